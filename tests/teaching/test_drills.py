"""Drills: thousands of questions of every kind, each with one right answer; what was missed comes back soon."""

from __future__ import annotations

import heapq
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from circus_tui.drawing.paint import wrapped
from circus_tui.keyboard.keys import Guard
from circus_tui.learning.drilling import Drilling
from circus_tui.learning.progress import Progress
from circus_tui.learning.repetition import GAPS, TABLE_READY, Box, next_kind
from circus_tui.screens.drill import DrillScreen
from rules import GAMES
from rules.teaching import drills_of
from rules.teaching.drill import YES_NO
from tests.shell.player import Player, run

pytestmark = pytest.mark.slow

MANY, SHORT = 10_000, 1_000
"""Questions of a kind, in the long form and in the short one."""
LINES = 8
"""Lines for a question and its answers in the smallest window."""
KINDS = [(slug, kind) for slug in GAMES for kind in drills_of(slug)]


@pytest.mark.parametrize(("slug", "kind"), KINDS)
def test_every_question_has_one_right_answer_that_it_does_not_tell(slug: str, kind: str, long: bool) -> None:
    many = MANY if long else SHORT
    rng, places, texts = Random(7), Counter[int](), set()
    clauses = set(GAMES[slug].CLAUSES)
    for _ in range(many):
        question = drills_of(slug)[kind](rng)
        assert 2 <= len(question.answers) <= 4, question
        assert len(set(question.answers)) == len(question.answers), question
        assert question.why
        assert question.clause in clauses
        if question.answers != YES_NO and any(char.isdigit() for char in question.right):
            assert f" {question.right}" not in question.text, question
        places[question.answer] += 1
        texts.add((question.text, question.answers))
    assert all(0.1 * many / len(places) < number for number in places.values()), places
    assert len(texts) > 100
    for text, answers in heapq.nlargest(50, texts, key=lambda asked: len(asked[0])):
        assert len(wrapped(text, 54)) + len(answers) <= LINES, text


@pytest.mark.parametrize(("slug", "kind"), KINDS)
def test_the_same_chance_asks_the_same(slug: str, kind: str) -> None:
    drill = drills_of(slug)[kind]
    assert [drill(Random(3)) for _ in range(5)] == [drill(Random(3)) for _ in range(5)]


def test_what_is_known_comes_later_and_later_and_what_is_missed_at_once() -> None:
    box, now = Box(), 1_000.0
    for gap in GAPS[1:]:
        box = box.answered(now, right=True)
        assert box.due == now + gap
        now = box.due
    assert box.answered(now, right=True).due == now + GAPS[-1]
    assert box.answered(now, right=False) == Box(0, now)


def test_the_kind_due_longest_is_asked_and_else_the_one_known_least() -> None:
    rng = Random(1)
    boxes = {"a": Box(2, 50.0), "b": Box(1, 40.0), "c": Box(3, 900.0)}
    assert next_kind("abc", boxes, 100.0, rng) == "b"
    assert next_kind("abc", boxes, 45.0, rng) == "b"
    assert next_kind("abc", boxes, 10.0, rng) == "b"
    assert next_kind("ac", boxes, 10.0, rng) == "a"
    assert {next_kind("xy", {}, 0.0, rng) for _ in range(40)} == {"x", "y"}


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_twelve_in_a_row_make_somebody_ready_for_the_table(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_school("scout")
        await at.tap()
        await at.tap("d")
        screen = at.app.screen
        assert isinstance(screen, DrillScreen)
        wrong = 1 + (screen.question.answer + 1) % len(screen.question.answers)
        assert "✗ No: " in await at.press(str(wrong))
        assert at.app.guard.is_deaf(str(wrong))
        for number in range(TABLE_READY):
            await at.tap("enter")
            assert at.app.guard.is_deaf("enter"), "nor does it answer while it is held"
            assert f"{number} of 12 in a row" in at.text
            assert "✓ Right." in await at.press(str(screen.question.answer + 1))
        assert "ready for the table" in " ".join(at.text.replace("│", " ").split())
        assert f" {TABLE_READY} in a row" in at.text
        await at.tap("q", "q")
        assert Progress(tmp_path).learnt("")["scout"].ready

    run(tmp_path, play, size=size)
    assert all(box.known for box in Progress(tmp_path).boxes("", "scout").values())


def test_what_has_just_been_asked_is_not_asked_again() -> None:
    drilling = Drilling("fan_tan", rng=Random(5), clock=lambda: 0.0)
    asked = [drilling.question.text]
    for _ in range(2 * TABLE_READY - 1):
        drilling.ask()
        asked.append(drilling.question.text)
    assert len(set(asked)) == len(asked)


def test_a_question_is_answered_by_a_click_and_its_rule_is_a_key_away(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_drill("fan_tan")
        await at.tap()
        screen = at.app.screen
        assert isinstance(screen, DrillScreen)
        first, right = screen.question.answers[0], screen.question.right
        assert "Why" in await at.click_on(f"1  {first}")
        assert at.app.guard.is_deaf(Guard.CLICK), "a second click goes to no other question"
        assert ("Right." if first == right else f"No: {right}.") in at.text
        assert "Rule" in await at.press("k")

    run(tmp_path, play)
