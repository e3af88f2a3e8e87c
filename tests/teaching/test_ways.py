"""No lesson leads into a dead end: whatever legal move it does not answer, what is asked for can still be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import attrs
import pytest

from rules import GAMES
from rules.chance import below
from rules.scout.moves import Scout
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.teaching.run import Run, Sown
from rules.teaching.wants import Refused
from tests.lessons import solving
from tests.teaching.test_lessons import every_lesson

PLACES = 5
"""Places at which a try that is to be refused is made again."""

WALKS = 20
"""Ways that are tried at random before a lesson is said to be without an end."""


def can_be_solved(run: Run) -> bool:
    """Whether what is asked for can be done: by one move for each step, or in a longer lesson by a few at random."""
    if run.waits:
        return can_be_solved(run.advance())
    return run.solved or any(can_be_solved(after) for after in chain(further(run), by_lot(run)))


def further(run: Run) -> Iterator[Run]:
    """What takes the learner to the next step at once: the written solution, else whatever else does."""
    wants = run.step.wants
    if isinstance(wants, Refused):
        moves: Iterable[Any] = run.lesson.solution if wants.move is None else (wants.move,)
        moves = chain(moves, *map(elsewhere, run.lesson.solution))
    else:
        moves = chain(run.lesson.solution, run.rules.legal_moves(run.state, run.lesson.seat))
    for move in moves:
        after = run.attempt(move)
        if after.number > run.number:
            yield after
            return


def elsewhere(move: Any) -> Iterator[Any]:
    """The same try at another place, where the learner has led the others there."""
    for name, value in attrs.asdict(move, recurse=False).items():
        if type(value) is int:
            yield from (attrs.evolve(move, **{name: place}) for place in range(PLACES))


def by_lot(run: Run) -> Iterator[Run]:
    """What does so after a while, where a lesson takes more moves than its solution has, or a turn several."""
    if run.lesson.most is None or isinstance(run.step.wants, Refused):
        return
    for seed in range(WALKS):
        after, chance = run, Sown(f"ways/{seed}")
        for _ in range(run.lesson.most):
            if after.solved or after.number > run.number:
                yield after
                break
            moves = list(run.rules.legal_moves(after.state, run.lesson.seat))
            after = after.advance() if after.waits else after.attempt(moves[below(len(moves), chance)])


@pytest.mark.slow
@every_lesson
def test_whatever_is_done_and_not_answered_it_can_still_be_solved(slug: str, lesson: Lesson) -> None:
    for run in solving(GAMES[slug], lesson):
        if run.solved or run.waits:
            continue
        for move in run.rules.legal_moves(run.state, lesson.seat):
            after = run.attempt(move)
            assert after.slip or can_be_solved(after), (run.number, run.text, move)


def test_a_lesson_that_lets_a_scout_break_its_set_is_found_out() -> None:
    (lesson,) = (each for each in lessons_of("scout") if each.name == "unbeaten")
    loose = attrs.evolve(lesson, steps=(attrs.evolve(lesson.steps[0], slips=()),))
    begun = Run.begin(GAMES["scout"], loose)
    assert can_be_solved(begun)
    assert not can_be_solved(begun.attempt(Scout("left", False, 1)))
