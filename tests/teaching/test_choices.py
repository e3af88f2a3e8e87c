"""Whatever a lesson leaves to be chosen is not chosen by the cursor before the learner has moved it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from circus_tui.screens.contract import Decision
from circus_tui.screens.cursor import reach
from circus_tui.storage.store import Store
from rules.teaching import lessons_of
from rules.teaching.run import Run
from tests.lessons import taught
from tests.teaching.learner import Learner, made, solves

GOES = re.compile(r"go to|\btype\b|\[(left|right|up|down)\]", re.IGNORECASE)
"""Words by which the learner is asked to go somewhere."""

pytestmark = pytest.mark.slow

ENTER = ": press [confirm]."
"""The end of a text that asks for no more than this key."""


@pytest.mark.parametrize("slug", taught())
def test_where_there_is_a_choice_the_first_key_solves_nothing(slug: str, tmp_path: Path) -> None:
    store, given = Store(tmp_path), []
    for number in range(len(lessons_of(slug))):
        learner = Learner.at(store, slug, number)
        for run in learner.steps():
            if solves(learner.decision.press("confirm"), run):
                given += [(number + 1, run.number + 1, run.text)] if asks_to_choose(learner.decision, run) else []
        assert learner.run.solved
    assert not given
    store.close()


def asks_to_choose(decision: Decision, run: Run) -> bool:
    """Whether the learner is asked to go somewhere, or to do one of several things that the cursor can be put on."""
    if len(places := list(reach(decision))) == 1:
        return False
    if GOES.search(run.step.text):
        return True
    return not run.step.text.endswith(ENTER) and any(
        made(outcome) and not solves(outcome, run) for outcome in (each.press("confirm") for each in places)
    )
