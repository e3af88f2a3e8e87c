"""A producer puts a token out of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import closing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import DiscardUsed
from rules.colosseum.state import CleaningUp, State
from rules.colosseum.wording import asset_name, program_name
from rules.core import Refusal, Seat


class _CleaningUp(SeatRuling[CleaningUp, DiscardUsed]):
    """A producer puts a token out of the game."""

    clause = Clause.CLEAN_UP
    order = Clause.CLEAN_UP
    kinds = (DiscardUsed,)

    def moves(self, state: State, step: CleaningUp, seat: Seat) -> Iterable[DiscardUsed]:
        return closing.discards(state, seat)

    def why_not(self, state: State, step: CleaningUp, seat: Seat, move: DiscardUsed) -> Refusal | None:
        return closing.refuse_discard(state, seat, move)

    def make(self, state: State, step: CleaningUp, seat: Seat, move: DiscardUsed) -> State:
        return closing.discard(state, seat, move)

    def tell(self, before: State, step: CleaningUp, seat: Seat, move: DiscardUsed, after: State) -> Iterable[str]:
        return (f"{{{seat}}} puts 1 {asset_name(move.asset)} out of the game.",)

    def describe(self, state: State, step: CleaningUp, seat: Seat, move: DiscardUsed) -> str:
        return f"put 1 {asset_name(move.asset)} out of the game"

    def duty(self, state: State, step: CleaningUp) -> str:
        performance = state.performances[step.actor]
        staged = program_name(performance.program) if performance else "the event"
        return f"put one token of {staged} out of the game"


CLEANING_UP: Final = _CleaningUp()
