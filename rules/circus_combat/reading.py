"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.circus_combat import steps
from rules.circus_combat.clauses import Clause
from rules.circus_combat.state import State

_RULES: Final[Mapping[type[object], Clause]] = {
    steps.Shuffling: Clause.CARDS,
    steps.Starting: Clause.START,
    steps.Rolling: Clause.ROLL,
    steps.Rerolling: Clause.REROLL,
    steps.Rethrowing: Clause.REROLL,
    steps.Placing: Clause.PLACE,
    steps.Resolving: Clause.RESOLVE,
    steps.Swapping: Clause.SWAP,
    steps.Wearied: Clause.ONLY_RED,
    steps.Throwing: Clause.ONLY_RED,
    steps.Over: Clause.SCORE,
}


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return _RULES[type(state.step)]
