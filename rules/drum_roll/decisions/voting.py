"""All vote secretly whether to delay the show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Seat
from rules.drum_roll import votes
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import Ruling, all_must, undecided
from rules.drum_roll.moves import Vote
from rules.drum_roll.state import State
from rules.drum_roll.steps import Voting
from rules.drum_roll.wording import seat_name


class _Voting(Ruling[Voting, Vote]):
    """All vote secretly whether to delay the show."""

    clause = Clause.VOTE
    kinds = (Vote,)

    def moves(self, state: State, step: Voting, seat: Seat) -> Iterable[Vote]:
        return votes.VOTES

    def make(self, state: State, step: Voting, seat: Seat, move: Vote) -> State:
        return votes.vote(state, step, seat, move)

    def tell(self, before: State, step: Voting, seat: Seat, move: Vote, after: State) -> Iterable[str]:
        return (f"{seat_name(seat)} has voted.",)

    def describe(self, state: State, step: Voting, seat: Seat, move: Vote) -> str:
        return "vote to delay the show" if move.delay else "vote to start the show"

    def prompt(self, state: State, step: Voting, seat: Seat | None) -> str:
        return all_must(state, seat, undecided(step.delay), "vote to start the show or to delay it by a turn")


VOTING: Final = _Voting()
