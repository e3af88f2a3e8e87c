"""Phase 2: who holds the initiative and bids, the sale, and refilling the markets."""

from __future__ import annotations

from functools import cache
from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.medals import earned
from rules.colosseum.moves import Bid, DropOut
from rules.colosseum.pieces import EMPEROR_TOKEN, Asset, plus
from rules.colosseum.stars import settled
from rules.colosseum.state import Bidding, Opening, State
from rules.core import Seat, clockwise, implements, with_seat
from rules.evolve import evolve

LOWEST: Final = FIGURES.auction.lowest_bid
"""The least a market may be opened with."""

DROP_OUT: Final = DropOut()


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
    return Limits(next_bid(step), tuple(player.coins for player in state.players), (*step.waiting, step.leader))


def next_bid(step: Bidding) -> int:
    """The least that may be bid now."""
    return step.high + FIGURES.auction.smallest_raise


@implements(Clause.BIDDING)
def rivals(state: State, opener: Seat) -> tuple[Seat, ...]:
    """Who bids against the opener: all who are not locked out, clockwise from the opener's left."""
    return tuple(seat for seat in clockwise(opener, state.seats)[1:] if seat not in state.winners)


@implements(Clause.INITIATIVE)
def begin(state: State) -> State:
    """Every seat will hold the initiative once, from the start player on."""
    return evolve(state, agenda=tuple(Opening(seat) for seat in state.order), winners=())


@cache
def raise_to(coins: int) -> Bid:
    """A bid of so many coins."""
    return Bid(coins)


@implements(Clause.SALE)
def sell(state: State, market: int, buyer: Seat, price: int) -> State:
    """The lot as it is sold: the buyer pays and takes it; the initiative moves on if it was the opener's."""
    lot = state.markets[market]
    player = state.players[buyer]
    kept = [token for token in lot if token is not EMPEROR_TOKEN]
    player = evolve(player, coins=player.coins - price, tokens=plus(player.tokens, kept))
    state = evolve(
        state,
        players=with_seat(state.players, buyer, player),
        markets=(*state.markets[:market], (), *state.markets[market + 1 :]),
        winners=(*state.winners, buyer),
    )
    for token in lot:
        if token is EMPEROR_TOKEN:
            state = _emperor_token(state, buyer)
    state = settled(state)
    return move_on(state) if buyer == state.step.actor else state


@implements(Clause.EMPEROR_TOKENS)
def _emperor_token(state: State, seat: Seat) -> State:
    """The token leaves the game and brings a medal, if there is one left."""
    return earned(evolve(state, removed=plus(state.removed, (EMPEROR_TOKEN,))), seat)


@implements(Clause.INITIATIVE, Clause.INTENSE, Clause.REFILL)
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


@implements(Clause.LIMITS)
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
            moves.append((seat, raise_to(raised)))
            high, leader, waiting = raised, seat, (*waiting[1:], leader)
        else:
            moves.append((seat, DROP_OUT))
            waiting = waiting[1:]
    return tuple(moves)
