"""A marker is placed or passed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import placing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import PassMarker, Place
from rules.drum_roll.state import State
from rules.drum_roll.steps import Placing
from rules.drum_roll.wording import ACTION_NAMES, coins, seat_name


class _Placing(SeatRuling[Placing, Place | PassMarker]):
    """A marker is placed or passed."""

    clause = Clause.PLACING
    kinds = (Place, PassMarker)

    def moves(self, state: State, step: Placing, seat: Seat) -> Iterable[Place | PassMarker]:
        return placing.placings(state, seat)

    def why_not(self, state: State, step: Placing, seat: Seat, move: Place | PassMarker) -> Refusal | None:
        return None if isinstance(move, PassMarker) else placing.why_not_place(state, seat, move)

    def make(self, state: State, step: Placing, seat: Seat, move: Place | PassMarker) -> State:
        return placing.pass_marker(state, seat) if isinstance(move, PassMarker) else placing.place(state, seat, move)

    def tell(self, before: State, step: Placing, seat: Seat, move: Place | PassMarker, after: State) -> Iterable[str]:
        if isinstance(move, PassMarker):
            return (f"{seat_name(seat)} passed a marker for {coins(before.figures.pass_coins)}.",)
        card = " with an Unblock card" if move.unblock else ""
        return (f"{seat_name(seat)} placed a marker on {ACTION_NAMES[move.action]}{card}.",)

    def describe(self, state: State, step: Placing, seat: Seat, move: Place | PassMarker) -> str:
        if isinstance(move, PassMarker):
            return f"pass the marker for {coins(state.figures.pass_coins)}"
        return f"place on {ACTION_NAMES[move.action]}{' with Unblock' if move.unblock else ''}"

    def duty(self, state: State, step: Placing) -> str:
        used = sum(1 for marker in state.turn.markers if marker.seat == step.seat)
        return f"place marker {used + 1} of {state.figures.action_markers}, or pass it"


PLACING: Final = _Placing()
