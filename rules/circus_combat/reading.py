"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.circus_combat.clauses import Clause
from rules.circus_combat.state import (
    Over,
    Placing,
    Rerolling,
    Resolving,
    Rethrowing,
    Rolling,
    Shuffling,
    Starting,
    State,
    Swapping,
    Throwing,
    Wearied,
)

_RULES: Final[Mapping[type[object], Clause]] = {
    Shuffling: Clause.CARDS,
    Starting: Clause.START,
    Rolling: Clause.ROLL,
    Rerolling: Clause.REROLL,
    Rethrowing: Clause.REROLL,
    Placing: Clause.PLACE,
    Resolving: Clause.RESOLVE,
    Swapping: Clause.SWAP,
    Wearied: Clause.ONLY_RED,
    Throwing: Clause.ONLY_RED,
    Over: Clause.SCORE,
}


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return _RULES[type(state.step)]
