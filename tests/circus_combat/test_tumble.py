"""Dice that roll where the terminal is lively, and nowhere else."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from circus_tui.screens.circus_combat import pictures as room
from circus_tui.screens.game import GameScreen
from rules.circus_combat.state import State
from rules.circus_combat.steps import Dice, Rerolling
from tests.circus_combat.scenes import scene, table
from tests.shell.player import Play, Player, run, sitting


def test_a_die_on_its_way_shows_another_face_in_every_frame_and_never_the_one_it_will_come_to() -> None:
    rolled = Dice((1, 2, 6), (4,))
    view = table(Rerolling(0, rolled))
    shown = [faces_of(view, frames) for frames in range(7)]
    assert shown[0] == rolled.faces
    for later, sooner in pairwise(shown):
        assert all(face != before for face, before in zip(later, sooner, strict=True))
    for rolling in shown[1:]:
        assert all(face != own for face, own in zip(rolling, rolled.faces, strict=True))


def faces_of(view: State, frames: int) -> tuple[int, ...]:
    """The dice in the tray, so many frames before they lie."""
    tray = room.pictures(scene(view, None, tumble=frames)).zones["roll"].value
    return tuple(each.die.face for each in tray.dice)


def lively(tmp_path: Path, play: Play) -> None:
    """Play at a table where dice may be seen to roll, up to the key that lets chance roll for the other player."""

    async def with_dice(at: Player) -> None:
        at.app.animation_level = "full"
        at.app._slow_line = False
        for _ in range(4):
            screen = at.app.screen
            assert isinstance(screen, GameScreen)
            screen._moving.end()
            await at.tap("enter")
        await play(at)

    run(tmp_path, with_dice, sitting("circus_combat", "Ana", "Ben"))


@pytest.mark.slow
def test_dice_roll_for_a_moment_and_tell_nothing_before_they_lie(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        screen = at.app.screen
        assert isinstance(screen, GameScreen)
        screen._rolled = True
        screen._moving.begin(5, lambda *_: Still(), screen.follow)
        screen.follow()
        await at.tap()
        assert "The dice are rolling" in at.text
        assert screen.scene.decision is None
        screen._moving.end()
        screen.follow()
        await at.tap()
        assert "The dice are rolling" not in at.text

    lively(tmp_path, play)


@pytest.mark.slow
def test_a_key_that_ends_the_tumble_does_nothing_else(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        screen = at.app.screen
        assert isinstance(screen, GameScreen)
        screen._rolled = True
        screen._moving.begin(5, lambda *_: Still(), screen.follow)
        entries = screen.table.entries
        assert "The dice are rolling" not in await at.press("enter")
        assert screen.table.entries == entries

    lively(tmp_path, play)


class Still:
    """A timer that never fires."""

    def stop(self) -> None:
        """Nothing has to be stopped."""
