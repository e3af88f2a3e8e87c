"""The palette: what it lists, what it finds, and where it does not open."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from circus_tui.screens.rulebook import RulebookScreen
from circus_tui.screens.setup import SetupScreen
from circus_tui.settings import read
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow

two = sitting("scout", "Ana", "Ben", start="fixed")


def test_it_lists_what_the_screen_offers_with_its_keys_in_groups(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        shown = await at.press("ctrl+p")
        assert all(words in shown for words in ("Here", "Read", "Turn the hand", "Rulebook of SCOUT", "commands"))
        assert "Keep it as dealt" in await at.press("escape")

    run(tmp_path, play, two, size=(120, 36))


def test_it_finds_rules_by_a_word_and_opens_them(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "ctrl+p", *"unbeat")
        assert "§ 5.2 Unbeaten" in at.text
        await at.tap("enter")
        assert isinstance(at.app.screen, RulebookScreen)
        assert at.app.screen._section.number == "5.2"

    run(tmp_path, play, two)


def test_a_key_that_is_typed_comes_first(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "ctrl+p", "l")
        assert "What happened" in await at.press("enter")

    run(tmp_path, play, two)


def test_a_new_game_is_prepared_from_a_game_which_stays_saved(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "ctrl+p", *"new game of big", "enter")
        assert isinstance(at.app.screen, SetupScreen)
        assert "Ana, Ben" in await at.press("q")

    run(tmp_path, play, two, size=(120, 36))


def test_colours_and_mouse_are_chosen_and_remembered(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("ctrl+p", *"matinee", "enter")
        assert at.app.palette.name == "matinee"
        await at.tap("ctrl+p", *"mouse", "enter")

    run(tmp_path, play)
    assert read(tmp_path).settings.theme == "matinee"
    assert read(tmp_path).settings.mouse in ("on", "off")


def test_ctrl_c_leaves_a_line_and_not_the_program(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("ctrl+p", "x", "ctrl+c")
        assert "New game" in at.text
        await at.tap("enter")
        at.app.screen.query_one("#name-0", Input).focus()
        assert "Who plays" in await at.press("x", "ctrl+c")
        assert not isinstance(at.app.screen.focused, Input)
        assert at.app.is_running

    run(tmp_path, play)


@pytest.mark.parametrize("keys", [("enter", "enter", "enter"), ("escape", "escape")])
def test_keys_that_come_before_the_first_is_seen_to_close_it_once_and_do_no_more(
    keys: tuple[str, ...], tmp_path: Path
) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        table = at.app.screen
        await at.tap("ctrl+p", *"keys")
        for key in keys:
            at.app.simulate_key(key)
        await at.tap()
        below = at.app.screen_stack[-2] if keys[0] == "enter" else at.app.screen
        assert below is table
        assert len(at.app.screen_stack) == (3 if keys[0] == "enter" else 2)
        assert at.app.guard.is_deaf("enter" if keys[0] == "enter" else keys[-1])

    run(tmp_path, play, two)
