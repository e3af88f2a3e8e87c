"""The curtain parts where the terminal is lively, shows nothing before it is open, and is there at once elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from circus_tui.screens.curtain import CurtainScreen
from circus_tui.screens.scout.screen import ScoutScreen
from tests.shell.player import ByHand, Play, Player, run, sitting

pytestmark = pytest.mark.slow

SIZES = ((80, 24), (60, 20))


def lively(folder: Path, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Press the key of the first curtain of a game, where things may move by themselves."""

    async def begin(at: Player) -> None:
        at.app.animation_level = "full"
        at.app._slow_line = False
        curtain = at.app.screen
        assert isinstance(curtain, CurtainScreen)
        curtain._parting = ByHand()
        await at.tap(curtain.offered[0].keys[0])
        await play(at)

    run(folder, begin, sitting("scout", "Ana", "Ben", "Cleo"), size)


@pytest.mark.parametrize("size", SIZES)
def test_it_parts_in_less_than_four_tenths_of_a_second_and_shows_nothing_meanwhile(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def play(at: Player) -> None:
        curtain = at.app.screen
        assert isinstance(curtain, CurtainScreen)
        assert isinstance(curtain._parting, ByHand)
        widths: list[int] = []
        while at.app.screen is curtain:
            assert curtain._session.curtain is not None, "up until it is open"
            assert len(widths) * 0.07 < 0.4
            assert curtain._parting.left
            curtain._parting.next()
            await at.press()
            middle = at.text.splitlines()[size[1] // 2]
            widths.append(middle.rfind("█") - middle.find("█"))
            assert at.app.screen is not curtain or "Your hand" not in at.text
        assert isinstance(at.app.screen, ScoutScreen)
        assert widths[0] < widths[1] < widths[2] < size[0]

    lively(tmp_path, play, size)


def test_a_key_that_is_pressed_meanwhile_opens_it_and_does_no_more(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        entries = at.app.screen._session.table.entries  # type: ignore[attr-defined]
        await at.tap("u")
        screen = at.app.screen
        assert isinstance(screen, ScoutScreen)
        assert screen.session.question is None
        assert screen.table.entries == entries

    lively(tmp_path, play)


def test_it_is_open_at_once_where_nothing_moves_by_itself(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("enter", "space", "right", "b", "c", "1", "2")
        assert isinstance(at.app.screen, CurtainScreen), "no other key lifts it"
        await at.tap(at.app.screen.offered[0].keys[0])
        assert isinstance(at.app.screen, ScoutScreen)

    run(tmp_path, play, sitting("scout", "Ana", "Ben", "Cleo"))
