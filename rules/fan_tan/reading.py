"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.fan_tan.clauses import Clause
from rules.fan_tan.state import Dealing, Over, State, Turn

_RULES: Final[Mapping[type[object], Clause]] = {
    Dealing: Clause.DEAL,
    Turn: Clause.TURN,
    Over: Clause.MATCH,
}


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return _RULES[type(state.step)]
