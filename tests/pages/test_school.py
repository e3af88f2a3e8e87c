"""The school keeps the laws of all screens: it fits, holds any name, shows known signs, follows a resize."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len

from circus_tui.screens.lesson import LessonSession
from circus_tui.screens.school import LessonsScreen, SchoolScreen
from circus_tui.widgets.picture import Picture
from circus_tui.widgets.shelf import Shelf
from circus_tui.widgets.task import TaskPanel
from rules import GAMES
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (100, 30), (120, 36), (200, 60))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def check_screen(at: Player) -> None:
    """Every line is as wide as the window, nothing lies outside, and the way out is seen."""
    lines = at.app.screen._compositor.render_strips()
    for strip in lines:
        text = "".join(segment.text for segment in strip)
        assert cell_len(text) == at.app.size.width
        assert not any(unicodedata.category(char).startswith("C") for char in text)
    for picture in at.app.screen.query(Picture):
        if picture.display and picture.region.area:
            assert at.app.screen.region.contains_region(picture.region), picture.id
    last = at.text.splitlines()[-1]
    assert " q " in last
    assert " ? " in last


@every_size
def test_the_pages_fit_and_lead_from_one_to_the_next(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_school()
        await at.tap()
        assert isinstance(at.app.screen, SchoolScreen)
        check_screen(at)
        shelf = at.app.screen.query_one(Shelf)
        assert [each.id for each in shelf.options if each.id] == list(GAMES)
        assert shelf.max_scroll_y == 0 or size[1] < 24
        for slug in GAMES:
            at.app.open_school(slug)
            await at.tap()
            assert isinstance(at.app.screen, LessonsScreen)
            check_screen(at)
            assert at.app.screen.query_one(Shelf).max_scroll_y == 0
            await at.tap("d")
            check_screen(at)
            await at.tap("q", "question_mark", "q", "q")

    run(tmp_path, play, size=size)


def test_any_name_learns(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        for name in HOSTILE:
            at.app.store.remember("profile", name)
            at.app.open_school("scout")
            await at.tap()
            check_screen(at)
            at.app.learn("scout", 2)
            await at.tap()
            check_screen(at)
            await at.tap("right", "right_square_bracket", "enter", "tab", "tab", "enter")
            assert "Solved" in at.text
            check_screen(at)
            await at.tap("q", "q")

    run(tmp_path, play)


def test_lessons_are_ascii_where_that_is_all(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        for slug in GAMES:
            at.app.learn(slug, 0)
            assert (await at.seen()).isascii()
            at.app.leave_game()

    run(tmp_path, play, ascii_only=True)


def test_a_lesson_follows_a_resize_and_a_theme(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("scout", 3)
        await at.tap()
        for cells, rows in ((60, 20), (120, 36), (40, 12), (80, 24)):
            await at.pilot.resize_terminal(cells, rows)
            await at.tap()
            if cells >= 60:
                check_screen(at)
                assert at.app.screen.query_one(TaskPanel).region.width == cells
        at.app.wear("matinee")
        await at.tap()
        check_screen(at)
        assert isinstance(at.app._session, LessonSession)
        assert at.app._session.lesson_table.run.number == 0

    run(tmp_path, play)


def test_the_set_up_and_the_commands_offer_to_learn(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Learn Big Top" in await at.press("slash", *"learn big")
        await at.tap("escape")
        at.app.open_setup("big_top")
        await at.tap()
        await at.tap("l")
        assert isinstance(at.app.screen, LessonsScreen)
        assert at.app.screen.slug == "big_top"

    run(tmp_path, play)


def test_keys_that_come_before_the_first_is_seen_to_take_one_lesson(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_school("scout")
        await at.tap()
        pages = len(at.app.screen_stack)
        for _ in range(3):
            at.app.simulate_key("enter")
        await at.tap()
        assert isinstance(at.app._session, LessonSession)
        assert len(at.app.screen_stack) == pages + 1

    run(tmp_path, play)
