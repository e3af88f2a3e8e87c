"""The starting player is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rules.chance import below
from rules.core import Randomness, Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import ChanceRules
from rules.drum_roll.moves import FirstPlayer
from rules.drum_roll.setup import RING
from rules.drum_roll.state import State, Turn
from rules.drum_roll.steps import DrawingFirst
from rules.evolve import evolve
from rules.wording import seat_name


class DrawingFirstRules(ChanceRules[DrawingFirst, FirstPlayer]):
    """One of the seats gets the starting player's tile."""

    step = DrawingFirst
    kinds = (FirstPlayer,)
    clause = Clause.FIRST_PLAYER

    def _drawn(self, state: State, step: DrawingFirst, rng: Randomness) -> FirstPlayer:
        return FirstPlayer(below(state.seats, rng))

    def _why_not(self, state: State, step: DrawingFirst, seat: Seat, move: FirstPlayer) -> Refusal | None:
        if 0 <= move.seat < state.seats:
            return None
        return Refusal(Clause.FIRST_PLAYER, f"The starting player is one of seats 0 to {state.seats - 1}.")

    @implements(Clause.FIRST_PLAYER)
    def _made(self, state: State, step: DrawingFirst, seat: Seat, move: FirstPlayer) -> State:
        return evolve(state, turn=Turn(start=move.seat))

    def _told(self, before: State, step: DrawingFirst, seat: Seat, move: FirstPlayer, after: State) -> Iterator[str]:
        """Who starts, and the regions dealt with the tile."""
        yield f"{seat_name(move.seat)} starts."
        for owner in after.order:
            region = after.region(owner)
            if region is not None:
                yield f"{seat_name(owner)} visits {region.name} first."
        if len(after.destinations) > after.seats:
            yield f"{after.destinations[RING - 1].name} lies between the two, to be visited later."

    def _described(self, state: State, seat: Seat, move: FirstPlayer) -> str:
        return f"{seat_name(move.seat)} starts"

    def _prompt(self, state: State, step: DrawingFirst, seat: Seat | None) -> str:
        return "The starting player must be drawn."
