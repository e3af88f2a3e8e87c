"""A benefit gives cubes of any colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from rules.core import Refusal, Seat
from rules.drum_roll.benefits import take_from_stock
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import Colour, count_cubes, covers, heaps_from
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.moves import ChooseCubes, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import ChoosingCubes, Decision
from rules.drum_roll.wording import cubes, how_many
from rules.wording import counted, in_words, seat_name


@cache
def _choose(heap: tuple[Colour, ...]) -> ChooseCubes:
    return ChooseCubes(heap)


class ChoosingCubesRules(SeatRules[ChoosingCubes, ChooseCubes]):
    """As many cubes as the benefit gives go from the stock to storage, or as many as there are."""

    step = ChoosingCubes
    kinds = (ChooseCubes,)
    clause = Clause.BENEFITS

    def _due(self, state: State, step: ChoosingCubes) -> Decision | None:
        there = min(step.number, sum(state.supply.cubes))
        return ChoosingCubes(step.seat, there) if there else None

    def _moves(self, state: State, step: ChoosingCubes, seat: Seat) -> Iterable[Move]:
        return [_choose(heap) for heap in heaps_from(state.supply.cubes, step.number)]

    def _why_not(self, state: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes) -> Refusal | None:
        if len(move.colours) != step.number:
            asked, named = in_words(step.number), how_many(len(move.colours))
            return Refusal(Clause.BENEFITS, f"The benefit gives exactly {asked}, and you named {named}.")
        if not covers(state.supply.cubes, count_cubes(move.colours)):
            return Refusal(Clause.STOCK, f"The stock does not have {cubes(move.colours)}.")
        return None

    def _made(self, state: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes) -> State:
        return take_from_stock(state, seat, move.colours)

    def _told(self, before: State, step: ChoosingCubes, seat: Seat, move: ChooseCubes, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} took {cubes(move.colours)}."

    def _described(self, state: State, seat: Seat, move: ChooseCubes) -> str:
        return f"take {cubes(move.colours)}"

    def _duty(self, state: State, step: ChoosingCubes) -> str:
        return f"take {counted(step.number, 'cube')} of any colour"
