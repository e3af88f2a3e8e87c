"""A card that is played flies over the table where the terminal is lively, and lies there at once elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import attrs
import pytest
from textual.geometry import Offset

from circus_tui.screens.curtain import CurtainScreen
from circus_tui.screens.frames import Frames
from circus_tui.screens.game import GameScreen
from tests.shell.player import ByHand, Play, Player, run, sitting

GAMES = ("scout", "big_top", "fan_tan")
_MOST = 60


async def go_on(at: Player) -> None:
    """Lift the curtain, or press Enter."""
    screen = at.app.screen
    lifted = screen.offered[0].keys[0] if isinstance(screen, CurtainScreen) else "enter"
    if isinstance(screen, GameScreen) and not isinstance(screen._moving, ByHand):
        screen._moving = ByHand()
    await at.tap(lifted)
    if isinstance(screen, CurtainScreen) and isinstance(at.app.screen, CurtainScreen):
        await at.tap(lifted)


async def until_a_card_flies(at: Player) -> GameScreen:
    """Play until a card is on its way."""
    for _ in range(_MOST):
        await go_on(at)
        screen = at.app.screen
        if isinstance(screen, GameScreen) and screen._flown is not None:
            return screen
    raise AssertionError(f"No card has flown:\n{at.text}")


def flying(folder: Path, slug: str, play: Play, size: tuple[int, int]) -> None:
    """Play where things may move by themselves."""

    async def begin(at: Player) -> None:
        at.app.animation_level = "full"
        at.app._slow_line = False
        await play(at)

    run(folder, begin, sitting(slug, "Ana", "Ben", "Cleo"), size)


@pytest.mark.parametrize(("slug", "size"), [("scout", (120, 36)), ("big_top", (80, 24)), ("fan_tan", (60, 20))])
def test_it_is_there_in_less_than_four_tenths_of_a_second(tmp_path: Path, slug: str, size: tuple[int, int]) -> None:
    async def play(at: Player) -> None:
        screen = await until_a_card_flies(at)
        assert isinstance(screen._moving, ByHand)
        places: list[Offset] = []
        while screen._flown is not None:
            assert len(places) * 0.07 < 0.4
            places.append(screen._flying.region.offset)
            assert screen._flying.display
            screen._moving.next()
            await at.press()
        assert len(set(places)) == len(places) > 2, "it moves in every frame"
        assert not screen._flying.display

    flying(tmp_path, slug, play, size)


def test_what_comes_meanwhile_without_a_flight_lets_it_lie_and_rolls_no_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(at: Player) -> None:
        screen = await until_a_card_flies(at)
        assert screen._seen is not None
        screen._seen = attrs.evolve(screen._seen, entries=screen._seen.entries - 1)
        monkeypatch.setattr(screen, "_route", lambda flight: None)
        screen._set_off()
        assert (screen._flown, screen._moving.left) == (None, 0)
        assert "dice are rolling" not in str(screen.asked)

    flying(tmp_path, "big_top", play, (80, 24))


@pytest.mark.parametrize("slug", GAMES)
def test_a_key_that_is_pressed_meanwhile_lets_it_lie_and_does_no_more(tmp_path: Path, slug: str) -> None:
    async def play(at: Player) -> None:
        screen = await until_a_card_flies(at)
        entries = screen.table.entries
        await at.tap("enter")
        assert screen._flown is None
        assert screen._flying._zone is None
        assert screen.table.entries == entries

    flying(tmp_path, slug, play, (80, 24))


def test_a_click_meanwhile_lets_it_lie_and_chooses_nothing(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        screen = await until_a_card_flies(at)
        entries, decision = screen.table.entries, screen.session.decision
        screen.point(0)
        assert screen._flown is None
        assert screen.table.entries == entries
        assert screen.session.decision == decision

    flying(tmp_path, "scout", play, (80, 24))


def test_nothing_flies_under_a_page(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        screen = await until_a_card_flies(at)
        assert isinstance(screen._moving, ByHand)
        at.app.open_page("rules")
        await at.press()
        screen._moving.next()
        assert screen._flown is None
        assert not screen._flying.display

    flying(tmp_path, "scout", play, (80, 24))


def test_nothing_flies_where_nothing_moves_by_itself(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        with pytest.raises(AssertionError, match="No card has flown"):
            await until_a_card_flies(at)

    run(tmp_path, play, sitting("scout", "Ana", "Ben", "Cleo"), (80, 24))


def test_a_tick_that_comes_after_all_has_ended_begins_nothing() -> None:
    drawn: list[str] = []
    ticks: list[Callable[[], None]] = []

    def every(_: float, tick: Callable[[], None]) -> SimpleNamespace:
        ticks.append(tick)
        return SimpleNamespace(stop=lambda: None)

    frames = Frames()
    frames.begin(2, every, lambda: drawn.append("frame"))
    ticks[0]()
    frames.end()
    ticks[0]()
    assert (frames.left, drawn) == (0, ["frame"])
