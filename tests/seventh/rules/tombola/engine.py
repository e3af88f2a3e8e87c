"""How a game of Tombola goes on."""

from __future__ import annotations

from typing import assert_never

from rules.tombola.clauses import Clause
from rules.tombola.moves import Draw, Move, Shuffle, Stop
from rules.tombola.state import TICKETS, Options, Over, Player, Shuffling, State, Turn

from rules.catalogue import info
from rules.chance import shuffled
from rules.core import CHANCE, Hidden, Randomness, Seat, check_seats, clockwise, implements, leaders, seat_after
from rules.evolve import evolve


def new(seats: int, options: Options) -> State:
    """Start a game before its shuffle. Raises ValueError unless 2 or 3 play."""
    check_seats(info("tombola"), seats)
    return State(options, (Player(),) * seats)


@implements(Clause.TURN)
def to_act(state: State) -> frozenset[Seat]:
    """Who may move."""
    match state.step:
        case Shuffling():
            return frozenset((CHANCE,))
        case Turn(seat):
            return frozenset((seat,))
        case Over():
            return frozenset()
        case _:
            assert_never(state.step)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move of a player."""
    if seat == CHANCE or seat not in to_act(state):
        return ()
    return (Draw(), Stop()) if state.drum else (Stop(),)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    match move:
        case Shuffle(order):
            return evolve(state, drum=order, step=Turn(0))
        case Draw():
            return _drawn(state, seat)
        case Stop():
            return _onward(state, seat, evolve(state.players[seat], stopped=True))
        case _:
            assert_never(move)


@implements(Clause.DRAW, Clause.BEYOND)
def _drawn(state: State, seat: Seat) -> State:
    ticket, *rest = state.drum
    assert not isinstance(ticket, Hidden)
    player = state.players[seat]
    tickets = (*player.tickets, ticket)
    beyond = sum(tickets) > state.options.limit
    return _onward(evolve(state, drum=tuple(rest)), seat, Player(tickets, beyond))


@implements(Clause.TURN, Clause.END)
def _onward(state: State, seat: Seat, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    order = clockwise(seat_after(seat, len(players)), len(players))
    following = next((other for other in order if not players[other].stopped), None)
    return evolve(state, players=players, step=Over() if following is None else Turn(following))


@implements(Clause.DRUM)
def draw(state: State, rng: Randomness) -> Shuffle:
    """Shuffle the tickets."""
    return Shuffle(shuffled(TICKETS, rng))


def scores(state: State) -> tuple[int, ...]:
    """The points so far."""
    return tuple(map(state.points, range(len(state.players))))


@implements(Clause.END)
def winners(state: State) -> tuple[Seat, ...]:
    """All seats with the most points."""
    return leaders(scores(state))
