"""The lesson of Tombola."""

from __future__ import annotations

from typing import Final

from rules.tombola.clauses import Clause
from rules.tombola.moves import Draw, Stop
from rules.tombola.state import position

from rules.teaching.lesson import Lesson, strict
from rules.teaching.wants import made

STOPPING: Final = Lesson(
    "stopping",
    "Stop in time",
    "Win with 14 points.",
    position((9,), (8, 6), drum=(5, 7), turn=0),
    (
        strict(
            "You have 9, and 6 or less is welcome. Draw a ticket.",
            made("draw"),
            "Draw.",
            replies=((1, Stop()),),
            hint="Press [confirm].",
        ),
        strict("Now you have 14, and only a 1 would fit. Stop.", made("stop"), "Stop.", hint="Stop is beside it."),
    ),
    (Draw(), Stop()),
    (Clause.TURN, Clause.DRAW, Clause.BEYOND, Clause.END),
    "Equal points share the win.",
)

LESSONS: Final = (STOPPING,)
