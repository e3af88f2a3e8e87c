"""Start or delay: when there is a vote, the rounds of Double Votes, and the count."""

from __future__ import annotations

from rules.core import implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import Ballot, State
from rules.drum_roll.steps import ClosingTurn, Counting, DoubleVoting, EndingTurn, Voting
from rules.evolve import evolve


@implements(Clause.VOTE)
def end_distribution(state: State) -> State:
    """After the fifth and the sixth turn there is a vote; the seventh turn is the last."""
    figures = state.figures
    if figures.turns_min <= state.turn.number < figures.turns_max:
        return state.then(Voting((None,) * state.seats))
    return _end_turn(state, show_follows=state.turn.number == figures.turns_max)


def _end_turn(state: State, *, show_follows: bool) -> State:
    return state.then(*(EndingTurn(seat) for seat in state.order), ClosingTurn(show_follows))


def ask_for_doubles(state: State) -> State:
    """In their order all with cards in hand are asked for a Double Vote, then the votes are counted."""
    return state.then(*(DoubleVoting(seat) for seat in state.order), Counting())


def count(state: State) -> State:
    """Ask again if a Double Vote was played in this round; else see what the votes say."""
    ballot = state.ballot
    assert ballot is not None
    if ballot.again:
        return ask_for_doubles(evolve(state, ballot=evolve(ballot, again=False)))
    delayed = is_delayed(state, ballot)
    counted = evolve(state, ballot=evolve(ballot, delayed=delayed))
    if delayed and state.turn.number + 1 == state.figures.turns_max:
        counted = _penalized(counted, ballot)
    return _end_turn(counted, show_follows=not delayed)


@implements(Clause.VOTE)
def is_delayed(state: State, ballot: Ballot) -> bool:
    """Whether the votes as they are would delay the show; a tie goes as the starting player voted."""
    delay, start = tally(state, ballot)
    return ballot.delay[state.turn.start] if delay == start else delay > start


@implements(Clause.DOUBLE_VOTE)
def tally(state: State, ballot: Ballot) -> tuple[int, int]:
    """Votes for delay and for the start, Double Votes and the virtual one of two players included."""
    weights = [1 + extra for extra in ballot.doubled]
    delay = sum(weight for weight, wants in zip(weights, ballot.delay, strict=True) if wants)
    return delay + virtual_votes(state), sum(weights) - delay


@implements(Clause.TWO_VOTES)
def virtual_votes(state: State) -> int:
    """Votes for delay that nobody casts: with two players one, after the fifth turn only."""
    if state.seats != 2:
        return 0
    figures = state.figures
    return figures.virtual_votes_turn6 if state.turn.number == figures.turns_min else figures.virtual_votes_turn7


@implements(Clause.SEVENTH)
def _penalized(state: State, ballot: Ballot) -> State:
    """The last turn will be played: it costs those prestige who voted for it."""
    penalty = state.figures.seventh_turn_penalty
    players = tuple(
        evolve(player, prestige=player.prestige - penalty) if wanted else player
        for player, wanted in zip(state.players, ballot.delay, strict=True)
    )
    return evolve(state, players=players)
