"""A seat with cards or the Show Organizer may use them before the turn ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import turns
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import Done, ReturnOrganizer
from rules.drum_roll.state import State
from rules.drum_roll.steps import EndingTurn
from rules.drum_roll.wording import seat_name


class _EndingTurn(SeatRuling[EndingTurn, ReturnOrganizer | Done]):
    """A seat with cards or the Show Organizer may use them before the turn ends."""

    clause = Clause.TURN_END
    kinds = (ReturnOrganizer, Done)

    def due(self, state: State, step: EndingTurn) -> EndingTurn | None:
        return step if state.players[step.seat].hand or turns.owns_organizer(state, step.seat) else None

    def moves(self, state: State, step: EndingTurn, seat: Seat) -> Iterable[ReturnOrganizer | Done]:
        return turns.turn_end_moves(state, seat)

    def why_not(self, state: State, step: EndingTurn, seat: Seat, move: ReturnOrganizer | Done) -> Refusal | None:
        return None if isinstance(move, Done) else turns.why_not_return(state, seat)

    def make(self, state: State, step: EndingTurn, seat: Seat, move: ReturnOrganizer | Done) -> State:
        return state if isinstance(move, Done) else turns.return_organizer(state, seat)

    def tell(
        self, before: State, step: EndingTurn, seat: Seat, move: ReturnOrganizer | Done, after: State
    ) -> Iterable[str]:
        if isinstance(move, Done):
            return ()
        return (f"{seat_name(seat)} gave the Show Organizer back and will start next.",)

    def describe(self, state: State, step: EndingTurn, seat: Seat, move: ReturnOrganizer | Done) -> str:
        return "be done" if isinstance(move, Done) else "give the Show Organizer back, to start next"

    def duty(self, state: State, step: EndingTurn) -> str:
        organizer = ", give the Show Organizer back" if turns.owns_organizer(state, step.seat) else ""
        return f"play cards{organizer} or be done, before the turn ends"


ENDING_TURN: Final = _EndingTurn()
