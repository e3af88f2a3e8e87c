"""Chance draws the starting player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import setup
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import Ruling
from rules.drum_roll.moves import FirstPlayer
from rules.drum_roll.state import State
from rules.drum_roll.steps import DrawingFirst
from rules.drum_roll.wording import seat_name


class _DrawingFirst(Ruling[DrawingFirst, FirstPlayer]):
    """Chance draws the starting player."""

    clause = Clause.FIRST_PLAYER
    kinds = (FirstPlayer,)

    def moves(self, state: State, step: DrawingFirst, seat: Seat) -> Iterable[FirstPlayer]:
        return ()

    def why_not(self, state: State, step: DrawingFirst, seat: Seat, move: FirstPlayer) -> Refusal | None:
        return setup.why_not_first(state, move)

    def make(self, state: State, step: DrawingFirst, seat: Seat, move: FirstPlayer) -> State:
        return setup.first_player(state, move)

    def tell(self, before: State, step: DrawingFirst, seat: Seat, move: FirstPlayer, after: State) -> Iterable[str]:
        yield f"{seat_name(move.seat)} starts."
        for other in after.order:
            region = after.region(other)
            yield f"{seat_name(other)} visits {region.name} first." if region else ""
        if len(after.destinations) > after.seats:
            yield f"{after.destinations[setup.RING - 1].name} lies between the two, to be visited later."

    def describe(self, state: State, step: DrawingFirst, seat: Seat, move: FirstPlayer) -> str:
        return f"{seat_name(move.seat)} starts"

    def prompt(self, state: State, step: DrawingFirst, seat: Seat | None) -> str:
        return "The starting player must be drawn."


DRAWING_FIRST: Final = _DrawingFirst()
