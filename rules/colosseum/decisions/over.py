"""The end of the game."""

from __future__ import annotations

from typing import Never

from rules import decision
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import DecisionRules
from rules.colosseum.moves import Move
from rules.colosseum.state import Over, State


class OverRules(decision.OverRules[State, Move, Over], DecisionRules[Over, Never]):
    """Nobody decides anything any more."""

    step = Over
    clause = Clause.END
