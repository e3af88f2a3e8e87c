"""The pages round the games: lobby, set-up, rulebook, log, help, palette and themes."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from circus_tui.names import seat_names
from circus_tui.rulebooks import rulebook_text
from circus_tui.screens.books import marked, sections
from circus_tui.screens.rulebook import RulebookScreen
from circus_tui.settings import path_of, read
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run, sitting
from tests.shell.test_guard import Clock

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (120, 36), (200, 60))
two = sitting("scout", "Ana", "Ben", start="fixed")
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@every_size
def test_from_the_lobby_through_set_up_to_the_first_curtain(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "New game" in at.text
        assert "Continue" not in at.text
        assert "Who plays" in await at.press("enter")
        at.app.screen.query_one("#name-0", Input).value = "Zoë"
        assert "Zoë" in await at.press("tab")
        assert "Pass the keyboard" in await at.press("ctrl+s")
        assert "Zoë" in at.text
        assert "Continue" in await at.press("q")
        assert "Zoë" in at.text
        assert "Pass the keyboard" in await at.press("enter")

    run(tmp_path, play, size=size)

    async def again(at: Player) -> None:
        await at.tap("down", "down", "enter")
        assert "Zoë" in at.text

    run(tmp_path, again, size=size)


def test_hostile_names_typed_into_the_set_up(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("enter")
        for seat, name in enumerate(HOSTILE[:2]):
            at.app.screen.query_one(f"#name-{seat}", Input).value = name
        await at.tap("ctrl+s", "q")
        assert ", ".join(seat_names(HOSTILE[:2]))[:10] in at.text
        assert not set(at.text) & set("\x1b\x9b\N{RIGHT-TO-LEFT OVERRIDE}")

    run(tmp_path, play, size=(120, 36))


def test_nothing_invisible_gets_into_a_line_even_for_a_moment(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("enter")
        line = at.app.screen.query_one("#name-0", Input)
        line.value = "a\x1b[2J\x9b31m\N{RIGHT-TO-LEFT OVERRIDE}b"
        await at.tap()
        assert line.value == "a[2J31mb"

    run(tmp_path, play)


def test_letters_typed_into_a_name_are_letters(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("enter")
        line = at.app.screen.query_one("#name-0", Input)
        line.value = ""
        line.focus()
        await at.tap("q", "u", "k", "i")
        assert line.value == "quki"
        assert "Who plays" in at.text

    run(tmp_path, play)


def test_a_game_that_was_left_is_where_the_cursor_stands(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("q")
        lines = at.app.screen.query_one(OptionList)
        assert lines.highlighted is not None
        assert lines.get_option_at_index(lines.highlighted).id == "match-1"
        assert "round 1 of 2" in at.text

    run(tmp_path, play, two, size=(120, 36))


def test_saved_games_can_be_deleted_after_a_question(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("q")
        assert "for good?" in await at.press("d")
        assert "Ana, Ben" in await at.press("n")
        assert "Ana, Ben" not in await at.press("d", "y")

    run(tmp_path, play, two)


def test_a_key_that_is_held_deletes_one_game_where_nobody_wants_to_be_asked(tmp_path: Path) -> None:
    path_of(tmp_path).write_text("confirm = false\n")
    with closing(Store(tmp_path)) as store:
        for _ in range(3):
            two(store).leave()
    clock = Clock()

    async def play(at: Player) -> None:
        assert len(at.app.store.matches()) == 3
        for _ in range(4):
            await at.tap("d")
            clock.now += 0.03
        assert len(at.app.store.matches()) == 2

    run(tmp_path, play, clock=clock)


def test_a_game_another_window_plays_is_not_deleted(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        other = Store(tmp_path)
        await at.tap("q")
        table = Table.resume(other, other.matches()[0])
        assert "being played in another window" in await at.press("d", "y")
        table.leave()
        other.close()

    run(tmp_path, play, two)


@every_size
def test_a_rulebook_can_be_searched(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Contents" in await at.press("b")
        await at.tap("slash")
        at.app.screen.query_one(Input).value = "unbeaten"
        assert "Unbeaten" in await at.press("enter")
        screen = at.app.screen
        assert isinstance(screen, RulebookScreen)
        first = screen._section
        await at.tap("n")
        assert screen._section != first
        await at.tap("slash")
        at.app.screen.query_one(Input).value = "elephant"
        assert "not found" in await at.press("enter")
        assert "New game" in await at.press("q")

    run(tmp_path, play, size=size)


def test_a_rulebook_opens_at_the_clause_that_was_named(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "enter", "b", "enter", "a", "end", "left", "right_square_bracket", "enter", "k")
        screen = at.app.screen
        assert isinstance(screen, RulebookScreen)
        assert screen._section.heading == "§ 3.1 What a set is"

    run(tmp_path, play, two)


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_rulebook_is_the_sum_of_its_sections(slug: str) -> None:
    found = sections(rulebook_text(slug))
    assert [each.heading for each in found if each.heading.startswith("§")] == [
        clause.anchor for clause in GAMES[slug].CLAUSES
    ]
    assert all(each.text for each in found if each.heading.startswith("§"))


def test_every_match_is_marked_whatever_its_case() -> None:
    assert marked("A Set, a set.", "set") == "A **`Set`**, a **`set`**."
    assert marked("as it is", "") == "as it is"


@pytest.mark.parametrize("theme", ["matinee", "contrast", "terminal"])
def test_a_theme_is_worn_and_remembered(theme: str, tmp_path: Path) -> None:
    async def wear(at: Player) -> None:
        await at.tap("a")
        at.app.wear(theme)
        await at.tap()
        assert at.app.palette.name == theme
        assert "Keep it as dealt" in at.text

    run(tmp_path, wear, two)
    assert read(tmp_path).settings.theme == theme


@every_size
def test_the_help_is_made_of_what_the_screen_offers(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "enter", "b", "enter", "a")
        assert "Show the marked cards" in " ".join((await at.press("question_mark")).split())

    run(tmp_path, play, two, size=size)
