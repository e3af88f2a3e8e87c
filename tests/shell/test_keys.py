"""Keys of any keyboard: both cases of a letter are one key, and a key that means nothing is answered."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import circus_tui.screens
from circus_tui import keys
from circus_tui.keys import collected, folded
from tests.shell.player import Player, run, sitting

SCOUT = sitting("scout", "Ana", "Ben", start="fixed")


def test_no_action_is_on_a_capital_alone() -> None:
    modules = walk_packages(circus_tui.screens.__path__, "circus_tui.screens.")
    actions = collected(keys, *(import_module(module.name) for module in modules))
    assert len(actions) > 50
    assert [each.name for each in actions for key in each.keys if folded(key) != key] == []


@pytest.mark.parametrize(
    ("key", "other"),
    [
        ("A", "a"),
        ("shift+a", "a"),
        ("Ж", "ж"),
        ("a", "a"),
        ("shift+up", "shift+up"),
        ("F1", "F1"),
        ("ctrl+l", "ctrl+l"),
    ],
)
def test_a_capital_is_the_small_letter(key: str, other: str) -> None:
    assert folded(key) == other


def test_with_caps_lock_the_whole_game_can_be_played(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "keep your hand" in await at.press("A")
        assert "► Turn the whole hand" in await at.press("T")
        assert "the log" in await at.press("L")
        assert "keep your hand" in await at.press("Q")
        assert "Pass the keyboard to" in await at.press("X")
        assert "New game" in await at.press("Q")

    run(tmp_path, play, SCOUT)


def test_a_key_that_means_nothing_is_answered_on_every_screen(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        for lift in ("", "a"):
            if lift:
                await at.press(lift)
            assert "? lists the keys" in await at.press("ф")
            assert "? lists the keys" in await at.press("f12")
        await at.press("l")
        assert "? lists the keys" in await at.press("ф")
        await at.press("q", "question_mark")
        assert "the keys are below" in await at.press("ф")
        await at.press("escape", "q")
        assert "? lists the keys" not in at.text
        assert "? lists the keys" in await at.press("ы")
        assert "? lists the keys" not in await at.press("down")
        await at.press("b")
        assert "keys" in await at.press("ы")

    run(tmp_path, play, SCOUT)


def test_a_question_stays_asked_whatever_else_is_pressed(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("a", "t", "enter")
        assert "y / n" in await at.press("u")
        assert "y / n" in await at.press("ф")
        assert "y / n" not in await at.press("N")

    run(tmp_path, play, SCOUT)


def test_what_is_typed_into_a_line_keeps_its_capitals(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("enter")
        at.app.screen.query_one("#name-0").focus()
        await at.pilot.press(*"Öd", "space", "Q")
        assert "Öd Q" in at.text

    run(tmp_path, play)
