"""Before a seat pays its people it may play cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import Refusal, Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DONE, SeatRules
from rules.drum_roll.moves import Done, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import BeforeSalaries, Decision


class BeforeSalariesRules(SeatRules[BeforeSalaries, Done]):
    """Nothing but cards, then done."""

    step = BeforeSalaries
    kinds = (Done,)
    clause = Clause.SALARIES
    cards_first = True

    def _due(self, state: State, step: BeforeSalaries) -> Decision | None:
        return step if state.players[step.seat].hand else None

    def _moves(self, state: State, step: BeforeSalaries, seat: Seat) -> Iterable[Move]:
        return (DONE,)

    def _why_not(self, state: State, step: BeforeSalaries, seat: Seat, move: Done) -> Refusal | None:
        return None

    def _made(self, state: State, step: BeforeSalaries, seat: Seat, move: Done) -> State:
        return state

    def _told(self, before: State, step: BeforeSalaries, seat: Seat, move: Done, after: State) -> Iterator[str]:
        return iter(())

    def _described(self, state: State, seat: Seat, move: Done) -> str:
        return "be done"

    def _duty(self, state: State, step: BeforeSalaries) -> str:
        return "play cards or be done, before salaries are paid"
