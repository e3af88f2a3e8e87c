"""Colosseum at the table: whole decisions by keys, what is saved of them, and what is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import colosseum
from tests.shell.bench import Bench


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    store = Store(tmp_path)
    table = Table.create(store, colosseum, ("Ana", "Ben", "Cleo"), colosseum.Options(), seed=5)
    yield Bench(store, table)
    store.close()


def saved_since(bench: Bench, entries: int) -> list[tuple[int, str]]:
    """Who has moved since, and how."""
    table = bench.table
    return [(seat, move["kind"]) for seat, move in bench.store.log(table.match.id)[entries:]]


def with_limits(bench: Bench, *limits: str) -> None:
    """Open the first market, ask for limits, and enter them."""
    assert bench.press(*"dddddd", "enter").endswith("It is Ana's turn: press again to spend that.")
    bench.press("enter")
    assert "Pass the keyboard to Ben" in bench.press("s")
    for limit in limits:
        bench.press("r", *limit, "enter")


def test_limits_are_saved_as_the_bids_they_come_to(bench: Bench) -> None:
    with_limits(bench, "9", "10", "0")
    assert saved_since(bench, bench.table.entries - 4) == [
        (1, "bid"),
        (2, "bid"),
        (0, "drop_out"),
        (1, "drop_out"),
    ]


def test_an_auction_played_out_from_limits_is_taken_back_as_one(bench: Bench) -> None:
    with_limits(bench, "9", "10", "0")
    asked = bench.press("u")
    assert (
        "Take this back: Ben bids 9. Cleo bids 10. Ana drops out. Ben drops out. Does the whole table agree?" in asked
    )
    bench.press("y")
    assert saved_since(bench, bench.table.entries - 1) == [(0, "open")]
    assert "bid 9 or more for market 1, or drop out" in bench.text


def test_an_opening_with_limits_goes_back_to_before_the_opening(bench: Bench) -> None:
    bench.press(*"dddddd")
    before = bench.table.entries
    bench.press("s", "r", "9", "enter", "r", "0", "enter", "r", "0", "enter")
    assert len(saved_since(bench, before)) == 4
    bench.press("u", "y")
    assert bench.table.entries == before
    assert "open a market with a bid" in bench.text
    assert "no investment" in bench.press("u")


def test_a_deal_that_came_of_a_counter_offer_is_taken_back_as_one(bench: Bench) -> None:
    bench.press(*"dd" * 6, "minus", "4", "down", "1", "enter")
    offered = bench.table.entries
    assert "say what you would agree to" in bench.press("o")
    assert "would give you 1 gladiator for 7 coins. Agree, or leave it?" in bench.press("7", "enter")
    bench.press("a")
    assert saved_since(bench, offered) == [(1, "refuse"), (0, "offer"), (1, "accept")]
    bench.press("u", "y")
    assert bench.table.entries == offered
