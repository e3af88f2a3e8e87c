"""The end of the game."""

from __future__ import annotations

from typing import Never

from rules import decision
from rules.core import Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DecisionRules
from rules.drum_roll.moves import Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Over


class OverRules(decision.OverRules[State, Move, Over], DecisionRules[Over, Never]):
    """Nobody decides anything any more."""

    step = Over
    clause = Clause.END

    def _to_act(self, step: Over) -> frozenset[Seat]:
        return frozenset()
