"""The producer's dice are rolled."""

from __future__ import annotations

from collections.abc import Iterator

from rules.chance import below
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import ChanceRules
from rules.colosseum.moves import Roll
from rules.colosseum.pieces import FACES
from rules.colosseum.producing import dice_of
from rules.colosseum.state import MovingNobles, Rolling, State
from rules.core import Randomness, Refusal, Seat
from rules.evolve import evolve
from rules.wording import seat_name


class RollingRules(ChanceRules[Rolling, Roll]):
    """One die is rolled, or two with a loge; the producer uses them."""

    step = Rolling
    kinds = (Roll,)
    clause = Clause.PRODUCE
    misfit = Clause.NOBLES

    def _drawn(self, state: State, step: Rolling, rng: Randomness) -> Roll:
        return Roll(tuple(FACES[below(len(FACES), rng)] for _ in range(dice_of(state, step.producer))))

    def _why_not(self, state: State, step: Rolling, seat: Seat, move: Roll) -> Refusal | None:
        dice = dice_of(state, step.producer)
        if move.faces is None or len(move.faces) != dice:
            return Refusal(Clause.NOBLES, f"{seat_name(step.producer)} rolls {'two dice' if dice == 2 else 'one die'}.")
        return None

    def _made(self, state: State, step: Rolling, seat: Seat, move: Roll) -> State:
        assert move.faces is not None
        after = MovingNobles(step.producer, move.faces, tuple(range(len(move.faces))))
        return evolve(state, agenda=(after, *state.agenda[1:]))

    def _told(self, before: State, step: Rolling, seat: Seat, move: Roll, after: State) -> Iterator[str]:
        assert move.faces is not None
        dice = "dice show" if len(move.faces) > 1 else "die shows"
        yield f"The {dice} {' and '.join(face.id for face in move.faces)}."

    def _described(self, state: State, seat: Seat, move: Roll) -> str:
        return "roll the dice" if move.faces and len(move.faces) > 1 else "roll the die"

    def _prompt(self, state: State, step: Rolling, seat: Seat | None) -> str:
        dice = "dice have" if dice_of(state, step.producer) == 2 else "die has"
        return f"{seat_name(step.producer)}'s {dice} to be rolled."
