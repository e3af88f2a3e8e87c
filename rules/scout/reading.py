"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.scout.clauses import Clause
from rules.scout.state import Acting, Dealing, MustShow, Orienting, Over, State

_RULES: Final[Mapping[type[object], Clause]] = {
    Dealing: Clause.DEAL,
    Orienting: Clause.TURNING,
    Acting: Clause.TURN,
    MustShow: Clause.BOTH,
    Over: Clause.MATCH,
}


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return _RULES[type(state.step)]
