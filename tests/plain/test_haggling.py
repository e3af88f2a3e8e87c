"""Haggling with computers, line by line: they say what they want, which is one word, and hear a counter-offer."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs
import pytest

from circus_tui.bots.games.colosseum_bargains import counter_offer, offers
from circus_tui.bots.greedy import Greedy
from circus_tui.plain.commands import obey
from circus_tui.plain.console import Console
from circus_tui.plain.exchange import Exchange
from circus_tui.plain.game import PlainGame
from circus_tui.plain.games.deals import spelt
from circus_tui.storage.store import Store
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.table import Table
from rules import colosseum
from rules.colosseum.moves import Accept, Offer, Refuse
from rules.colosseum.state import Answering, State, Trading
from rules.colosseum.trading import countered, turned_round, why_not_offer
from rules.core import name_seats

NAMES = ("Ana", "Ben", "Cleo", "Dan")
COMPUTERS = ("", "fair", "fair", "fair")


class Heard:
    """Somebody at a table of Colosseum, and what is said there."""

    def __init__(self, store: Store, table: Table, bots: tuple[str, ...] = COMPUTERS, typed: str = "") -> None:
        self.out = io.StringIO()
        keep_seating(store, table.match.id, Seating(bots))
        console = Console(io.StringIO(typed), self.out)
        self.table = table
        self.game = PlainGame(table, console, Company(table, store=store), exchange=Exchange(table, store))
        self.game.begin()
        self.game.settle()

    def type(self, line: str) -> str:
        """Type a line; what is said until something has to be answered again."""
        start = len(self.out.getvalue())
        obey(self.game, line)
        if not self.game.stands:
            self.game.settle()
        return self.out.getvalue()[start:]


def sits(store: Store, reached: Callable[[State], bool], seed: int = 5, seats: tuple[int, ...] | None = None) -> Table:
    """A table that greedy players have played up to there; afterwards it is as it is saved."""
    table = Table.create(store, colosseum, NAMES, colosseum.Options(), seed=seed, seats=seats)
    while not reached(table.view(None)):
        acting = colosseum.to_act(table.view(None))
        assert acting, "it never came to that"
        if min(acting) < 0:
            table.advance()
            continue
        seat = min(acting)
        table.play(seat, (Greedy().choose(colosseum, table.view(seat), seat, Random(table.entries)),), table.revision)
    return table


def dear(view: State) -> Offer | None:
    """An offer of Ana's that is refused, with a word on what would do."""
    if not isinstance(view.step, Trading) or view.step.actor != 0:
        return None
    means = (attrs.evolve(deal, coins=deal.coins - 4) for deal in offers(view, 0))
    allowed = (mean for mean in means if colosseum.explain(view, 0, mean) is None)
    return next((mean for mean in allowed if counter_offer(colosseum.step(view, 0, mean), mean.partner)), None)


def asked(view: State) -> bool:
    """Whether a computer has made Ana an offer which she would have to pay more for than it would take."""
    return isinstance(view.step, Answering) and view.step.actor == 0 and greed(view) is not None


def offered(view: State) -> Answering:
    """The offer that waits for an answer."""
    assert isinstance(view.step, Answering)
    return view.step


def greed(view: State) -> tuple[Offer, Offer] | None:
    """A counter-offer of Ana's that the trader does not like, and what it would agree to instead."""
    deal = turned_round(offered(view).offer, offered(view).trader)
    for less in range(1, 9):
        mean = attrs.evolve(deal, coins=deal.coins - less)
        if why_not_offer(view, 0, mean) is None:
            wish = counter_offer(countered(view, 0, mean), mean.partner)
            if wish is not None:
                return mean, wish
    return None


def typed(offer: Offer) -> str:
    return name_seats(spelt(offer), NAMES)


def countering(offer: Offer) -> str:
    return "counter " + typed(offer).partition(NAMES[offer.partner])[2].strip()


def test_what_a_computer_would_agree_to_is_the_word_agree(store: Store) -> None:
    ana = Heard(store, sits(store, lambda view: dear(view) is not None))
    assert "Nobody has just said" in ana.type("agree")
    mean = dear(ana.table.view(None))
    assert mean is not None
    said = ana.type(typed(mean))
    assert " would give " in said
    assert "agree: " in said.rpartition("\n1. ")[2]
    wish = ana.game.wish
    assert isinstance(wish, Offer)
    assert (wish.give, wish.take) == (mean.give, mean.take)
    before = ana.table.view(None).players[0].coins
    said = ana.type("agree")
    assert f"{NAMES[mean.partner]} accepts" in said
    assert ana.table.view(None).players[0].coins == before - wish.coins
    assert "agree: " not in said


