"""A benefit gives trailers, one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import benefits
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import GiveTrailer
from rules.drum_roll.state import State
from rules.drum_roll.steps import GivingTrailers
from rules.drum_roll.wording import name_of, number, seat_name


class _GivingTrailers(SeatRuling[GivingTrailers, GiveTrailer]):
    """A benefit gives trailers, one by one."""

    clause = Clause.TRAILERS
    kinds = (GiveTrailer,)

    def due(self, state: State, step: GivingTrailers) -> GivingTrailers | None:
        free = state.supply.trailers and any(True for _ in benefits.without_trailer(state.players[step.seat]))
        return step if step.number and free else None

    def moves(self, state: State, step: GivingTrailers, seat: Seat) -> Iterable[GiveTrailer]:
        return benefits.trailer_choices(state, step)

    def why_not(self, state: State, step: GivingTrailers, seat: Seat, move: GiveTrailer) -> Refusal | None:
        return benefits.why_not_give(state, seat, move.performer)

    def make(self, state: State, step: GivingTrailers, seat: Seat, move: GiveTrailer) -> State:
        return benefits.give_trailer(state, seat, move.performer).then(GivingTrailers(seat, step.number - 1))

    def tell(self, before: State, step: GivingTrailers, seat: Seat, move: GiveTrailer, after: State) -> Iterable[str]:
        return (f"{seat_name(seat)} gave a trailer to {name_of(before, move.performer)}.",)

    def describe(self, state: State, step: GivingTrailers, seat: Seat, move: GiveTrailer) -> str:
        return f"give the trailer to {name_of(state, move.performer)}"

    def duty(self, state: State, step: GivingTrailers) -> str:
        more = "" if step.number == 1 else f" ({number(step.number)} to give)"
        return f"give a trailer to a performer{more}"


GIVING_TRAILERS: Final = _GivingTrailers()
