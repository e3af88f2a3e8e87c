"""Whole evenings of SCOUT at the keyboard, from the first curtain to the last score, with nothing but keys."""

from __future__ import annotations

import re

import pytest

from circus_tui.screens.game import GamePage
from circus_tui.screens.lobby import LobbyPage
from circus_tui.store import Store
from circus_tui.table import Table
from rules import scout
from rules.scout.state import Options
from tests.shell.bench import Bench

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def sit_down(store: Store, seats: int, size: tuple[int, int]) -> Bench:
    table = Table.create(store, scout, NAMES[:seats], Options(start="fixed"), seed=7)
    return Bench(store, LobbyPage(), GamePage(table), size=size)


def decide(bench: Bench) -> None:
    """Show the longest slice that beats the table, or scout to where the card makes a set."""
    cards = int(re.findall(r"▶\S.*?(\d+) ?c", bench.text)[0])
    for longer in (3, 2, 1, 0):
        bench.press("home")
        for place in range(cards):
            if "✓" in bench.press(*["right_square_bracket"] * longer):
                bench.press("enter")
                return
            bench.press("home", *["right"] * (place + 1))
    bench.press("s", "home")
    for _ in range(cards):
        if "makes" in bench.text:
            break
        bench.press("right")
    bench.press("enter")


def go_on(bench: Bench) -> None:
    """Do the next thing the screen asks for."""
    text = bench.text
    lift = re.search(r"Press  (\S)  to lift", text)
    if lift:
        assert "Your hand" not in text
        bench.press(lift[1])
    elif "Enter goes on" in text or "must keep" in text:
        bench.press("enter")
    else:
        decide(bench)


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_evening(seats: int, size: tuple[int, int], store: Store) -> None:
    bench = sit_down(store, seats, size)
    rounds = set()
    for _ in range(4000):
        text = bench.text
        rounds.update(re.findall(r"round (\d) of", text))
        if "wins." in text or "share the win" in text:
            break
        go_on(bench)
    assert rounds == {str(number + 1) for number in range(seats)}
    assert "★" in bench.text
    assert "Ana" in bench.text
    assert "Records" in bench.press("q")
    (match,) = store.matches()
    assert match.scores is not None
    assert all(f"{name} {score}" in bench.text for name, score in zip(NAMES[:1], match.scores, strict=False))


def test_a_quit_in_the_middle_and_on_from_there(store: Store) -> None:
    bench = sit_down(store, 2, (80, 24))
    for _ in range(12):
        go_on(bench)
    saved = re.findall(r"saved (\d+)", bench.text)
    assert "Continue" in bench.press("q")
    bench.press("enter")
    assert "to lift the curtain" in bench.text
    assert re.findall(r"saved (\d+)", bench.text) == saved


def test_two_players_of_whom_one_scouts_keep_the_seat(store: Store) -> None:
    bench = sit_down(store, 2, (80, 24))
    while "Ana: You must show a stronger" not in bench.text and "Ben: You must show a stronger" not in bench.text:
        go_on(bench)
    who = "Ana" if "Ana: You" in bench.text else "Ben"
    bench.press("s")
    assert "makes" in bench.text or "joins no neighbour" in bench.text
    bench.press("enter")
    assert f"{who}: You must show" in bench.text


def test_the_curtain_says_when_there_is_nothing_to_take_back(store: Store) -> None:
    bench = sit_down(store, 2, (80, 24))
    assert "Since your last turn" in bench.text
    assert "There is nothing to take back." in bench.press("u")
    assert "Ana: You must keep your hand" in bench.press("a")
