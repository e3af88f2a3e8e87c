"""The game is over: nobody decides anything any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Never

from rules.core import Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DecisionRules
from rules.drum_roll.moves import Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Over


class OverRules(DecisionRules[Over, Never]):
    """There is no move."""

    step = Over
    kinds = ()
    clause = Clause.END

    def _to_act(self, step: Over) -> frozenset[Seat]:
        return frozenset()

    def _moves(self, state: State, step: Over, seat: Seat) -> Iterable[Move]:
        return ()

    def _prompt(self, state: State, step: Over, seat: Seat | None) -> str:
        return "The game is over."
