"""All choose secretly which of two performers to keep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import setup
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import Ruling, all_must, undecided
from rules.drum_roll.moves import Keep
from rules.drum_roll.state import State
from rules.drum_roll.steps import Keeping
from rules.drum_roll.wording import coins, name_of, seat_name


class _Keeping(Ruling[Keeping, Keep]):
    """All choose secretly which of two performers to keep."""

    clause = Clause.KEEPING
    kinds = (Keep,)

    def moves(self, state: State, step: Keeping, seat: Seat) -> Iterable[Keep]:
        return setup.keeps(step, seat)

    def why_not(self, state: State, step: Keeping, seat: Seat, move: Keep) -> Refusal | None:
        return setup.why_not_keep(step, seat, move)

    def make(self, state: State, step: Keeping, seat: Seat, move: Keep) -> State:
        return setup.keep(state, step, seat, move)

    def tell(self, before: State, step: Keeping, seat: Seat, move: Keep, after: State) -> Iterable[str]:
        yield f"{seat_name(seat)} has chosen a performer to keep."
        if isinstance(after.step, Keeping):
            return
        for other in after.order:
            player = after.players[other]
            own, received = player.acts
            yield (
                f"{seat_name(other)} keeps {own.performer.name}, gets {received.performer.name} "
                f"and begins with {coins(player.coins)}."
            )

    def describe(self, state: State, step: Keeping, seat: Seat, move: Keep) -> str:
        return f"keep {name_of(state, move.performer)}"

    def prompt(self, state: State, step: Keeping, seat: Seat | None) -> str:
        return all_must(state, seat, undecided(step.kept), "keep one of two performers and pass the other left")


KEEPING: Final = _Keeping()
