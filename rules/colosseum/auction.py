"""Phase 2: the initiative, opening a market, bidding, the sale, and refilling the markets."""

from __future__ import annotations

from functools import cache
from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.medals import earned
from rules.colosseum.moves import Bid, DropOut, Open, Pass
from rules.colosseum.pieces import EMPEROR_TOKEN, Asset, plus
from rules.colosseum.stars import settled
from rules.colosseum.state import Bidding, Opening, State, with_player
from rules.core import Refusal, Seat, clockwise
from rules.evolve import evolve

LOWEST: Final = FIGURES.auction.lowest_bid
"""The least a market may be opened with."""

_PASS: Final = Pass()
_DROP_OUT: Final = DropOut()


@attrs.frozen
class Limits:
    """What a screen shows of an auction: the least one may bid now, the most each seat can, and who is still in.

    `still_in` begins with the seat that has to answer and ends with the leader.
    """

    least: int
    own: tuple[int, ...]
    still_in: tuple[Seat, ...]


def limits(state: State, step: Bidding) -> Limits:
    """Tell the bounds of the auction that is going on."""
    least = step.high + FIGURES.auction.smallest_raise
    return Limits(least, tuple(player.coins for player in state.players), (*step.waiting, step.leader))


def rivals(state: State, opener: Seat) -> tuple[Seat, ...]:
    """Who bids against the opener: all who are not locked out, clockwise from the opener's left."""
    return tuple(seat for seat in clockwise(opener, state.seats)[1:] if seat not in state.winners)


def begin(state: State) -> State:
    """Every seat will hold the initiative once, from the start player on."""
    return evolve(state, agenda=tuple(Opening(seat) for seat in state.order), winners=())


def openings(state: State, seat: Seat) -> tuple[Open | Pass, ...]:
    """Every market with something on it, for every bid the seat can pay, and declining."""
    filled = tuple(market for market, lot in enumerate(state.markets) if lot)
    return _openings(filled, state.players[seat].coins)


@cache
def _openings(markets: tuple[int, ...], coins: int) -> tuple[Open | Pass, ...]:
    return (*(_open(market, bid) for market in markets for bid in range(LOWEST, coins + 1)), _PASS)


@cache
def _open(market: int, bid: int) -> Open:
    return Open(market, bid)


def answers(state: State, step: Bidding) -> tuple[Bid | DropOut, ...]:
    """Every raise the seat can pay, and dropping out."""
    return _answers(step.high + FIGURES.auction.smallest_raise, state.players[step.actor].coins)


@cache
def _answers(least: int, coins: int) -> tuple[Bid | DropOut, ...]:
    return (*map(_bid, range(least, coins + 1)), _DROP_OUT)


@cache
def _bid(coins: int) -> Bid:
    return Bid(coins)


def refuse_opening(state: State, seat: Seat, move: Open) -> Refusal | None:
    """An opening names a market with something on it and a bid of 8 or more out of one's own coins."""
    number = move.market + 1
    if not 0 <= move.market < len(state.markets):
        return Refusal(Clause.OPENING, f"There is no market {number}: there are {len(state.markets)}.")
    if not state.markets[move.market]:
        return Refusal(Clause.REFILL, f"Market {number} is empty until the initiative moves on.")
    if move.bid < LOWEST:
        return Refusal(Clause.OPENING, f"{move.bid} is too little: a market is opened with {LOWEST} coins or more.")
    coins = state.players[seat].coins
    if move.bid > coins:
        return Refusal(Clause.OPENING, f"You cannot open with {move.bid}: you have {coins} coins.")
    return None


def refuse_bid(state: State, step: Bidding, move: Bid) -> Refusal | None:
    """A bid is higher than the last and out of one's own coins."""
    least = step.high + FIGURES.auction.smallest_raise
    if move.coins < least:
        return Refusal(
            Clause.BIDDING, f"{move.coins} does not beat {{{step.leader}}}'s {step.high}: bid {least} or more."
        )
    coins = state.players[step.actor].coins
    if move.coins > coins:
        return Refusal(Clause.BIDDING, f"You cannot bid {move.coins}: you have {coins} coins.")
    return None


