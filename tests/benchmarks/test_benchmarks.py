"""The short form: what is measured is what is meant, and what does not hang on the machine is bounded."""

from __future__ import annotations

import sys

import attrs
import pytest

from rules import GAMES
from tests.benchmarks import pages
from tests.benchmarks.__main__ import main, table
from tests.benchmarks.engines import positions, prices, random_play, replayed
from tests.benchmarks.growth import growth
from tests.benchmarks.pages import PAGES, Cost
from tests.benchmarks.rivals import RIVALS
from tests.benchmarks.windows import updates


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_game_is_measured(slug: str) -> None:
    assert random_play(slug, 0.01, seed=1) > 100
    asked = prices(slug, seed=1, number=20)
    assert [price.name for price in asked] == ["legal_moves", "step", "explain", "view"]
    assert all(0 < price.usual <= price.p95 for price in asked)
    assert replayed(slug, seed=1) > 100
    state, seat, move, after = next(positions(slug, seed=1))
    assert GAMES[slug].step(state, seat, move) == after


def test_a_game_grows_by_so_much_an_entry_however_long_it_is() -> None:
    short, long = growth((200, 1_000))
    assert (long.entries - 1, short.entries - 1) == (1_000, 200)
    added = long.entries - short.entries
    assert (long.record - short.record) / added < 120
    assert (long.file - short.file) / added < 150
    assert (long.megabytes - short.megabytes) * 1e6 / added < 600


@pytest.mark.slow
def test_what_a_screen_writes_is_measured_and_held_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "_IDLE_SECONDS", 0.2)
    monkeypatch.setattr(pages, "_FINISHED", 0)
    [page] = pages.measured(("settings changed",), ((80, 24),), presses=3)
    assert len(page.moves) == 3
    assert all(cost.size > 0 and cost.paintings > 0 and cost.waited > 0 and cost.worked > 0 for cost in page.moves)
    assert (page.idle, page.changes) == (0, ())
    large = Cost(20_001, 3, 51.0, 9.0)
    over = attrs.evolve(page, moves=(large,), changes=(large,), idle=1)
    assert over.excess == "move, change, paintings, slow, idle"
    assert attrs.evolve(over, moves=(Cost(6_000, 1, 50.0, 9.0),), changes=(), idle=0).excess == ""


@pytest.mark.slow
def test_what_a_move_costs_the_windows_that_see_it_is_measured() -> None:
    spent = updates("scout", 2)
    assert len(spent) == 2
    assert all(each > 0 for each in spent)


def test_every_game_and_no_page_twice_is_measured() -> None:
    names = [page.name for page in PAGES]
    assert len(set(names)) == len(names)
    assert {rules.INFO.title for rules in GAMES.values()} < set(names)


@pytest.mark.slow
def test_rivals_that_are_not_there_are_said_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seconds", "0.05", "--rivals", sys.executable]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name in (*RIVALS, *(rules.INFO.title for rules in GAMES.values())):
        [line] = [line for line in lines if line.startswith((f"| {name} ", f"| {name},"))]
        assert "moves/s" not in line
        assert "not there" in line or "to" in line


def test_tables_are_in_line() -> None:
    assert table(("a", "bb"), [("ccc", "d")]) == "\n| a   | bb |\n|-----|----|\n| ccc | d  |"
