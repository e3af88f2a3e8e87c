"""SCOUT's lessons: their tables are of real cards, and no word means two things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.screens.scout.decisions import ACTIONS
from circus_tui.screens.scout.pictures import LEGEND
from rules import scout
from rules.scout.examples import EXAMPLES
from rules.scout.lessons import LESSONS
from rules.scout.moves import ScoutAndShow, Show
from rules.scout.pieces import deck
from rules.scout.purposes import PURPOSES
from rules.scout.state import State
from rules.teaching.lesson import STARS, Lesson
from rules.teaching.run import Run, outcome

BOOK = Path(scout.__file__).with_name("rulebook.md")
TAKING = re.compile(r"\b(take|takes|taken|taking|took)\b", re.IGNORECASE)


def named(name: str) -> Lesson:
    (lesson,) = (each for each in LESSONS if each.name == name)
    return lesson


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.name)
def test_a_lesson_is_played_with_cards_of_that_many_players_each_there_once(lesson: Lesson) -> None:
    state: State = Run.begin(scout, lesson).state
    lying = [card.face for player in state.players for card in player.hand] + [card.face for card in state.active]
    assert set(lying) <= {card.face for card in deck(state.seats)}
    assert max(Counter(lying).values()) == 1


def read() -> Iterator[str]:
    """Every sentence that tells of the game before it is played: lessons, purposes, legend, keys, book."""
    for lesson in LESSONS:
        yield from (lesson.title, lesson.goal, lesson.done)
        for step in lesson.steps:
            yield from (step.text, step.hint, *(words for _, words in step.slips))
    yield from (*PURPOSES.values(), *LEGEND, *(clause.text for clause in scout.CLAUSES))
    yield from (words for each in ACTIONS for words in (each.meaning, each.label, each.words))
    yield from (place.text for place in EXAMPLES.values())
    yield " ".join(BOOK.read_text(encoding="utf-8").split())


def test_to_take_is_to_scout_a_card_into_the_hand_and_never_to_collect() -> None:
    sentences = [each for text in read() for each in re.split(r"(?<=[.:;])\s", text)]
    assert len(sentences) > 200
    found = [each for each in sentences if TAKING.search(each)]
    assert found
    for sentence in found:
        assert "your hand" in sentence, sentence


def test_the_last_cards_may_be_shown_after_a_scout_as_well() -> None:
    lesson = named("out")
    run = outcome(scout, lesson, (ScoutAndShow("left", False, 0), Show(0, 3)))
    assert (run.solved, run.stars) == (True, STARS)
    begun = Run.begin(scout, lesson)
    for move in (ScoutAndShow("left", False, 1), ScoutAndShow("left", True, 0)):
        assert "not all cards go at once" in begun.attempt(move).slip
