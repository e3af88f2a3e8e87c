"""A seat is the trader: it makes offers until it ends its trading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.moves import Move, Offer, Pass
from rules.colosseum.state import State, Trading, gone_on
from rules.colosseum.trading import offer, offers, why_not_offer
from rules.colosseum.wording import goods_text
from rules.core import Refusal, Seat
from rules.wording import seat_name

TradingMove: TypeAlias = Offer | Pass


class TradingRules(SeatRules[Trading, TradingMove]):
    """Any offer of goods that both sides hold; a sensible few are listed."""

    step = Trading
    kinds = (Offer, Pass)
    clause = Clause.OFFER
    misfit = Clause.TRADER

    def _moves(self, state: State, step: Trading, seat: Seat) -> Iterable[Move]:
        return offers(state, seat)

    def _why_not(self, state: State, step: Trading, seat: Seat, move: TradingMove) -> Refusal | None:
        return None if isinstance(move, Pass) else why_not_offer(state, seat, move)

    def _made(self, state: State, step: Trading, seat: Seat, move: TradingMove) -> State:
        return gone_on(state) if isinstance(move, Pass) else offer(state, seat, move)

    def _told(self, before: State, step: Trading, seat: Seat, move: TradingMove, after: State) -> Iterator[str]:
        match move:
            case Offer(partner, give, take, coins):
                deal = f"{goods_text(give, coins)} for {goods_text(take, -coins)}"
                yield f"{seat_name(seat)} offers {seat_name(partner)} {deal}."
            case Pass():
                yield f"{seat_name(seat)} ends the trading."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: TradingMove) -> str:
        match move:
            case Offer(partner, give, take, coins):
                return f"offer {seat_name(partner)} {goods_text(give, coins)} for {goods_text(take, -coins)}"
            case Pass():
                return "end the trading"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Trading) -> str:
        return "make somebody an offer or end the trading"
