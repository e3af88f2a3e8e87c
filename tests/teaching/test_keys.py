"""What a lesson asks for can be done with the keys of its screen, and whatever is offered there has its key."""

from __future__ import annotations

import re
from collections import deque
from random import Random
from typing import Any

import pytest

from circus_tui.keyboard import keys
from circus_tui.keyboard.spelling import spelled
from circus_tui.screens.contract import Decision, Lift, Played, PlayedByAll, decisions_of
from circus_tui.screens.table import OWN
from rules import GAMES
from rules.core import Refusal
from rules.teaching import lessons_of
from rules.teaching.example import run_at
from rules.teaching.lesson import Lesson, Step
from tests.laws.cases import Case
from tests.lessons import reached
from tests.shell.positions import decisions, every_table, states, wander

MOST = 12_000
"""Decisions looked at; typing a number takes many."""

CASES = [(slug, lesson) for slug in GAMES for lesson in lessons_of(slug)]


@pytest.mark.parametrize(("slug", "lesson"), CASES, ids=[f"{slug}-{each.name}" for slug, each in CASES])
def test_keys_lead_to_whatever_solves_it(slug: str, lesson: Lesson) -> None:
    rules = GAMES[slug]
    for deeds, move in enumerate(lesson.solution):
        run = run_at(rules, lesson, deeds)
        view = rules.view(run.state, lesson.seat)
        refusal = rules.explain(view, lesson.seat, move)
        opened = decisions_of(slug).open_decision(view, lesson.seat)
        bound = leads(opened, move, refusal)
        assert bound, f"{deeds + 1}: {move}"
        assert named(run.step, slug) <= bound, f"{deeds + 1}: {move}"


def named(step: Step, slug: str) -> frozenset[str]:
    """The keys that a hint names: Enter, or the one letter that is all."""
    letters = re.findall(r"^Press ([a-z])[.]$", spelled(step.hint, slug))
    return frozenset([*letters, *(["enter"] if "[confirm]" in step.hint else [])])


def leads(opened: Decision, move: Any, refusal: Refusal | None) -> frozenset[str]:
    """The keys bound on the way from a decision to a move, or to the rule that forbids it; none if there is no way."""
    seen, ahead = {opened}, deque([opened])
    while ahead and len(seen) < MOST:
        decision = ahead.popleft()
        for name in reached(decision):
            outcome = decision.press(name)
            if arrives(outcome, move, refusal):
                return frozenset(key for each in seen for action in each.actions for key in action.keys)
            if not isinstance(outcome, Played | PlayedByAll | Lift | Refusal) and outcome not in seen:
                seen.add(outcome)
                ahead.append(outcome)
    return frozenset()


def arrives(outcome: Any, move: Any, refusal: Refusal | None) -> bool:
    """Whether this is it."""
    if isinstance(outcome, Refusal):
        return refusal is not None and outcome.clause is refusal.clause
    made = outcome.moves if isinstance(outcome, Played) else ()
    if isinstance(outcome, PlayedByAll | Lift):
        made = tuple(each for _, each in outcome.entries)
    return refusal is None and move in made


@every_table
def test_whatever_a_decision_offers_is_bound_to_its_keys(case: Case) -> None:
    slug, rng = case.specimen.slug, Random(4)
    bound = {(each.name, each.keys) for each in (*decisions_of(slug).ACTIONS, *keys.CURSOR, *OWN)}
    for state in states(case, 40, seed=6):
        for opened in decisions(case, state):
            for decision in wander(opened, rng, 8):
                assert {(each.name, each.keys) for each in decision.actions} <= bound
