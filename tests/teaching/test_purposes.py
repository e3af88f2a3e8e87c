"""What now, and why: a sentence or two for every decision of every game, over the table until the next key."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from circus_tui.bots.advice import Hint
from circus_tui.drawing.paint import wrapped
from circus_tui.tables.seating import Seating
from circus_tui.widgets.task import TaskPanel
from rules import GAMES
from rules.core import CHANCE, Refusal
from rules.teaching import purposes_of
from tests.laws.cases import Case
from tests.shell.player import Player, run, sitting
from tests.shell.positions import decisions, every_table, states, wander
from tests.specimens import specimen

pytestmark = pytest.mark.slow

two = sitting("scout", "Ana", "Ben", start="fixed")
SIZES = ((60, 20), (80, 24), (120, 36), (200, 60))


@every_table
def test_every_decision_has_a_purpose(case: Case) -> None:
    asked = [state for state in states(case, 60) if case.rules.to_act(state) - {CHANCE}]
    assert asked
    for state in asked:
        assert purposes_of(case.specimen.slug)[case.rules.reading(state)]


@pytest.mark.parametrize("slug", list(GAMES))
def test_it_is_said_in_two_short_sentences(slug: str) -> None:
    for text in purposes_of(slug).values():
        assert 1 <= text.count(". ") + 1 <= 2
        assert text.endswith(".")
        assert len(wrapped(text, 56)) <= 4


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_why_tells_it_where_nothing_stands_against_the_cursor(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "enter", "b", "enter", "a")
        shown = " ".join((await at.press("w")).replace("┃", " ").split())
        assert "What now, and why" in shown
        assert "Collected cards and chips are points, cards in hand cost points." in shown
        assert at.app.screen.region.contains_region(at.app.screen.query_one(TaskPanel).region)
        assert "What now" not in await at.press("right")
        await at.tap("w", "x")
        assert "What now" not in at.text

    run(tmp_path, play, two, size=size)


def test_without_a_computer_that_gives_hints_it_is_told_what_the_step_is_for(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "enter", "b", "enter", "a")
        session = at.app._session
        assert session is not None
        session.company.seating = Seating(hints=False)
        shown = await at.press("i")
        assert "What now, and why" in shown
        assert "It is allowed." not in shown
        assert "q  back" in shown
        assert "What now" not in await at.press("right")
        for opens in ("i", "w"):
            assert "What now, and why" in await at.press(opens)
            shown = await at.press("q")
            assert "What now" not in shown
            assert "q  leave" in shown
        session.adviser.hint = Hint(0, session.view, (), is_final=True)
        assert "The computer would" in await at.press("f2", "escape")
        assert "The computer would" not in await at.press("q")
        assert "New game" in await at.press("q")

    run(tmp_path, play, two)


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_refusal_can_be_asked_for_and_names_its_rule(slug: str) -> None:
    case = Case(specimen(slug), GAMES[slug].INFO.seats[-1], {})
    rng, refused = Random(2), 0
    for state in states(case, 30):
        for decision in decisions(case, state):
            for wandered in wander(decision, rng, 6):
                answer = wandered.press("why")
                if isinstance(answer, Refusal):
                    refused += 1
                    assert answer.text.endswith(".")
                    assert answer.clause.anchor.startswith("§ ")
    assert refused
