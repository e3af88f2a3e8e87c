"""The game is over: nobody decides anything any more."""

from __future__ import annotations

from typing import Never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import ChanceRules
from rules.colosseum.state import Over, State
from rules.core import Seat


class OverRules(ChanceRules[Over, Never]):
    """There is no move."""

    step = Over
    kinds = ()
    clause = Clause.END

    def _prompt(self, state: State, step: Over, seat: Seat | None) -> str:
        return "The game is over."
