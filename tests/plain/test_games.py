"""Whole games, line by line, by somebody who types at random."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from circus_tui.plain.console import Console
from circus_tui.plain.start import play
from circus_tui.storage.store import Store
from circus_tui.tables.seating import read_players
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import Begin
from rules import GAMES
from rules.history import History
from tests.plain.chatter import Chatter
from tests.plain.tables import NAMES, heard, played, put
from tests.secrecy import past_otherwise

MOVE = {"Placing": "pass", "EndingTurn": "done"}
ASKED = ("", "hand", "table", "moves", "why", "why 1", "log all", "hint", "help", "rules", "why pass", "xyz")


def held_cards(store: Store) -> tuple[Table, History]:
    """A table of Drum Roll at which somebody with cards in hand decides in the open."""
    for seed in range(50):
        table = played(store, "drum_roll", 30, seed)
        state = table._history.state
        if type(state.step).__name__ in MOVE and state.players[state.step.seat].hand:
            return table, table._history
    raise AssertionError("nobody holds a card")


def chatted(folder: Path, slug: str, players: list[str], chatter: Chatter, *, ascii_only: bool = False) -> int:
    wish = Begin(slug, *read_players(players), GAMES[slug].Options(), 7)
    return play(folder, wish, Console(chatter, chatter, ascii_only=ascii_only))


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(GAMES))
def test_a_whole_game_in_words_alone(slug: str, tmp_path: Path) -> None:
    seats = GAMES[slug].INFO.seats[min(1, len(GAMES[slug].INFO.seats) - 1)]
    chatter = Chatter(5)
    assert chatted(tmp_path, slug, list(NAMES[:seats]), chatter, ascii_only=True) == 0
    said = chatter.getvalue()
    assert not re.search(r"[^\n -~]", said)
    assert "The game is saved." in said
    assert not re.search(r"\b1 (cards|peanuts|points|chips|dollars|stars|dice|ways)\b", said)
    ends = [[line for line in part.splitlines() if " ends: " in line] for part in said.split("> ")]
    assert any(ends) == (slug in ("scout", "big_top", "fan_tan"))
    assert all(len(lines) == len(set(lines)) for lines in ends)
    store = Store(tmp_path)
    [match] = store.matches()
    store.close()
    assert match.scores is not None
    assert re.search(r"\n(\w+ wins|.* share the win)\. The game is saved", said)


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_choice_of_a_list_is_heard_by_its_words(slug: str, tmp_path: Path) -> None:
    seats = GAMES[slug].INFO.seats[min(1, len(GAMES[slug].INFO.seats) - 1)]
    chatter = Chatter(8, most=250, chatters=False)
    chatted(tmp_path, slug, list(NAMES[:seats]), chatter)
    assert "I do not understand" not in chatter.getvalue()
    assert "There is no number" not in chatter.getvalue()


@pytest.mark.parametrize("slug", ["scout", "drum_roll"])
def test_one_person_among_computers_is_never_asked_to_pass_the_keyboard(slug: str, tmp_path: Path) -> None:
    chatter = Chatter(3, most=60)
    chatted(tmp_path, slug, ["Ana", "bot:fair", "bot:random"], chatter)
    assert "Pass the keyboard" not in chatter.getvalue()
    assert "\n\n\n" not in chatter.getvalue()
    assert "Ana's turn." in chatter.getvalue()
    assert "Ben's turn." not in chatter.getvalue()


@pytest.mark.parametrize("slug", list(GAMES))
@pytest.mark.parametrize("moves", [0, 5, 23])
def test_nothing_is_said_that_the_seat_cannot_know(slug: str, moves: int, store: Store) -> None:
    table = held_cards(store)[0] if (slug, moves) == ("drum_roll", 23) else played(store, slug, moves, seed=moves)
    history = table._history
    acting = table.rules.to_act(history.state)
    assert acting
    private = table.rules.private(history.state, min(acting))
    before, known = heard(table, ()), heard(table, ASKED)
    assert ("Pass the keyboard" in before) == private
    for seed in range(3):
        put(table, past_otherwise(history, None, Random(seed)))
        assert heard(table, ()) == before
        put(table, past_otherwise(history, min(acting) if private else None, Random(seed)))
        assert heard(table, ASKED) == known


def test_cards_are_told_to_their_owner_alone_and_pushed_away_before_the_next(store: Store) -> None:
    table, history = held_cards(store)
    seat = min(table.rules.to_act(history.state))
    name = table.players[seat]
    said = heard(table, ("hand", "cards", "", "moves", MOVE[type(history.state.step).__name__]))
    before, after = said.split(f"Only {name} may go on. {name}: press Enter.\n")
    cards = [card.name for card in history.state.players[seat].hand]
    assert not any(card in before for card in cards)
    told, rest = after.split("\n" * 30, 1)
    assert all(card in told for card in cards)
    assert not any(f"You hold {card}" in rest for card in cards)
    put(table, past_otherwise(history, None, Random(1)))
    assert heard(table, ("hand",)).rstrip("> \n") in before
