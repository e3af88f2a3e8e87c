"""All take the cubes to start with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import count_cubes, heaps, plus, without
from rules.drum_roll.decisions.base import SimultaneousRules
from rules.drum_roll.moves import Move, TakeCubes
from rules.drum_roll.state import State
from rules.drum_roll.steps import BeginningTurn, TakingCubes
from rules.drum_roll.wording import cubes, how_many
from rules.evolve import evolve
from rules.wording import in_words, seat_name


class TakingCubesRules(SimultaneousRules[TakingCubes, TakeCubes]):
    """Any colours, for the stock is full; once all have theirs the first turn begins."""

    step = TakingCubes
    kinds = (TakeCubes,)
    clause = Clause.FIRST_CUBES

    def _waiting(self, step: TakingCubes) -> tuple[Seat, ...]:
        return step.waiting

    def _moves(self, state: State, step: TakingCubes, seat: Seat) -> Iterable[Move]:
        return [TakeCubes(heap) for heap in heaps(state.figures.starting_cubes)]

    def _why_not(self, state: State, step: TakingCubes, seat: Seat, move: TakeCubes) -> Refusal | None:
        wanted = state.figures.starting_cubes
        if len(move.colours) == wanted:
            return None
        asked, named = in_words(wanted), how_many(len(move.colours))
        return Refusal(Clause.FIRST_CUBES, f"You begin with exactly {asked} cubes, and you named {named}.")

    @implements(Clause.FIRST_CUBES)
    def _made(self, state: State, step: TakingCubes, seat: Seat, move: TakeCubes) -> State:
        player = state.players[seat]
        storage = player.storage
        for colour in move.colours:
            storage = plus(storage, colour)
        left = evolve(state.supply, cubes=without(state.supply.cubes, count_cubes(move.colours)))
        taken = evolve(state.with_player(seat, evolve(player, storage=storage)), supply=left)
        waiting = tuple(other for other in step.waiting if other != seat)
        return taken.then(TakingCubes(waiting) if waiting else BeginningTurn())

    def _told(self, before: State, step: TakingCubes, seat: Seat, move: TakeCubes, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} took {cubes(move.colours)}."

    def _described(self, state: State, seat: Seat, move: TakeCubes) -> str:
        return f"take {cubes(move.colours)}"

    def _duty(self, state: State) -> str:
        return f"take {in_words(state.figures.starting_cubes)} cubes of any colours"
