"""The rulebook: where it opens, how one reads on and goes back, how matches are marked."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events
from textual.geometry import Offset
from textual.widgets import Input, Static

from circus_tui.screens.books import marked
from circus_tui.screens.rulebook import RulebookScreen
from circus_tui.widgets.exhibit import ExhibitPanel
from circus_tui.widgets.picture import Picture
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow

two = sitting("scout", "Ana", "Ben", start="fixed")


def book(at: Player) -> RulebookScreen:
    assert isinstance(at.app.screen, RulebookScreen)
    return at.app.screen


def test_it_opens_at_the_rule_of_the_present_step_where_none_was_named(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("k")
        assert book(at)._section.number == "2.1"
        await at.tap("q", "a", "f1")
        assert book(at)._section.number == "2.1"

    run(tmp_path, play, two)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)])
def test_one_reads_on_and_goes_back_and_forth(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("b")
        await at.tap("down", "down")
        seen = [book(at)._section.number]
        for _ in range(20):
            await at.tap("space")
            seen.append(book(at)._section.number)
        assert {"1.1", "2", "3", "4"} <= set(seen)
        last = book(at)._section
        await at.tap("left")
        assert book(at)._section != last
        await at.tap("right")
        assert book(at)._section == last

    run(tmp_path, play, size=size)


def test_letters_in_the_line_to_search_in_are_letters(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("b")
        await at.tap("slash", *"qnb")
        assert at.app.screen.query_one(Input).value == "qnb"
        await at.tap("ctrl+c")
        assert not at.app.screen.query_one(Input).display
        assert "New game" in await at.press("q")

    run(tmp_path, play)


def test_marks_do_not_disturb_the_words_around_them() -> None:
    assert marked("sets", "set") == "`set`s"
    assert "``" not in marked("the hand `4 3 5`", "3")


def test_a_rule_is_tried_in_a_lesson_but_not_over_a_game(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_section("scout", "§ 3.2 Which set is stronger")
        await at.tap()
        assert "Beat the active set" in await at.press("t")
        await at.tap("q", "d")
        assert "in a row" in at.text

    run(tmp_path, play, size=(120, 36))

    async def inside(at: Player) -> None:
        await at.tap("a", "k", "t")
        assert "Contents" in at.text

    run(tmp_path, inside, sitting("scout", "Ana", "Ben", start="fixed"))


def test_a_click_on_the_table_of_an_example_does_nothing(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_section("circus_combat", "§ 3.5 Dice left over")
        await at.tap()
        page = book(at)
        example = page.query_one(ExhibitPanel)
        pieces = [target for target in example.places if not page.offers(target)]
        assert pieces
        for target in pieces:
            page.on_picture_pointed(Picture.Pointed(example, target))
        page.get_widget_and_offset_at = lambda *_: (Static(), Offset(0, 0))  # type: ignore[method-assign]
        at.app.post_message(events.MouseDown(None, 50, 9, 0, 0, 1, shift=False, meta=False, ctrl=False))
        await at.tap()
        assert book(at) is page, "the words that were there have just been taken away"

    run(tmp_path, play, size=(120, 36))
