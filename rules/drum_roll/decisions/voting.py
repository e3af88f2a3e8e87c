"""All vote, in secret, to start the show or to delay it by a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.core import Refusal, Seat, with_seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import SimultaneousRules, undecided
from rules.drum_roll.moves import Move, Vote
from rules.drum_roll.state import Ballot, State
from rules.drum_roll.steps import Voting
from rules.drum_roll.votes import ask_for_doubles
from rules.evolve import evolve
from rules.wording import seat_name

_VOTES: Final = (Vote(False), Vote(True))


class VotingRules(SimultaneousRules[Voting, Vote]):
    """Once all have voted the votes are seen, and whoever holds cards may double."""

    step = Voting
    kinds = (Vote,)
    clause = Clause.VOTE

    def _waiting(self, step: Voting) -> tuple[Seat, ...]:
        return undecided(step.delay)

    def _moves(self, state: State, step: Voting, seat: Seat) -> Iterable[Move]:
        return _VOTES

    def _why_not(self, state: State, step: Voting, seat: Seat, move: Vote) -> Refusal | None:
        return None

    def _made(self, state: State, step: Voting, seat: Seat, move: Vote) -> State:
        delay = with_seat(step.delay, seat, move.delay)
        if None in delay:
            return state.then(Voting(delay))
        ballot = Ballot(tuple(choice is True for choice in delay), (0,) * state.seats)
        return ask_for_doubles(evolve(state, ballot=ballot))

    def _told(self, before: State, step: Voting, seat: Seat, move: Vote, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} has voted."

    def _described(self, state: State, seat: Seat, move: Vote) -> str:
        return "vote to delay the show" if move.delay else "vote to start the show"

    def _duty(self, state: State) -> str:
        return "vote to start the show or to delay it by a turn"
