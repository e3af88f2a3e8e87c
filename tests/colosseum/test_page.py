"""Colosseum at the table: whole decisions by keys, what is saved of them, and what is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.screens.game import GamePage
from circus_tui.screens.lobby import LobbyPage
from circus_tui.store import Store
from circus_tui.table import Table
from rules import colosseum
from tests.shell.bench import Bench


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    store = Store(tmp_path)
    table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=5)
    yield Bench(store, LobbyPage(), GamePage(table))
    store.close()


def saved_since(bench: Bench, entries: int) -> list[tuple[int, str]]:
    """Who has moved since, and how."""
    table = bench.game.table
    return [(seat, move["kind"]) for seat, move in bench.store.log(table.match.id)[entries:]]


def with_limits(bench: Bench, *limits: str) -> None:
    """Open the first market, ask for limits, and enter them."""
    bench.press("d", "d", "d", "enter")
    assert "Pass the keyboard to Ben" in bench.press("s")
    for limit in limits:
        bench.press("r", *limit, "enter")


def test_limits_are_saved_as_the_bids_they_come_to(bench: Bench) -> None:
    with_limits(bench, "9", "10", "0")
    assert saved_since(bench, bench.game.table.entries - 4) == [
        (1, "bid"),
        (2, "bid"),
        (0, "drop_out"),
        (1, "drop_out"),
    ]


def test_nothing_tumbles_that_cannot_be_seen_to(bench: Bench) -> None:
    """The dice of the nobles are words here: the screen goes on to the decision at once."""
    bench.lively = True
    bench.press(*"d" * 9)
    while "may produce" in bench.text:
        shown = bench.press("enter")
        if "moves nobles" in shown:
            break
        bench.press("d")
    assert "moves nobles" in bench.text
    assert "rolling" not in bench.text
    assert not bench.looks
