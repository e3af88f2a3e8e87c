"""A seat may play cards before it pays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import DONE, SeatRuling
from rules.drum_roll.moves import Done
from rules.drum_roll.state import State
from rules.drum_roll.steps import BeforeSalaries


class _BeforeSalaries(SeatRuling[BeforeSalaries, Done]):
    """A seat may play cards before it pays."""

    clause = Clause.SALARIES
    kinds = (Done,)

    def due(self, state: State, step: BeforeSalaries) -> BeforeSalaries | None:
        return step if state.players[step.seat].hand else None

    def moves(self, state: State, step: BeforeSalaries, seat: Seat) -> Iterable[Done]:
        return (DONE,)

    def make(self, state: State, step: BeforeSalaries, seat: Seat, move: Done) -> State:
        return state

    def tell(self, before: State, step: BeforeSalaries, seat: Seat, move: Done, after: State) -> Iterable[str]:
        return ()

    def describe(self, state: State, step: BeforeSalaries, seat: Seat, move: Done) -> str:
        return "be done"

    def duty(self, state: State, step: BeforeSalaries) -> str:
        return "play cards or be done, before salaries are paid"


BEFORE_SALARIES: Final = _BeforeSalaries()
