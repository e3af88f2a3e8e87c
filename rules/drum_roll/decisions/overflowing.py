"""A seat plays or discards cards until its hand is within the limit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import investments
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import Discard
from rules.drum_roll.state import State, hand_limit
from rules.drum_roll.steps import Overflowing
from rules.drum_roll.wording import copy_name, name_of, seat_name


class _Overflowing(SeatRuling[Overflowing, Discard]):
    """A seat plays or discards cards until its hand is within the limit."""

    clause = Clause.HAND
    kinds = (Discard,)

    def due(self, state: State, step: Overflowing) -> Overflowing | None:
        return step if len(state.players[step.seat].hand) > hand_limit(state, step.seat) else None

    def moves(self, state: State, step: Overflowing, seat: Seat) -> Iterable[Discard]:
        return investments.discards(state.players[seat])

    def why_not(self, state: State, step: Overflowing, seat: Seat, move: Discard) -> Refusal | None:
        return investments.why_not_discard(state, seat, move)

    def make(self, state: State, step: Overflowing, seat: Seat, move: Discard) -> State:
        return investments.discard(state, seat, move).then(step)

    def tell(self, before: State, step: Overflowing, seat: Seat, move: Discard, after: State) -> Iterable[str]:
        return (f"{seat_name(seat)} discarded {name_of(before, move.card)}.",)

    def describe(self, state: State, step: Overflowing, seat: Seat, move: Discard) -> str:
        return f"discard {copy_name(state, move.card)}"

    def duty(self, state: State, step: Overflowing) -> str:
        held, limit = len(state.players[step.seat].hand), hand_limit(state, step.seat)
        return f"play or discard cards: {held} in hand, {limit} allowed"


OVERFLOWING: Final = _Overflowing()
