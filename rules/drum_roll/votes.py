"""Start or delay: the secret vote after the fifth and the sixth turn, Double Votes, and the count."""

from __future__ import annotations

from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Decline, DoubleVote, Vote
from rules.drum_roll.state import Ballot, Player, State
from rules.drum_roll.steps import ClosingTurn, Counting, DoubleVoting, EndingTurn, Voting
from rules.evolve import evolve

VOTES: Final = (Vote(False), Vote(True))
_DECLINE: Final = Decline()
_DOUBLE: Final = DoubleVote()


def end_distribution(state: State) -> State:
    """After the fifth and the sixth turn there is a vote; the seventh turn is the last."""
    figures = state.figures
    if figures.turns_min <= state.turn.number < figures.turns_max:
        return state.then(Voting((None,) * state.seats))
    return _end_turn(state, show_follows=state.turn.number == figures.turns_max)


def _end_turn(state: State, *, show_follows: bool) -> State:
    return state.then(*(EndingTurn(seat) for seat in state.order), ClosingTurn(show_follows))


def vote(state: State, step: Voting, seat: Seat, move: Vote) -> State:
    """Note the vote; once all have voted the votes are seen, and whoever holds cards may double."""
    delay = (*step.delay[:seat], move.delay, *step.delay[seat + 1 :])
    if None in delay:
        return state.then(Voting(delay))
    ballot = Ballot(tuple(choice is True for choice in delay), (0,) * state.seats)
    return _round(evolve(state, ballot=ballot))


def _round(state: State) -> State:
    return state.then(*(DoubleVoting(seat) for seat in state.order), Counting())


def double_votes(player: Player) -> tuple[DoubleVote | Decline, ...]:
    """Double if the card is there, or decline."""
    return (_DOUBLE, _DECLINE) if player.held("double_vote") else (_DECLINE,)


def why_not_double(player: Player) -> Refusal | None:
    """The card is in hand."""
    return None if player.held("double_vote") else Refusal(Clause.DOUBLE_VOTE, "You hold no Double Vote card.")


def double(state: State, seat: Seat) -> State:
    """Spend the card: the seat's vote counts once more."""
    assert state.ballot is not None
    card = state.players[seat].held("double_vote")
    assert card is not None
    doubled = state.ballot.doubled
    more = (*doubled[:seat], doubled[seat] + 1, *doubled[seat + 1 :])
    return evolve(state.spent(seat, card), ballot=evolve(state.ballot, doubled=more, again=True))


def count(state: State) -> State:
    """Ask again if a Double Vote was played in this round; else see what the votes say."""
    ballot = state.ballot
    assert ballot is not None
    if ballot.again:
        return _round(evolve(state, ballot=evolve(ballot, again=False)))
    delayed = is_delayed(state, ballot)
    counted = evolve(state, ballot=evolve(ballot, delayed=delayed))
    if delayed and state.turn.number + 1 == state.figures.turns_max:
        counted = _penalized(counted, ballot)
    return _end_turn(counted, show_follows=not delayed)


def is_delayed(state: State, ballot: Ballot) -> bool:
    """Whether the votes as they are would delay the show; a tie goes as the starting player voted."""
    delay, start = tally(state, ballot)
    return ballot.delay[state.turn.start] if delay == start else delay > start


def tally(state: State, ballot: Ballot) -> tuple[int, int]:
    """Votes for delay and for the start, Double Votes and the virtual one of two players included."""
    weights = [1 + extra for extra in ballot.doubled]
    delay = sum(weight for weight, wants in zip(weights, ballot.delay, strict=True) if wants)
    return delay + virtual_votes(state), sum(weights) - delay


def virtual_votes(state: State) -> int:
    """Votes for delay that nobody casts: with two players one, after the fifth turn only."""
    if state.seats != 2:
        return 0
    figures = state.figures
    return figures.virtual_votes_turn6 if state.turn.number == figures.turns_min else figures.virtual_votes_turn7


def _penalized(state: State, ballot: Ballot) -> State:
    """The last turn will be played: it costs those prestige who voted for it."""
    penalty = state.figures.seventh_turn_penalty
    players = tuple(
        evolve(player, prestige=player.prestige - penalty) if wanted else player
        for player, wanted in zip(state.players, ballot.delay, strict=True)
    )
    return evolve(state, players=players)
