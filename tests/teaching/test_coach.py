"""The coach: each step is explained once to those who are new to a game, and to nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, Select

from circus_tui.learning.coach import Coach
from circus_tui.screens.seat_switch import SeatSwitch
from circus_tui.screens.setup import SetupScreen
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import scout
from rules.scout.clauses import Clause
from tests.shell.player import Player, run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_seat_that_is_new_is_told_each_step_once(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.app.push_screen(SetupScreen("scout", options=scout.Options(start="fixed"), seed=1))
        await at.tap()
        for seat, name in enumerate(("Ana", "Ben")):
            at.app.screen.query_one(f"#name-{seat}", Input).value = name
        new = at.app.screen.query_one("#new-0", SeatSwitch)
        new.focus()
        await at.tap("space")
        assert new.value
        await at.tap("ctrl+s")
        assert "New to you" not in at.text
        assert "New to you" in await at.press("a")
        assert "once in a round" in " ".join(at.text.replace("┃", " ").split())
        assert "New to you" not in await at.press("t")
        await at.tap("enter", "b")
        assert "New to you" not in at.text
        await at.tap("enter")
        assert "New to you" in await at.press("a")
        await at.tap("q", "enter")
        assert "New to you" not in await at.press("a")

    run(tmp_path, play, size=size)


def ana_is_new(store: Store) -> Table:
    """A table for two, one of whom is new to the game."""
    table = Table.create(store, scout, ("Ana", "Ben"), scout.Options(), seed=1)
    Coach.keep(store, table.match.id, (0,))
    return table


def test_enter_puts_away_what_covers_the_decision_before_it_decides(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "New to you" in await at.press("a")
        assert at.app._session is not None
        before = at.app._session.table.entries
        assert "New to you" not in await at.press("enter")
        assert at.app._session.table.entries == before
        assert at.app.guard.is_held, "nor does it decide before it is let go"
        await at.tap("enter")
        assert at.app._session.table.entries == before + 1

    run(tmp_path, play, ana_is_new, size=(60, 20))


def test_as_many_seats_may_be_new_as_play_and_go_along_when_a_player_sits_elsewhere(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("scout")
        await at.tap()
        screen = at.app.screen
        switches = [screen.query_one(f"#new-{seat}", SeatSwitch) for seat in range(5)]
        for seats in (5, 3):
            screen.query_one("#seats", Select).value = seats
            await at.press()
            assert [each.display for each in switches] == [seat < seats for seat in range(5)]
        switches[0].focus()
        assert "✓ A" not in at.text
        assert "✓ A" in await at.press("right")
        await at.tap("down", "down", "left")
        assert [each.value for each in switches] == [True, False, True, False, False]
        screen.query_one("#name-0", Input).focus()
        await at.tap("shift+down")
        assert [each.value for each in switches] == [False, True, True, False, False]
        await at.tap("ctrl+s")
        coach = Coach.of(at.app.store, 1, "scout", ("Ana", "Ben", "Cleo"))
        assert coach is not None
        assert [coach.speaks(seat, Clause.TURN) for seat in range(3)] == [False, True, True]

    run(tmp_path, play)


def test_nobody_is_told_anything_unless_it_is_wished(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("scout")
        await at.tap()
        await at.tap("ctrl+s", "a")
        assert "New to you" not in at.text

    run(tmp_path, play)


def test_what_has_been_told_is_kept_by_name(tmp_path: Path) -> None:
    store = Store(tmp_path)
    coach = Coach(store, "scout", ("Ana", "Ben"), (0,))
    assert coach.speaks(0, Clause.TURN)
    assert not coach.speaks(0, Clause.TURN)
    assert not coach.speaks(1, Clause.TURN)
    assert not Coach(store, "scout", ("Ben", "Ana"), (1,)).speaks(1, Clause.TURN)
    assert Coach(store, "fan_tan", ("Ben", "Ana"), (1,)).speaks(1, Clause.TURN)
    store.close()


def test_who_is_new_is_kept_with_the_game_and_nothing_else_is_believed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert Coach.of(store, 7, "scout", ("Ana", "Ben")) is None
    Coach.keep(store, 7, (1,))
    found = Coach.of(store, 7, "scout", ("Ana", "Ben"))
    assert found is not None
    assert found.speaks(1, Clause.TURN)
    for strange in ("everybody", {"0": 1}, [True, "x", 99, -1]):
        store.remember("coach/7", strange)
        odd = Coach.of(store, 7, "scout", ("Ana", "Ben"))
        assert odd is None or not odd.speaks(0, Clause.TURN)
    store.close()
