"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions import rules_of
from rules.drum_roll.state import State


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return rules_of(state.step).clause
