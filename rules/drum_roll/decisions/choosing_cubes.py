"""A benefit gives cubes of any colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import benefits
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import ChooseCubes
from rules.drum_roll.state import State
from rules.drum_roll.steps import ChoosingCubes
from rules.drum_roll.wording import cubes, plural, seat_name


class _ChoosingCubes(SeatRuling[ChoosingCubes, ChooseCubes]):
    """A benefit gives cubes of any colour."""

    clause = Clause.BENEFITS
    kinds = (ChooseCubes,)

    def due(self, state: State, step: ChoosingCubes) -> ChoosingCubes | None:
        number = min(step.number, sum(state.supply.cubes))
        return ChoosingCubes(step.seat, number) if number else None

    def moves(self, state: State, step: ChoosingCubes, seat: Seat) -> Iterable[ChooseCubes]:
        return benefits.cube_choices(state, step)

    def why_not(self, state: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes) -> Refusal | None:
        return benefits.why_not_choose_cubes(state, step, move)

    def make(self, state: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes) -> State:
        return benefits.choose_cubes(state, step, move)

    def tell(self, before: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes, after: State) -> Iterable[str]:
        return (f"{seat_name(seat)} took {cubes(move.colours)}.",)

    def describe(self, state: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes) -> str:
        return f"take {cubes(move.colours)}"

    def duty(self, state: State, step: ChoosingCubes) -> str:
        return f"take {plural(step.number, 'cube')} of any colour"


CHOOSING_CUBES: Final = _ChoosingCubes()
