"""A seat moves nobles with its dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import producing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import MoveNoble
from rules.colosseum.state import MovingNobles, State
from rules.colosseum.wording import noble_name
from rules.core import Refusal, Seat


class _MovingNobles(SeatRuling[MovingNobles, MoveNoble]):
    """A seat moves nobles with its dice."""

    clause = Clause.NOBLES
    order = Clause.NOBLES
    kinds = (MoveNoble,)

    def moves(self, state: State, step: MovingNobles, seat: Seat) -> Iterable[MoveNoble]:
        return producing.noble_moves(step)

    def why_not(self, state: State, step: MovingNobles, seat: Seat, move: MoveNoble) -> Refusal | None:
        return producing.refuse_noble_move(step, move)

    def make(self, state: State, step: MovingNobles, seat: Seat, move: MoveNoble) -> State:
        return producing.move_noble(state, step, move)

    def tell(self, before: State, step: MovingNobles, seat: Seat, move: MoveNoble, after: State) -> Iterable[str]:
        return (
            f"{{{seat}}} moves {noble_name(move.noble)} by {move.steps} to space {after.nobles[move.noble.index]}.",
        )

    def describe(self, state: State, step: MovingNobles, seat: Seat, move: MoveNoble) -> str:
        die = "both dice" if len(move.dice) > 1 else f"die {move.dice[0] + 1}"
        where = producing.landing(state, move.noble, move.steps).text
        return f"move {noble_name(move.noble)} by {move.steps} with {die} to {where}"

    def duty(self, state: State, step: MovingNobles) -> str:
        left = [step.faces[die].id for die in step.unused]
        what = f"the die {left[0]}" if len(left) == 1 else f"the dice {left[0]} and {left[1]}"
        return f"move a noble with {what}"


MOVING_NOBLES: Final = _MovingNobles()
