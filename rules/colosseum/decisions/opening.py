"""A seat holds the initiative: it opens a market or declines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias, assert_never

from rules.colosseum.auction import LOWEST, move_on, rivals, sell
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import PASS, SeatRules
from rules.colosseum.moves import Move, Open, Pass
from rules.colosseum.state import Bidding, Opening, State
from rules.colosseum.wording import coins_text, lot_text
from rules.core import Refusal, Seat, implements
from rules.evolve import evolve
from rules.wording import seat_name

OpeningMove: TypeAlias = Open | Pass


class OpeningRules(SeatRules[Opening, OpeningMove]):
    """A lot is put up; with nobody left to bid against, it is sold at once."""

    step = Opening
    kinds = (Open, Pass)
    clause = Clause.OPENING
    misfit = Clause.INITIATIVE

    def _moves(self, state: State, step: Opening, seat: Seat) -> Iterable[Move]:
        filled = tuple(market for market, lot in enumerate(state.markets) if lot)
        return _openings(filled, state.players[seat].coins)

    def _why_not(self, state: State, step: Opening, seat: Seat, move: OpeningMove) -> Refusal | None:
        return None if isinstance(move, Pass) else _why_not_open(state, seat, move)

    @implements(Clause.OPENING, Clause.INITIATIVE)
    def _made(self, state: State, step: Opening, seat: Seat, move: OpeningMove) -> State:
        match move:
            case Open(market, bid):
                waiting = rivals(state, seat)
                if not waiting:
                    return sell(state, market, seat, bid)
                return evolve(state, agenda=(Bidding(market, bid, seat, waiting), *state.agenda))
            case Pass():
                return move_on(state)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Opening, seat: Seat, move: OpeningMove, after: State) -> Iterator[str]:
        match move:
            case Open(market, bid):
                lot = lot_text(before.markets[market])
                yield f"{seat_name(seat)} opens market {market + 1} ({lot}) with {coins_text(bid)}."
            case Pass():
                yield f"{seat_name(seat)} declines the initiative."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: OpeningMove) -> str:
        match move:
            case Open(market, bid):
                return f"open market {market + 1} ({lot_text(state.markets[market])}) with {coins_text(bid)}"
            case Pass():
                return "decline the initiative"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Opening) -> str:
        return f"open a market with {LOWEST} coins or more, or decline the initiative"


@cache
def _openings(markets: tuple[int, ...], coins: int) -> tuple[Move, ...]:
    """Every market with something on it, for every bid the seat can pay, and declining."""
    return (*(_open(market, bid) for market in markets for bid in range(LOWEST, coins + 1)), PASS)


@cache
def _open(market: int, bid: int) -> Open:
    return Open(market, bid)


def _why_not_open(state: State, seat: Seat, move: Open) -> Refusal | None:
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
        return Refusal(Clause.OPENING, f"You cannot open with {move.bid}: you have {coins_text(coins)}.")
    return None
