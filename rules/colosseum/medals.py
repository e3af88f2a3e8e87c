"""Medals and additional-action tokens: what their owner may do with them at any decision."""

from __future__ import annotations

from typing import Final, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import CashMedal, Free, Move, TokenToMedal
from rules.colosseum.pieces import ADDITIONAL_ACTION, minus, plus
from rules.colosseum.state import Player, State
from rules.core import Refusal, Seat, implements, with_seat
from rules.evolve import evolve
from rules.wording import seat_name

COINS: Final = FIGURES.medal.coins
"""What a medal is worth when it is cashed."""

_CASH: Final[tuple[Move, ...]] = (CashMedal(),)
_EXCHANGE: Final[tuple[Move, ...]] = (TokenToMedal(),)
_BOTH: Final = _CASH + _EXCHANGE


def choices(state: State, seat: Seat) -> tuple[Move, ...]:
    """What the seat may do besides its decision proper."""
    player = state.players[seat]
    cash = player.medals > 0
    if player.tokens[ADDITIONAL_ACTION.index] and state.medals:
        return _BOTH if cash else _EXCHANGE
    return _CASH if cash else ()


def refuse(state: State, seat: Seat, move: Free) -> Refusal | None:
    """Say what is missing for the exchange."""
    player = state.players[seat]
    match move:
        case CashMedal():
            if not player.medals:
                return Refusal(Clause.MEDALS, f"You have no medal to turn into {COINS} coins.")
        case TokenToMedal():
            if not player.tokens[ADDITIONAL_ACTION.index]:
                return Refusal(Clause.ACTION_TOKENS, "You have no additional-action token to turn into a medal.")
            if not state.medals:
                return Refusal(Clause.ACTION_TOKENS, f"All {FIGURES.supply.medals} medals are with the players.")
        case _:
            assert_never(move)
    return None


@implements(Clause.MEDALS, Clause.ACTION_TOKENS)
def exchange(state: State, seat: Seat, move: Free) -> State:
    """Turn a medal into coins, or an additional-action token into a medal."""
    player = state.players[seat]
    match move:
        case CashMedal():
            return paid(state, seat, evolve(player, coins=player.coins + COINS), 1)
        case TokenToMedal():
            return earned(without_token(state, seat), seat)
        case _:
            assert_never(move)


def tell(seat: Seat, move: Free) -> str:
    """What the whole table saw of the exchange."""
    match move:
        case CashMedal():
            return f"{seat_name(seat)} turns a medal into {COINS} coins."
        case TokenToMedal():
            return f"{seat_name(seat)} turns an additional-action token into a medal."
        case _:
            assert_never(move)


def describe(move: Free) -> str:
    """The name of the exchange, as on a button."""
    match move:
        case CashMedal():
            return f"turn a medal into {COINS} coins"
        case TokenToMedal():
            return "turn an additional-action token into a medal"
        case _:
            assert_never(move)


def paid(state: State, seat: Seat, player: Player, medals: int) -> State:
    """Put medals of this player back into the supply."""
    player = evolve(player, medals=player.medals - medals)
    return evolve(state, players=with_seat(state.players, seat, player), medals=state.medals + medals)


@implements(Clause.MEDALS)
def earned(state: State, seat: Seat) -> State:
    """Give the seat a medal, if there is one."""
    if not state.medals:
        return state
    player = state.players[seat]
    player = evolve(player, medals=player.medals + 1)
    return evolve(state, players=with_seat(state.players, seat, player), medals=state.medals - 1)


def without_token(state: State, seat: Seat) -> State:
    """Put an additional-action token of the seat out of the game."""
    player = state.players[seat]
    player = evolve(player, tokens=minus(player.tokens, (ADDITIONAL_ACTION,)))
    removed = plus(state.removed, (ADDITIONAL_ACTION,))
    return evolve(state, players=with_seat(state.players, seat, player), removed=removed)
