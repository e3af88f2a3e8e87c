"""A seat moves cubes onto its performers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from rules.core import Refusal, Seat
from rules.drum_roll import distribution
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import DONE, SeatRuling
from rules.drum_roll.moves import Convert, Done, MoveCube
from rules.drum_roll.state import State
from rules.drum_roll.steps import Distributing
from rules.drum_roll.wording import cubes, level_name, name_of, number, seat_name


class _Distributing(SeatRuling[Distributing, MoveCube | Convert | Done]):
    """A seat moves cubes onto its performers."""

    clause = Clause.MOVING
    kinds = (MoveCube, Convert, Done)

    def moves(self, state: State, step: Distributing, seat: Seat) -> Iterable[MoveCube | Convert | Done]:
        return [*distribution.cube_moves(state, step), *distribution.conversions(state, step), DONE]

    def why_not(self, state: State, step: Distributing, seat: Seat, move: MoveCube | Convert | Done) -> Refusal | None:
        match move:
            case MoveCube():
                return distribution.why_not_move_cube(state, step, move)
            case Convert():
                return distribution.why_not_convert(state, step, move)
            case Done():
                return None
            case _:
                assert_never(move)

    def make(self, state: State, step: Distributing, seat: Seat, move: MoveCube | Convert | Done) -> State:
        match move:
            case MoveCube():
                return distribution.move_cube(state, step, move)
            case Convert():
                return distribution.convert(state, step, move)
            case Done():
                return state
            case _:
                assert_never(move)

    def tell(
        self, before: State, step: Distributing, seat: Seat, move: MoveCube | Convert | Done, after: State
    ) -> Iterable[str]:
        match move:
            case MoveCube(colour, performer):
                act = after.players[seat].act(performer)
                assert act is not None
                now = f": {level_name(act.ready)} now" if act.ready else ""
                return (f"{seat_name(seat)} moved a {colour} cube onto {name_of(before, performer)}{now}.",)
            case Convert(personnel, spend, gain):
                return (f"{seat_name(seat)}'s {name_of(before, personnel)} turned a {spend} cube into {cubes(gain)}.",)
            case Done():
                return ()
            case _:
                assert_never(move)

    def describe(self, state: State, step: Distributing, seat: Seat, move: MoveCube | Convert | Done) -> str:
        match move:
            case MoveCube(colour, performer):
                return f"move a {colour} cube onto {name_of(state, performer)}"
            case Convert(personnel, spend, gain):
                return f"{name_of(state, personnel)}: a {spend} cube into {cubes(gain)}"
            case Done():
                return "be done"
            case _:
                assert_never(move)

    def duty(self, state: State, step: Distributing) -> str:
        left = distribution.moves_left(state, step)
        if left <= 0:
            last = (
                "convert a cube or be done" if any(distribution.conversions(state, step)) else "finish the distribution"
            )
            return f"{last}: all moves are made"
        return f"move up to {number(left)} cube{'' if left == 1 else 's'} onto performers, then be done"


DISTRIBUTING: Final = _Distributing()
