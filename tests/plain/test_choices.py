"""Whatever is read out as a choice is chosen by typing it as it was read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from circus_tui.plain.commands import obey
from circus_tui.plain.console import Console
from circus_tui.plain.game import PlainGame
from circus_tui.plain.menu import Item, Question
from circus_tui.storage.store import Store
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import Seat
from tests.plain.chatter import Chatter
from tests.plain.tables import played, put
from tests.specimens import random_history, specimen

STATES, QUESTIONS = 25, 8


class Choosing(PlainGame):
    """A game at which is noted what was chosen, and nothing done."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, Console(Chatter(1), Chatter(1)), Company(table, Seating()))
        self.chosen: Any = None

    def consider(self, seat: Seat, view: Any, question: Question) -> None:
        """Be asked a question."""
        self.seat, self.view, self.question, self.pause = seat, view, question, ""

    def _choose(self, item: Item) -> None:
        self.chosen = item


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_choice_is_taken_as_it_was_read(slug: str, store: Store) -> None:
    table = played(store, slug, 0, 3)
    rules, game = table.rules, Choosing(table)
    history = random_history(rules, len(table.players), rules.Options(), 3, specimen(slug).cap)
    tried = 0
    for number in Random(slug).sample(range(len(history.entries)), min(STATES, len(history.entries))):
        put(table, history.at(number))
        for seat in rules.to_act(history.states[number]):
            view = rules.view(history.states[number], seat)
            moves = tuple(rules.legal_moves(view, seat)) if seat >= 0 else ()
            game.consider(seat, view, Question(""))
            questions = [game.lister.menu(moves)] if moves else []
            for question in questions:
                game.consider(seat, view, question)
                for item in question.items:
                    obey(game, " ".join(item.words.split()))
                    assert game.chosen is item, item.words
                    tried += 1
                    if len(item.moves) > 1 and len(questions) < QUESTIONS:
                        questions.append(game.lister.narrowed(item.moves))
    assert tried > STATES
