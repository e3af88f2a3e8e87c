"""All take their first cubes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import setup
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import Ruling, all_must
from rules.drum_roll.moves import TakeCubes
from rules.drum_roll.state import State
from rules.drum_roll.steps import TakingCubes
from rules.drum_roll.wording import cubes, number, seat_name


class _TakingCubes(Ruling[TakingCubes, TakeCubes]):
    """All take their first cubes."""

    clause = Clause.FIRST_CUBES
    kinds = (TakeCubes,)

    def moves(self, state: State, step: TakingCubes, seat: Seat) -> Iterable[TakeCubes]:
        return setup.first_cubes(state)

    def why_not(self, state: State, step: TakingCubes, seat: Seat, move: TakeCubes) -> Refusal | None:
        return setup.why_not_take(state, move)

    def make(self, state: State, step: TakingCubes, seat: Seat, move: TakeCubes) -> State:
        return setup.take_cubes(state, step, seat, move)

    def tell(self, before: State, step: TakingCubes, seat: Seat, move: TakeCubes, after: State) -> Iterable[str]:
        return (f"{seat_name(seat)} took {cubes(move.colours)}.",)

    def describe(self, state: State, step: TakingCubes, seat: Seat, move: TakeCubes) -> str:
        return f"take {cubes(move.colours)}"

    def prompt(self, state: State, step: TakingCubes, seat: Seat | None) -> str:
        wanted = number(state.figures.starting_cubes)
        return all_must(state, seat, step.waiting, f"take {wanted} cubes of any colours")


TAKING_CUBES: Final = _TakingCubes()
