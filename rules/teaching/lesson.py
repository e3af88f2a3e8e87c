"""A lesson as data: a position, what the learner is to do in it, step by step, and what the others do meanwhile."""

from __future__ import annotations

from typing import Any, TypeAlias

import attrs

from rules.core import Clause, Seat
from rules.teaching.wants import MOVED, Want, refused

Entries: TypeAlias = tuple[tuple[Seat, Any], ...]
"""Moves of any seats, one after the other; `CHANCE` has seat -1."""

STARS = 3
"""What a lesson is worth that was solved at once and without help."""


@attrs.frozen
class Step:
    """One thing to do.

    `text` says what, and why. `wants` is what is waited for; then the others make the moves of `replies`. A legal move
    for which one of `slips` holds is not made: its words say what was overlooked. Any other move is made and the step
    goes on, as in a whole round. `hint` is the help one may ask for. Where the learner `chooses`, a screen does not
    begin with what is waited for.
    """

    text: str
    wants: Want
    replies: Entries = ()
    hint: str = ""
    slips: tuple[tuple[Want, str], ...] = ()
    chooses: bool = False


def strict(
    text: str,
    wants: Want,
    otherwise: str,
    *,
    replies: Entries = (),
    hint: str = "",
    slips: tuple[tuple[Want, str], ...] = (),
    chooses: bool = False,
) -> Step:
    """A step in which no legal move is made but the one that is waited for; `otherwise` is said of every other."""
    return Step(text, wants, replies, hint, (*slips, (MOVED, otherwise)), chooses)


def trial(text: str, *clauses: Clause, hint: str = "", of: Any = None) -> Step:
    """A step that asks for a move which one of these clauses refuses; a move that is allowed is not made.

    `of` is that move where another one could be refused by the same clause, for a reason that is not meant here.
    """
    return Step(text, refused(*clauses, move=of), hint=hint, slips=((MOVED, _ALLOWED),))


_ALLOWED = "Not yet: first make the try, and see why not."


@attrs.frozen
class Opening:
    """A position that is reached from the beginning of a game: its log, and chance drawn from `seed` between."""

    seats: int
    seed: str
    options: Any = None
    log: Entries = ()


@attrs.frozen
class Lesson:
    """A short lesson on one thing.

    `start` is a state or an `Opening`; the learner has seat `seat`. `rules` are the clauses that are met. `others` are
    kinds of moves: where no reply is written down, each other seat makes a move of the first kind that it can.
    `solution` is what solves the lesson, tries included; each of `mistakes` ends in a slip. `done` is said at the end.
    """

    name: str
    title: str
    goal: str
    start: Any
    steps: tuple[Step, ...]
    solution: tuple[Any, ...]
    rules: tuple[Clause, ...]
    done: str
    mistakes: tuple[tuple[Any, ...], ...] = ()
    seat: Seat = 0
    names: tuple[str, ...] = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
    others: tuple[str, ...] = ()
    seed: str = "lesson"
    most: int | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        """What is said, step by step, and at the end."""
        return (*(step.text for step in self.steps), self.done)

    @property
    def par(self) -> int:
        """Moves and asked-for tries within which it should be solved: `most`, or as many as the solution has."""
        return len(self.solution) if self.most is None else self.most
