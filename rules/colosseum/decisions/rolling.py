"""Chance rolls a producer's dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import producing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import Ruling
from rules.colosseum.moves import Roll
from rules.colosseum.state import Rolling, State
from rules.core import Refusal, Seat


class _Rolling(Ruling[Rolling, Roll]):
    """Chance rolls a producer's dice."""

    clause = Clause.PRODUCE
    order = Clause.NOBLES
    kinds = (Roll,)

    def moves(self, state: State, step: Rolling, seat: Seat) -> Iterable[Roll]:
        return ()

    def why_not(self, state: State, step: Rolling, seat: Seat, move: Roll) -> Refusal | None:
        return producing.refuse_faces(state, step, move)

    def make(self, state: State, step: Rolling, seat: Seat, move: Roll) -> State:
        assert move.faces is not None
        return producing.roll(state, step, move.faces)

    def tell(self, before: State, step: Rolling, seat: Seat, move: Roll, after: State) -> Iterable[str]:
        faces = move.faces or ()
        return (f"The {'dice show' if len(faces) > 1 else 'die shows'} {' and '.join(face.id for face in faces)}.",)

    def describe(self, state: State, step: Rolling, seat: Seat, move: Roll) -> str:
        return "roll the dice" if len(move.faces or ()) > 1 else "roll the die"

    def prompt(self, state: State, step: Rolling, seat: Seat | None) -> str:
        dice = "dice have" if state.players[step.producer].loge else "die has"
        return f"{{{step.producer}}}'s {dice} to be rolled."


ROLLING: Final = _Rolling()
