"""How a game of Colosseum goes on: who may act, with what, what comes of it, and who wins."""

from __future__ import annotations

from typing import Final, assert_never

from rules.chance import below
from rules.colosseum import auction, closing, investing, medals, producing, setting_up, trading
from rules.colosseum.moves import (
    Accept,
    AskDonation,
    Bid,
    BuildLoge,
    BuyProgram,
    BuyTicket,
    CashMedal,
    Decline,
    DiscardUsed,
    DropOut,
    Expand,
    ExtraInvestment,
    MedalMove,
    Move,
    MoveNoble,
    Offer,
    Open,
    Pass,
    Produce,
    Refuse,
    Roll,
    Shuffle,
    TieRoll,
    TokenToMedal,
)
from rules.colosseum.pieces import ADDITIONAL_ACTION, FACES
from rules.colosseum.stars import stars_of
from rules.colosseum.state import (
    TURNS,
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    DonationRoll,
    Investing,
    InvestingAgain,
    InvestingMore,
    MovingNobles,
    Opening,
    Over,
    Phase,
    PodiumRoll,
    Rolling,
    Shuffling,
    Staging,
    State,
    Trading,
)
from rules.core import NATURE, Randomness, Seat
from rules.evolve import evolve

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ONE: Final = {seat: frozenset((seat,)) for seat in (NATURE, *range(max(setting_up.SEATS)))}


def to_act(state: State) -> frozenset[Seat]:
    """Who may move: always one seat, or chance, or nobody when the game is over."""
    actor = state.agenda[0].actor
    return _NOBODY if actor is None else _ONE[actor]


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List the moves of a player, of offers a useful few; shuffles and rolls, which are chance, are drawn instead."""
    if seat == NATURE or seat != state.agenda[0].actor:
        return ()
    return _choices(state, seat) + medals.choices(state, seat)


def _choices(state: State, seat: Seat) -> tuple[Move, ...]:
    step = state.agenda[0]
    match step:
        case Trading():
            return trading.offers(state, seat)
        case Answering():
            return trading.answers(state, step)
        case Bidding():
            return auction.answers(state, step)
        case Opening():
            return auction.openings(state, seat)
        case Investing() | InvestingAgain():
            return investing.investments(state, seat)
        case InvestingMore():
            return investing.payments(state, seat)
        case Deciding():
            return producing.decisions(state, seat)
        case MovingNobles():
            return producing.noble_moves(step)
        case Staging():
            return producing.stagings(state, seat)
        case CleaningUp():
            return closing.discards(state, seat)
        case Donating():
            return closing.requests(state, step)
        case Shuffling() | Rolling() | PodiumRoll() | DonationRoll() | Over():
            return ()
        case _:
            assert_never(step)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    if state.fresh:
        state = evolve(state, fresh=False)
    after = _made(state, seat, move)
    phase = state.phase
    while not after.agenda:
        after, phase = _next_phase(after, phase)
    return after


def _made(state: State, seat: Seat, move: Move) -> State:
    """Make the move; an empty agenda means that the phase is finished."""
    match move:
        case Pass():
            return _passed(state)
        case BuyProgram() | Expand() | BuyTicket() | BuildLoge():
            return investing.invest(state, seat, move)
        case ExtraInvestment():
            return investing.pay_for_second(state, seat, move)
        case Open():
            return auction.open_market(state, seat, move)
        case Offer():
            return trading.offer(state, seat, move)
        case MedalMove():
            return producing.medal_move(state, seat, move)
        case Produce():
            return producing.produce(state, seat, move)
        case DiscardUsed():
            return closing.discard(state, seat, move)
        case CashMedal() | TokenToMedal():
            return medals.exchange(state, seat, move)
        case Shuffle():
            return setting_up.shuffle(state, move)
        case _:
            return _answered(state, move)


def _answered(state: State, move: Move) -> State:
    """Make a move that answers what the present decision names: a bid, an offer, dice."""
    match state.agenda[0], move:
        case Bidding() as step, Bid():
            return auction.bid(state, step, move)
        case Bidding() as step, DropOut():
            return auction.drop_out(state, step)
        case Answering() as step, Accept():
            return trading.accept(state, step)
        case Answering(), Refuse():
            return trading.refused(state)
        case Deciding(seat), Roll():
            return producing.ask_for_dice(state, seat)
        case Rolling() as step, Roll(tuple() as faces):
            return producing.roll(state, step, faces)
        case MovingNobles() as step, MoveNoble():
            return producing.move_noble(state, step, move)
        case (PodiumRoll() | DonationRoll()) as step, TieRoll():
            return closing.tie_roll(state, step, move)
        case Donating() as step, AskDonation():
            return closing.donate(state, step, move)
        case Donating(), Decline():
            return closing.decline(state)
        case _:
            raise ValueError(f"{move} does not answer {state.agenda[0]}")


def _passed(state: State) -> State:
    if isinstance(state.agenda[0], Opening):
        return auction.move_on(state)
    return evolve(state, agenda=state.agenda[1:])


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
