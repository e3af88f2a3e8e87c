"""A lot is under auction: whoever is next raises or drops out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias, assert_never

from rules.colosseum.auction import DROP_OUT, limits, next_bid, raise_to, sell
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.moves import Bid, DropOut, Move
from rules.colosseum.state import Bidding, State
from rules.colosseum.wording import coins_text, lot_text
from rules.core import Refusal, Seat, implements
from rules.evolve import evolve
from rules.wording import seat_name

BiddingMove: TypeAlias = Bid | DropOut


class BiddingRules(SeatRules[Bidding, BiddingMove]):
    """After a raise the former leader is the last to answer; when only the leader is left, the lot is sold."""

    step = Bidding
    kinds = (Bid, DropOut)
    clause = Clause.BIDDING

    def _moves(self, state: State, step: Bidding, seat: Seat) -> Iterable[Move]:
        return _answers(next_bid(step), state.players[seat].coins)

    def _why_not(self, state: State, step: Bidding, seat: Seat, move: BiddingMove) -> Refusal | None:
        return None if isinstance(move, DropOut) else _why_not_bid(state, step, move)

    @implements(Clause.BIDDING)
    def _made(self, state: State, step: Bidding, seat: Seat, move: BiddingMove) -> State:
        rest = state.agenda[1:]
        match move:
            case Bid(coins):
                waiting = (*step.waiting[1:], step.leader)
                return evolve(state, agenda=(Bidding(step.market, coins, seat, waiting), *rest))
            case DropOut():
                waiting = step.waiting[1:]
                if not waiting:
                    return sell(evolve(state, agenda=rest), step.market, step.leader, step.high)
                return evolve(state, agenda=(Bidding(step.market, step.high, step.leader, waiting), *rest))
            case _:
                assert_never(move)

    def _told(self, before: State, step: Bidding, seat: Seat, move: BiddingMove, after: State) -> Iterator[str]:
        match move:
            case Bid(coins):
                yield f"{seat_name(seat)} bids {coins}."
            case DropOut():
                yield f"{seat_name(seat)} drops out."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: BiddingMove) -> str:
        match move:
            case Bid(coins):
                return f"bid {coins_text(coins)}"
            case DropOut():
                return "drop out"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Bidding) -> str:
        lot = lot_text(state.markets[step.market])
        return f"bid {limits(state, step).least} or more for market {step.market + 1} ({lot}), or drop out"


@cache
def _answers(least: int, coins: int) -> tuple[Move, ...]:
    """Every raise the seat can pay, and dropping out."""
    return (*map(raise_to, range(least, coins + 1)), DROP_OUT)


def _why_not_bid(state: State, step: Bidding, move: Bid) -> Refusal | None:
    """A bid is higher than the last and out of one's own coins."""
    least = next_bid(step)
    if move.coins < least:
        return Refusal(
            Clause.BIDDING, f"{move.coins} does not beat {seat_name(step.leader)}'s {step.high}: bid {least} or more."
        )
    coins = state.players[step.actor].coins
    if move.coins > coins:
        return Refusal(Clause.BIDDING, f"You cannot bid {move.coins}: you have {coins_text(coins)}.")
    return None
