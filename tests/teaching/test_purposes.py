"""What now, and why: a sentence or two for every decision of every game, over the table until the next key."""

from __future__ import annotations

from pathlib import Path

import pytest

from circus_tui.paint import wrapped
from circus_tui.widgets.task import TaskPanel
from rules import GAMES
from rules.core import NATURE
from rules.teaching import purposes_of
from tests.laws.cases import Case
from tests.shell.player import Player, run, sitting
from tests.shell.positions import every_table, states

pytestmark = pytest.mark.slow

two = sitting("scout", "Ana", "Ben", start="fixed")
SIZES = ((60, 20), (80, 24), (120, 36), (200, 60))


@every_table
def test_every_decision_has_a_purpose(case: Case) -> None:
    asked = [state for state in states(case, 60) if case.rules.to_act(state) - {NATURE}]
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
        await at.press("a", "enter", "b", "enter", "a")
        shown = " ".join((await at.press("w")).replace("┃", " ").split())
        assert "What now, and why" in shown
        assert "Taken cards and chips are points, cards left in hand cost points." in shown
        assert at.app.screen.region.contains_region(at.app.screen.query_one(TaskPanel).region)
        assert "What now" not in await at.press("right")
        await at.press("w", "x")
        assert "What now" not in at.text

    run(tmp_path, play, two, size=size)
