"""Whole evenings of SCOUT at the keyboard, from the first curtain to the last score, with nothing but keys."""

from __future__ import annotations

import pytest

from circus_tui.screens.scout.decisions import Choosing, Scouting, Turning
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import scout
from rules.scout.state import Options
from tests.shell.bench import Bench

pytestmark = pytest.mark.slow

SEATED = [
    (2, (80, 24)),
    pytest.param(3, (60, 20), marks=pytest.mark.long),
    pytest.param(4, (80, 24), marks=pytest.mark.long),
    (5, (60, 20)),
]
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def sit_down(store: Store, seats: int, size: tuple[int, int]) -> Bench:
    table = Table.create(store, scout, NAMES[:seats], Options(start="fixed"), seed=7)
    return Bench(store, table, size)


def go_on(bench: Bench) -> None:
    """Do the next thing the screen asks for: show the strongest set that beats the table, else scout."""
    match bench.session.decision:
        case None if bench.lift:
            assert "Your hand" not in bench.text
            bench.type(bench.lift)
        case None | Turning():
            bench.type("enter")
        case Choosing(beating=()):
            bench.type("s")
        case Choosing():
            assert "\u2713 Show" in bench.press("tab")
            bench.type("enter")
        case Scouting():
            for _ in range(16):
                if "makes" in bench.text:
                    break
                bench.type("right")
            bench.type("enter")


@pytest.mark.parametrize(("seats", "size"), SEATED)
def test_an_evening(seats: int, size: tuple[int, int], store: Store) -> None:
    bench = sit_down(store, seats, size)
    results = 0
    for _ in range(2000):
        results += bench.session.shows == "result" and bench.session.between
        if bench.session.over:
            break
        go_on(bench)
    assert results == seats - 1
    assert "The match" in bench.text
    assert "\u2605" in bench.text
    (match,) = store.matches()
    assert match.scores is not None
    assert all(str(score).replace("-", "\N{MINUS SIGN}") in bench.text for score in match.scores)


def test_two_players_of_whom_one_scouts_keep_the_seat(store: Store) -> None:
    bench = sit_down(store, 2, (80, 24))
    while not (isinstance(bench.session.decision, Choosing) and not bench.session.decision.beating):
        go_on(bench)
    seat = bench.session.decision.seat
    bench.press("s")
    assert "makes" in bench.text or "joins no neighbour" in bench.text
    bench.press("enter")
    decision = bench.session.decision
    assert isinstance(decision, Choosing)
    assert decision.seat == seat


def test_tab_goes_through_every_set_that_beats_the_table_and_back_to_the_first(store: Store) -> None:
    bench = sit_down(store, 3, (80, 24))
    while not (isinstance(bench.session.decision, Choosing) and len(bench.session.decision.beating) > 2):
        go_on(bench)
    decision = bench.session.decision
    shown = []
    for _ in decision.beating:
        bench.press("tab")
        marked = bench.session.decision
        assert isinstance(marked, Choosing)
        assert marked.refusal is None
        shown.append((marked.show.start, marked.show.length))
    assert sorted(shown) == sorted(decision.beating)
    first = shown[0]
    bench.press("tab")
    again = bench.session.decision
    assert isinstance(again, Choosing)
    assert (again.show.start, again.show.length) == first


def test_the_curtain_says_when_there_is_nothing_to_take_back(store: Store) -> None:
    bench = sit_down(store, 2, (80, 24))
    assert "There is nothing to take back." in bench.press("u")
    assert "keep your hand or turn all of it" in bench.press("a")


def test_going_back_from_an_explanation_keeps_what_was_put_together(store: Store) -> None:
    bench = sit_down(store, 3, (80, 24))
    while not (isinstance(bench.session.decision, Choosing) and bench.session.view.active):
        go_on(bench)
    bench.type("s")
    bench.type("right")
    placed = bench.session.decision
    assert isinstance(placed, Scouting)
    bench.type("w")
    assert bench.session.explains == "asked"
    bench.press("escape")
    assert (bench.session.explains, bench.session.decision) == ("", placed)
    bench.session.explains = "what"
    bench.press("escape")
    assert (bench.session.explains, bench.session.decision) == ("", placed)
    bench.press("escape")
    assert isinstance(bench.session.decision, Choosing)
