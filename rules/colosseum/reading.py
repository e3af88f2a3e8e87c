"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions import rules_of
from rules.colosseum.state import State


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return rules_of(state.step).clause
