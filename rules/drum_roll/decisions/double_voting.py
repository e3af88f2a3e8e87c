"""The votes lie open: a seat with cards in hand is asked for a Double Vote."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, assert_never

from rules.core import Refusal, Seat, implements, with_seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DECLINE, SeatRules
from rules.drum_roll.moves import Decline, DoubleVote, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Decision, DoubleVoting
from rules.evolve import evolve
from rules.wording import seat_name

DoubleVotingMove: TypeAlias = DoubleVote | Decline

_DOUBLE: Final = DoubleVote()


class DoubleVotingRules(SeatRules[DoubleVoting, DoubleVotingMove]):
    """The card is spent, and the seat's vote counts once more."""

    step = DoubleVoting
    kinds = (DoubleVote, Decline)
    clause = Clause.DOUBLE_VOTE

    def _due(self, state: State, step: DoubleVoting) -> Decision | None:
        return step if state.players[step.seat].hand else None

    def _moves(self, state: State, step: DoubleVoting, seat: Seat) -> Iterable[Move]:
        return (_DOUBLE, DECLINE) if state.players[seat].held("double_vote") else (DECLINE,)

    def _why_not(self, state: State, step: DoubleVoting, seat: Seat, move: DoubleVotingMove) -> Refusal | None:
        match move:
            case DoubleVote():
                held = state.players[seat].held("double_vote")
                return None if held else Refusal(Clause.DOUBLE_VOTE, "You hold no Double Vote card.")
            case Decline():
                return None
            case _:
                assert_never(move)

    def _made(self, state: State, step: DoubleVoting, seat: Seat, move: DoubleVotingMove) -> State:
        match move:
            case DoubleVote():
                return _doubled(state, seat)
            case Decline():
                return state
            case _:
                assert_never(move)

    def _told(
        self, before: State, step: DoubleVoting, seat: Seat, move: DoubleVotingMove, after: State
    ) -> Iterator[str]:
        match move:
            case DoubleVote():
                yield f"{seat_name(seat)} played a Double Vote."
            case Decline():
                return
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: DoubleVotingMove) -> str:
        match move:
            case DoubleVote():
                return "play a Double Vote"
            case Decline():
                return "let the votes be"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: DoubleVoting) -> str:
        return "play a Double Vote, or decline"


@implements(Clause.DOUBLE_VOTE)
def _doubled(state: State, seat: Seat) -> State:
    assert state.ballot is not None
    card = state.players[seat].held("double_vote")
    assert card is not None
    doubled = state.ballot.doubled
    more = with_seat(doubled, seat, doubled[seat] + 1)
    return evolve(state.spent(seat, card), ballot=evolve(state.ballot, doubled=more, again=True))
