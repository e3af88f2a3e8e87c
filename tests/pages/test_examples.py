"""Examples in the rulebook: every rule has one that draws, in every size, and leads to a table and to questions."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from circus_tui.drawing.paint import text_of, width
from circus_tui.rulebooks import rulebook_text
from circus_tui.screens.books import links, ranked, sections
from circus_tui.screens.contract import Size
from circus_tui.screens.drill import DrillScreen
from circus_tui.screens.exhibits import exhibit_of
from circus_tui.screens.lesson import LessonSession
from circus_tui.screens.rulebook import RulebookScreen
from circus_tui.widgets.exhibit import ExhibitPanel, exhibit_rows
from circus_tui.widgets.picture import Room
from rules import GAMES
from rules.teaching.example import example_of
from tests.shell.player import Player, run

CELLS: dict[Size, int] = {"roomy": 71, "compact": 45, "small": 55}
every_game = pytest.mark.parametrize("slug", list(GAMES))
every_size = pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.mark.slow
@every_game
def test_every_rule_has_an_example_that_draws_in_every_size(slug: str) -> None:
    import_module(f"circus_tui.screens.{slug}.screen")
    for form, cells in CELLS.items():
        for clause in GAMES[slug].CLAUSES:
            shown = exhibit_of(slug, clause, form)
            drawn = exhibit_rows(shown, Room(cells, 0))
            assert all(width(line) <= cells for line in drawn), clause
            pictures = exhibit_rows(type(shown)(shown.parts), Room(cells, 0))
            assert sum(1 for line in pictures if text_of(line).strip()) >= 2, (clause, form)
            assert len(drawn) <= 30, (clause, form)


@every_game
def test_what_is_said_of_an_example_is_what_the_engine_says(slug: str) -> None:
    rules = GAMES[slug]
    for clause in rules.CLAUSES:
        example = example_of(slug, clause)
        state, seat = example.run.state, example.lesson.seat
        assert example.said.endswith("."), clause
        assert "{" not in example.said, clause
        if not example.allowed:
            refusal = rules.explain(state, seat, example.move)
            assert refusal is not None
            assert refusal.clause in rules.CLAUSES
        elif example.move is not None:
            assert seat in rules.to_act(state)


@every_game
def test_every_rule_leads_to_others(slug: str) -> None:
    book = sections(rulebook_text(slug))
    rules = [section for section in book if section.is_rule]
    assert len(rules) == len(GAMES[slug].CLAUSES)
    for rule in rules:
        found = links(slug, book, rule)
        assert rule not in found
        assert found


@pytest.mark.parametrize(
    ("slug", "word", "title"),
    [
        ("scout", "steal", "Scout"),
        ("scout", "pass", "Turns"),
        ("scout", "tie", "Which set is stronger"),
        ("scout", "straight", "What a set is"),
        ("big_top", "bet", "The receipts"),
        ("circus_combat", "tie", "Nobody's trick"),
        ("colosseum", "tie", "Equal bests"),
        ("drum_roll", "wages", "Salaries"),
        ("drum_roll", "sack", "Fire a Performer"),
        ("fan_tan", "pass", "Paying and passing"),
    ],
)
def test_a_rule_is_found_by_the_words_people_use(slug: str, word: str, title: str) -> None:
    book = sections(rulebook_text(slug))
    assert title in [book[place].title for place in ranked(book, word)[:3]]


def test_no_word_is_found_that_stands_for_nothing() -> None:
    assert not ranked(sections(rulebook_text("scout")), "elephant")


@pytest.mark.slow
@every_size
def test_an_example_is_drawn_played_and_drilled(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_section("scout", "§ 3.2 Which set is stronger")
        await at.tap()
        screen = at.app.screen
        assert isinstance(screen, RulebookScreen)
        panel = screen.query_one(ExhibitPanel)
        assert panel.display == (size != (60, 20))
        await at.tap("e")
        assert panel.display
        assert "Your hand" in at.text
        await at.tap("e", "1")
        assert screen._section.number != "3.2"
        await at.tap("left", "t")
        assert isinstance(at.app._session, LessonSession)
        assert at.app._session.lesson_table.lesson.name == "beating"
        await at.tap("q", "d")
        drill = at.app.screen
        assert isinstance(drill, DrillScreen)
        for _ in range(5):
            assert drill.question.clause.number == "3.2"
            await at.tap("1", "enter")

    run(tmp_path, play, size=size)


@pytest.mark.slow
def test_a_lesson_that_is_joined_late_is_not_kept_as_solved(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_section("scout", "§ 4.2 Show")
        await at.tap()
        await at.tap("t")
        session = at.app._session
        assert isinstance(session, LessonSession)
        assert session.lesson_table.run.number == 1
        await at.tap("right", "right", "right", "right_square_bracket", "enter")
        assert session.lesson_table.run.solved
        await at.tap("q", "q")
        at.app.open_school("scout")
        await at.tap()
        assert "0 of 12 solved" in at.text

    run(tmp_path, play)
