"""The help: every key of the screen it is about, scrolled to the end in any window."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.containers import VerticalScroll

from circus_tui.drawing.paint import text_of
from circus_tui.keyboard import keys
from circus_tui.screens.help import HelpScreen
from circus_tui.screens.log import LogScreen
from circus_tui.screens.rulebook import RulebookScreen
from circus_tui.widgets.key_list import KeyLines, key_names, key_rows
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow

two = sitting("scout", "Ana", "Ben", start="fixed")
SIZES = ((60, 20), (80, 24), (120, 36), (200, 60))


@pytest.mark.parametrize("size", SIZES)
def test_all_of_it_can_be_seen(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "enter", "b", "enter", "a")
        offered = at.app.screen.offered  # type: ignore[attr-defined]
        await at.tap("question_mark")
        assert isinstance(at.app.screen, HelpScreen)
        page = at.app.screen.query_one(VerticalScroll)
        seen = at.text
        while page.scroll_offset.y < page.max_scroll_y:
            seen += await at.press("space")
        squeezed = " ".join(seen.split())
        assert all(key in squeezed for key in ("ctrl+c", "ctrl+l", "ctrl+z"))
        assert "seats, always with their letter" in squeezed
        assert all(key_names(each).split()[0] in squeezed for each in offered if each.label)

    run(tmp_path, play, two, size=size)


def test_it_names_the_rule_of_the_decision_and_opens_it(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        assert "§ 2.1 Turning the hand" in await at.press("question_mark")
        await at.tap("k")
        assert isinstance(at.app.screen, RulebookScreen)
        assert at.app.screen._section.number == "2.1"

    run(tmp_path, play, two)


def test_it_is_there_on_a_curtain_and_in_a_set_up(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "lift the curtain" in " ".join((await at.press("question_mark")).lower().split())
        await at.tap("escape", "q")
        at.app.open_setup("scout")
        await at.tap()
        assert "Keys here" in await at.press("question_mark")

    run(tmp_path, play, two)


def test_a_click_on_a_key_does_it_on_the_screen_below(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "question_mark")
        assert isinstance(at.app.screen, HelpScreen)
        await at.click_on(" ↑ ")
        assert isinstance(at.app.screen, HelpScreen)
        assert "It is allowed." in await at.click_on(keys.WHY.meaning[:12])
        await at.tap("question_mark")
        await at.click_on("  l   ")
        assert isinstance(at.app.screen, LogScreen)

    run(tmp_path, play, two, size=(60, 20))


def test_the_same_meaning_stands_once() -> None:
    lines = key_rows(KeyLines((keys.HELP, keys.LOG)), 80, apart=True)
    assert [bool(text_of(line)) for line in lines] == [True, False, True]


@pytest.mark.parametrize("page", ["help", "rules", "log", "who"])
def test_a_page_that_is_left_twice_leaves_what_is_below_it(page: str, tmp_path: Path) -> None:
    """Over a slow line two keys may be on their way before the first is carried out."""

    async def play(at: Player) -> None:
        await at.tap("a")
        table, deep = at.app.screen, len(at.app.screen_stack)
        at.app.open_page(page)
        await at.tap()
        opened = at.app.screen
        assert len(at.app.screen_stack) == deep + 1
        opened.do("quit")  # type: ignore[attr-defined]
        opened.do("quit")  # type: ignore[attr-defined]
        await at.tap()
        assert at.app.screen is table
        assert len(at.app.screen_stack) == deep

    run(tmp_path, play, two)


def test_a_game_that_is_begun_twice_is_begun_once(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("scout")
        await at.tap()
        form = at.app.screen
        form.do("begin")  # type: ignore[attr-defined]
        form.do("begin")  # type: ignore[attr-defined]
        await at.tap()
        assert len(at.app.store.matches()) == 1

    run(tmp_path, play)
