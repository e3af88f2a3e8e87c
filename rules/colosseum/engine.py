"""How a game of Colosseum goes on: who may act, with what, what comes of it, and who wins."""

from __future__ import annotations

from typing import Final, assert_never

from rules.chance import below
from rules.colosseum import auction, closing, medals, producing, setting_up, trading
from rules.colosseum.decisions import RULINGS
from rules.colosseum.moves import (
    CashMedal,
    Move,
    Roll,
    Shuffle,
    TieRoll,
    TokenToMedal,
)
from rules.colosseum.pieces import ADDITIONAL_ACTION, FACES
from rules.colosseum.stars import stars_of
from rules.colosseum.state import (
    TURNS,
    DonationRoll,
    Options,
    Over,
    Phase,
    PodiumRoll,
    Rolling,
    Shuffling,
    State,
    opening_players,
)
from rules.core import NATURE, Randomness, Seat
from rules.evolve import evolve

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ONE: Final = {seat: frozenset((seat,)) for seat in (NATURE, *range(max(setting_up.SEATS)))}


def new(seats: int, options: Options) -> State:
    """Start a game before its first shuffle. Raises ValueError unless 3 to 5 play."""
    if seats not in setting_up.SEATS:
        raise ValueError(f"Colosseum is for 3 to 5 players, not {seats}")
    agenda = tuple(Shuffling(pile) for pile in setting_up.PILES)
    return State(options, opening_players(seats), agenda, performances=(None,) * seats)


def to_act(state: State) -> frozenset[Seat]:
    """Who may move: always one seat, or chance, or nobody when the game is over."""
    actor = state.agenda[0].actor
    return _NOBODY if actor is None else _ONE[actor]


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List the moves of a player, of offers a useful few; shuffles and rolls, which are chance, are drawn instead."""
    if seat == NATURE or seat != state.agenda[0].actor:
        return ()
    step = state.agenda[0]
    return tuple(RULINGS[type(step)].moves(state, step, seat)) + medals.choices(state, seat)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through; an empty agenda means that the phase is finished."""
    if state.fresh:
        state = evolve(state, fresh=False)
    if isinstance(move, CashMedal | TokenToMedal):
        return medals.exchange(state, seat, move)
    step = state.agenda[0]
    after = RULINGS[type(step)].make(state, step, seat, move)
    phase = state.phase
    while not after.agenda:
        after, phase = _next_phase(after, phase)
    return after


def _next_phase(state: State, finished: Phase) -> tuple[State, Phase]:
    """Begin what follows a finished phase; it may be finished at once."""
    match finished:
        case "setup" | "closing":
            return setting_up.next_turn(state), "invest"
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


def draw(state: State, rng: Randomness) -> Shuffle | Roll | TieRoll:
    """Shuffle the pile, or roll the dice, that the state waits for. Raises ValueError when it waits for a player."""
    step = state.step
    match step:
        case Shuffling():
            return setting_up.draw_shuffle(step, rng)
        case Rolling(producer):
            dice = producing.dice_of(state, producer)
            return Roll(tuple(FACES[below(len(FACES), rng)] for _ in range(dice)))
        case PodiumRoll(tied) | DonationRoll(tied):
            return closing.draw_tie(tied, rng)
        case _:
            raise ValueError("there is nothing to draw")


def scores(state: State) -> tuple[int, ...]:
    """Every seat's best event so far."""
    return tuple(player.best for player in state.players)


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the highest best; then the most coins, medals and tokens cashed; then the most stars."""
    standing = [(player.best, worth(state, seat), stars_held(state, seat)) for seat, player in enumerate(state.players)]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


def worth(state: State, seat: Seat) -> int:
    """Coins of a seat with every medal and additional-action token cashed, as at the end."""
    player = state.players[seat]
    return player.coins + medals.COINS * (player.medals + player.tokens[ADDITIONAL_ACTION.index])


def stars_held(state: State, seat: Seat) -> int:
    """How many stars a seat holds."""
    return len(stars_of(state.stars, seat))
