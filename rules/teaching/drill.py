"""Quick questions made by an engine: endless, and right by construction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

import attrs

from rules.chance import shuffled
from rules.core import Clause, Randomness

YES_NO: Final = ("yes", "no")


@attrs.frozen
class Question:
    """A question with its answers, of which number `answer` is right; `why` and the clause say so."""

    text: str
    answers: tuple[str, ...]
    answer: int
    why: str
    clause: Clause

    @property
    def right(self) -> str:
        """The place of the right answer among all."""
        return self.answers[self.answer]


Drill: TypeAlias = Callable[[Randomness], Question]
"""Makes questions of one kind."""

Drills: TypeAlias = Mapping[str, Drill]
"""The kinds of questions of a game, by a name by which what was missed is kept."""


def yes_no(text: str, why: str, clause: Clause, *, holds: bool) -> Question:
    """A question that is answered with yes or no."""
    return Question(text, YES_NO, 0 if holds else 1, why, clause)


def among(text: str, right: str, wrong: Iterable[str], why: str, clause: Clause, rng: Randomness) -> Question:
    """A question with several answers, in any order; wrong ones that are not wrong are left out."""
    others = [each for each in dict.fromkeys(wrong) if each != right]
    answers = shuffled((right, *others[:3]), rng)
    return Question(text, answers, answers.index(right), why, clause)


_SAMPLES: Final = 12
"""Questions of a kind that are looked at to see which rules it is about."""


def about(drills: Drills, clause: Clause, rng: Randomness) -> Drills:
    """Leave the kinds of which some questions are about a rule, and of these the questions that are."""
    asked = {kind: {drill(rng).clause for _ in range(_SAMPLES)} for kind, drill in drills.items()}
    return {kind: _only(drills[kind], clause) for kind, clauses in asked.items() if clause in clauses}


def _only(drill: Drill, clause: Clause) -> Drill:
    """The questions of a kind that are about a rule, of which there must be some."""

    def asks(rng: Randomness) -> Question:
        while (question := drill(rng)).clause is not clause:
            pass
        return question

    return asks
