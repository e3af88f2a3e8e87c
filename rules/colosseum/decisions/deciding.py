"""A seat decides whether to produce."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import producing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling, done
from rules.colosseum.moves import Pass, Roll
from rules.colosseum.state import Deciding, State
from rules.core import Refusal, Seat


class _Deciding(SeatRuling[Deciding, Roll | Pass]):
    """A seat decides whether to produce."""

    clause = Clause.PRODUCE
    order = Clause.PRODUCE
    kinds = (Roll, Pass)

    def moves(self, state: State, step: Deciding, seat: Seat) -> Iterable[Roll | Pass]:
        return producing.decisions(state, seat)

    def why_not(self, state: State, step: Deciding, seat: Seat, move: Roll | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else producing.refuse_roll(state, seat, move.faces)

    def make(self, state: State, step: Deciding, seat: Seat, move: Roll | Pass) -> State:
        return done(state) if isinstance(move, Pass) else producing.ask_for_dice(state, step.actor)

    def tell(self, before: State, step: Deciding, seat: Seat, move: Roll | Pass, after: State) -> Iterable[str]:
        what = "produces nothing" if isinstance(move, Pass) else "will produce an event"
        return (f"{{{seat}}} {what}.",)

    def describe(self, state: State, step: Deciding, seat: Seat, move: Roll | Pass) -> str:
        return "produce nothing" if isinstance(move, Pass) else "roll to produce an event"

    def duty(self, state: State, step: Deciding) -> str:
        return "roll to produce an event, or pass"


DECIDING: Final = _Deciding()
