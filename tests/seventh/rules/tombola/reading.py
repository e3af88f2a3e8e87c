"""Where to read on."""

from __future__ import annotations

from rules.tombola.clauses import Clause
from rules.tombola.state import Over, Shuffling, State


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    if isinstance(state.step, Shuffling):
        return Clause.DRUM
    return Clause.END if isinstance(state.step, Over) else Clause.TURN
