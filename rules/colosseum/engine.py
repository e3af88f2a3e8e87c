"""How a game of Colosseum goes on: who may act, with what, what comes of it, and who wins.

What a decision allows and does stands in its own module in `decisions`; here the phases follow one another.
"""

from __future__ import annotations

from typing import assert_never

from rules.colosseum import auction, closing, medals, producing, setup, trading
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions import rules_of
from rules.colosseum.moves import FREE, Move
from rules.colosseum.pieces import ADDITIONAL_ACTION
from rules.colosseum.stars import stars_of
from rules.colosseum.state import TURNS, Options, Over, Phase, Shuffling, State, opening_players
from rules.core import CHANCE, NOBODY, Randomness, Seat, alone, implements
from rules.evolve import evolve


def new(seats: int, options: Options) -> State:
    """Start a game before its first shuffle. Raises ValueError unless 3 to 5 play."""
    if seats not in setup.SEATS:
        raise ValueError(f"Colosseum is for 3 to 5 players, not {seats}")
    agenda = tuple(Shuffling(pile) for pile in setup.PILES)
    return State(options, opening_players(seats), agenda, performances=(None,) * seats)


def to_act(state: State) -> frozenset[Seat]:
    """Who may move: always one seat, or chance, or nobody when the game is over."""
    actor = state.agenda[0].actor
    return NOBODY if actor is None else alone(actor)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List the moves of a player, of offers a useful few; shuffles and rolls, which are chance, are drawn instead."""
    if seat == CHANCE or seat != state.agenda[0].actor:
        return ()
    return tuple(rules_of(state.agenda[0]).legal_moves(state, seat)) + medals.choices(state, seat)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through; an empty agenda means that the phase is finished."""
    if state.fresh:
        state = evolve(state, fresh=False)
    if isinstance(move, FREE):
        return medals.exchange(state, seat, move)
    after = rules_of(state.step).make(state, seat, move)
    return after if after.agenda else _go_on(after, state.phase)


def _go_on(state: State, finished: Phase) -> State:
    """Begin one phase after the other until a decision is due."""
    while not state.agenda:
        state, finished = _next_phase(state, finished)
    return state


@implements(Clause.TURN, Clause.END)
def _next_phase(state: State, finished: Phase) -> tuple[State, Phase]:
    """Begin what follows a finished phase; it may be finished at once."""
    match finished:
        case "setup" | "closing":
            return setup.next_turn(state), "invest"
        case "invest":
            return auction.begin(state), "auction"
        case "auction":
            return trading.begin(state), "trade"
        case "trade":
            return producing.begin(state), "produce"
        case "produce" | "over":
            if state.turn == TURNS:
                return evolve(closing.with_turn_recorded(state), agenda=(Over(),)), "over"
            return closing.begin(state), "closing"
        case _:
            assert_never(finished)


def draw(state: State, rng: Randomness) -> Move:
    """Shuffle the pile, or roll the dice, that the state waits for. Raises ValueError when it waits for a player."""
    return rules_of(state.step).draw(state, rng)


def scores(state: State) -> tuple[int, ...]:
    """Every seat's best event so far."""
    return tuple(player.best for player in state.players)


@implements(Clause.END, Clause.TIES)
def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the highest best; then the most coins, medals and tokens cashed; then the most stars."""
    standing = [(player.best, worth(state, seat), stars_held(state, seat)) for seat, player in enumerate(state.players)]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


@implements(Clause.TIES)
def worth(state: State, seat: Seat) -> int:
    """Coins of a seat with every medal and additional-action token cashed, as at the end."""
    player = state.players[seat]
    return player.coins + medals.COINS * (player.medals + player.tokens[ADDITIONAL_ACTION.index])


def stars_held(state: State, seat: Seat) -> int:
    """How many stars a seat holds."""
    return len(stars_of(state.stars, seat))
