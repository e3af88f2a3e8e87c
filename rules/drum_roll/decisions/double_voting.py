"""A seat with cards in hand is asked for a Double Vote."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import votes
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import Decline, DoubleVote
from rules.drum_roll.state import State
from rules.drum_roll.steps import DoubleVoting
from rules.drum_roll.wording import seat_name


class _DoubleVoting(SeatRuling[DoubleVoting, DoubleVote | Decline]):
    """A seat with cards in hand is asked for a Double Vote."""

    clause = Clause.DOUBLE_VOTE
    kinds = (DoubleVote, Decline)

    def due(self, state: State, step: DoubleVoting) -> DoubleVoting | None:
        return step if state.players[step.seat].hand else None

    def moves(self, state: State, step: DoubleVoting, seat: Seat) -> Iterable[DoubleVote | Decline]:
        return votes.double_votes(state.players[seat])

    def why_not(self, state: State, step: DoubleVoting, seat: Seat, move: DoubleVote | Decline) -> Refusal | None:
        return None if isinstance(move, Decline) else votes.why_not_double(state.players[seat])

    def make(self, state: State, step: DoubleVoting, seat: Seat, move: DoubleVote | Decline) -> State:
        return state if isinstance(move, Decline) else votes.double(state, seat)

    def tell(
        self, before: State, step: DoubleVoting, seat: Seat, move: DoubleVote | Decline, after: State
    ) -> Iterable[str]:
        return () if isinstance(move, Decline) else (f"{seat_name(seat)} played a Double Vote.",)

    def describe(self, state: State, step: DoubleVoting, seat: Seat, move: DoubleVote | Decline) -> str:
        return "let the votes be" if isinstance(move, Decline) else "play a Double Vote"

    def duty(self, state: State, step: DoubleVoting) -> str:
        return "play a Double Vote, or decline"


DOUBLE_VOTING: Final = _DoubleVoting()