def open_market(state: State, seat: Seat, move: Open) -> State:
    """Put a lot up; with nobody left to bid against, it is sold at once."""
    waiting = rivals(state, seat)
    if not waiting:
        return _sold(state, move.market, seat, move.bid)
    return evolve(state, agenda=(Bidding(move.market, move.bid, seat, waiting), *state.agenda))


def bid(state: State, step: Bidding, move: Bid) -> State:
    """Raise: the former leader will be the last to answer."""
    waiting = (*step.waiting[1:], step.leader)
    return evolve(state, agenda=(Bidding(step.market, move.coins, step.actor, waiting), *state.agenda[1:]))


def drop_out(state: State, step: Bidding) -> State:
    """Leave the auction; when only the leader is left, the lot is sold."""
    waiting = step.waiting[1:]
    if not waiting:
        return _sold(evolve(state, agenda=state.agenda[1:]), step.market, step.leader, step.high)
    return evolve(state, agenda=(Bidding(step.market, step.high, step.leader, waiting), *state.agenda[1:]))


def _sold(state: State, market: int, buyer: Seat, price: int) -> State:
    """The buyer pays and takes the lot; the initiative moves on if it was the opener's."""
    lot = state.markets[market]
    player = state.players[buyer]
    kept = [token for token in lot if token is not EMPEROR_TOKEN]
    player = evolve(player, coins=player.coins - price, tokens=plus(player.tokens, kept))
    state = evolve(
        state,
        players=with_player(state.players, buyer, player),
        markets=(*state.markets[:market], (), *state.markets[market + 1 :]),
        winners=(*state.winners, buyer),
    )
    for token in lot:
        if token is EMPEROR_TOKEN:
            state = _emperor_token(state, buyer)
    state = settled(state)
    return move_on(state) if buyer == state.step.actor else state


def _emperor_token(state: State, seat: Seat) -> State:
    """The token leaves the game and brings a medal, if there is one left."""
    return earned(evolve(state, removed=plus(state.removed, (EMPEROR_TOKEN,))), seat)


def move_on(state: State) -> State:
    """The initiative moves on: the markets are filled up, and those who have won a lot are passed over."""
    markets, draw = _refilled(state.markets, state.draw)
    winners = () if state.options.intense_auctions else state.winners
    agenda = state.agenda[1:]
    while agenda and agenda[0].actor in winners:
        agenda = agenda[1:]
    return evolve(state, markets=markets, draw=draw, winners=winners, agenda=agenda)


def _refilled(
    markets: tuple[tuple[Asset, ...], ...], draw: tuple[Asset, ...]
) -> tuple[tuple[tuple[Asset, ...], ...], tuple[Asset, ...]]:
    """Fill the markets in order up to three tokens each, as long as there are tokens."""
    filled = []
    for lot in markets:
        missing = FIGURES.set_up.lot - len(lot)
        filled.append(lot + draw[:missing])
        draw = draw[missing:]
    return tuple(filled), draw


def played_out(state: State, step: Bidding, limits: tuple[int, ...]) -> tuple[tuple[Seat, Bid | DropOut], ...]:
    """Play an auction to its end from a secret limit of every seat.

    In turn everyone raises by one coin as long as limit and coins allow, and otherwise drops out; nothing binds the
    opener to a limit below the opening bid. The moves can be made one by one as if the seats had called them.
    """
    high, leader, waiting = step.high, step.leader, step.waiting
    moves: list[tuple[Seat, Bid | DropOut]] = []
    while waiting:
        seat, raised = waiting[0], high + FIGURES.auction.smallest_raise
        if raised <= min(limits[seat], state.players[seat].coins):
            moves.append((seat, _bid(raised)))
            high, leader, waiting = raised, seat, (*waiting[1:], leader)
        else:
            moves.append((seat, _DROP_OUT))
            waiting = waiting[1:]
    return tuple(moves)
