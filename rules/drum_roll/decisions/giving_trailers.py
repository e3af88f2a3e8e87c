"""A benefit gives trailers, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from rules.core import Refusal, Seat
from rules.drum_roll.benefits import give_trailer, why_not_give, without_trailer
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.moves import GiveTrailer, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Decision, GivingTrailers
from rules.drum_roll.wording import name_of
from rules.wording import in_words, seat_name

_give = cache(GiveTrailer)


class GivingTrailersRules(SeatRules[GivingTrailers, GiveTrailer]):
    """Any performer without a trailer."""

    step = GivingTrailers
    kinds = (GiveTrailer,)
    clause = Clause.TRAILERS

    def _due(self, state: State, step: GivingTrailers) -> Decision | None:
        free = state.supply.trailers and any(True for _ in without_trailer(state.players[step.seat]))
        return step if step.number and free else None

    def _moves(self, state: State, step: GivingTrailers, seat: Seat) -> Iterable[Move]:
        return [_give(act.id) for act in without_trailer(state.players[seat])]

    def _why_not(self, state: State, step: GivingTrailers, seat: Seat, move: GiveTrailer) -> Refusal | None:
        return why_not_give(state, seat, move.performer)

    def _made(self, state: State, step: GivingTrailers, seat: Seat, move: GiveTrailer) -> State:
        return give_trailer(state, seat, move.performer).then(GivingTrailers(seat, step.number - 1))

    def _told(self, before: State, step: GivingTrailers, seat: Seat, move: GiveTrailer, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} gave a trailer to {name_of(before, move.performer)}."

    def _described(self, state: State, seat: Seat, move: GiveTrailer) -> str:
        return f"give the trailer to {name_of(state, move.performer)}"

    def _duty(self, state: State, step: GivingTrailers) -> str:
        more = "" if step.number == 1 else f" ({in_words(step.number)} to give)"
        return f"give a trailer to a performer{more}"
