"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import State
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    Distributing,
    DoubleVoting,
    DrawingFirst,
    EndingTurn,
    GivingTrailers,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Keeping,
    Over,
    Overflowing,
    Performing,
    Placing,
    Shuffling,
    SkippingSalary,
    TakingCubes,
    Voting,
)

_RULES: Final[Mapping[type[object], Clause]] = {
    Shuffling: Clause.PILES,
    DrawingFirst: Clause.FIRST_PLAYER,
    Keeping: Clause.KEEPING,
    TakingCubes: Clause.FIRST_CUBES,
    Banking: Clause.BANK,
    Placing: Clause.PLACING,
    Investing: Clause.INVEST,
    HiringPerformer: Clause.HIRE_PERFORMER,
    HiringPersonnel: Clause.HIRE_PERSONNEL,
    Distributing: Clause.MOVING,
    Voting: Clause.VOTE,
    DoubleVoting: Clause.DOUBLE_VOTE,
    EndingTurn: Clause.TURN_END,
    Performing: Clause.PERFORMING,
    ChoosingCubes: Clause.BENEFITS,
    GivingTrailers: Clause.TRAILERS,
    ChoosingCard: Clause.PICKING,
    BeforeSalaries: Clause.SALARIES,
    SkippingSalary: Clause.SKIPPING,
    Overflowing: Clause.HAND,
    Over: Clause.END,
}


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return _RULES[type(state.step)]