def test_a_computer_answers_a_counter_offer_and_keeps_its_word(store: Store) -> None:
    ana = Heard(store, sits(store, asked))
    view, entries = ana.table.view(None), ana.table.entries
    found = greed(view)
    assert found is not None
    mean, wish = found
    name = NAMES[offered(view).trader]
    said = ana.type(countering(mean))
    assert said.startswith(f"{name} refuses. {name} would give ")
    assert "agree: " in said
    assert ana.table.entries == entries
    assert ana.game.wish == wish
    assert "That is allowed" in ana.type(f"why {countering(wish)}")
    said = ana.type("agree")
    assert f"{name} accepts" in said or f"Ana accepts: {name} gives" in said
    told = [entry.move for entry in ana.table._history.entries[entries : entries + 3]]
    assert told == [Refuse(), turned_round(wish, 0), Accept()]


def test_a_counter_offer_is_put_together_by_questions_and_refused_with_a_reason(store: Store) -> None:
    ana = Heard(store, sits(store, asked))
    entries = ana.table.entries
    menu = ana.game.menu.items
    number = next(place for place, item in enumerate(menu, start=1) if item.composer is not None)
    assert menu[number - 1].words == "counter: say what you would agree to instead"
    assert ana.type(str(number)).startswith("What would you give?")
    assert ana.type("nothing").startswith("What do you want for it?")
    assert "You would give nothing" in ana.type("1 coin")
    assert "You would give nothing" in ana.type("why counter nothing for 1 coin")
    assert "Say what you want for it" in ana.type("counter 1 coin")
    assert ana.table.entries == entries


def test_without_an_offer_there_is_nothing_to_counter(store: Store) -> None:
    ana = Heard(store, sits(store, lambda view: isinstance(view.step, Trading) and view.step.actor == 0))
    assert "counter" not in ana.type("moves")
    assert "Nobody has made you an offer." in ana.type("counter 1 coin for 1 torch")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_person_at_the_same_keyboard_is_asked(store: Store, agrees: bool) -> None:
    table = sits(store, asked)
    bots = tuple("" if seat in (0, offered(table.view(None)).trader) else "fair" for seat in range(4))
    ana = Heard(store, table, bots, "yes\n" if agrees else "no\n")
    view, entries = table.view(None), table.entries
    deal = turned_round(offered(view).offer, offered(view).trader)
    said = ana.type(countering(deal))
    assert f"{NAMES[offered(view).trader]}: Ana would give you " in said
    assert ("accepts" in said) == agrees
    assert (table.entries > entries) == agrees


def apart(folder: Path, person: bool) -> tuple[Heard, Company]:
    """Ana at a window of her own, made an offer by a person or by a computer, and the company of the other one."""
    first, second = Store(folder), Store(folder)
    table = sits(first, asked)
    trader = offered(table.view(None)).trader
    bots = tuple("" if seat == 0 or (person and seat == trader) else "fair" for seat in range(4))
    table.leave()
    others = Table.resume(first, table.match, (1, 2, 3))
    return Heard(second, Table.resume(second, table.match, (0,)), bots), Company(others, store=first)


def test_a_computer_of_another_window_answers_and_is_heard_there(tmp_path: Path) -> None:
    ana, others = apart(tmp_path, person=False)
    view = ana.table.view(None)
    assert "counter: " in ana.type("moves")
    found = greed(view)
    assert found is not None
    said = ana.type(countering(found[0]))
    assert others.look().words == said.partition("\n")[0] != ""
    assert others.look().words == ""
    players = view.players
    assert "accepts" in ana.type("agree")
    assert ana.table.view(None).players[0].coins == players[0].coins - found[1].coins
    others._table.refresh()
    assert others._table.view(None) == ana.table.view(None)


def test_somebody_at_another_window_cannot_be_asked_here(tmp_path: Path) -> None:
    ana, _ = apart(tmp_path, person=True)
    step, entries = offered(ana.table.view(None)), ana.table.entries
    assert "counter: " not in ana.type("moves")
    said = ana.type(countering(turned_round(step.offer, step.trader)))
    assert said == f"{NAMES[step.trader]} decides at another window.\n"
    assert ana.table.entries == entries
