"""The trader makes offers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import trading
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling, done
from rules.colosseum.moves import Offer, Pass
from rules.colosseum.state import State, Trading
from rules.colosseum.wording import goods_text
from rules.core import Refusal, Seat


class _Trading(SeatRuling[Trading, Offer | Pass]):
    """The trader makes offers."""

    clause = Clause.OFFER
    order = Clause.TRADER
    kinds = (Offer, Pass)

    def moves(self, state: State, step: Trading, seat: Seat) -> Iterable[Offer | Pass]:
        return trading.offers(state, seat)

    def why_not(self, state: State, step: Trading, seat: Seat, move: Offer | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else trading.refuse_offer(state, seat, move)

    def make(self, state: State, step: Trading, seat: Seat, move: Offer | Pass) -> State:
        return done(state) if isinstance(move, Pass) else trading.offer(state, seat, move)

    def tell(self, before: State, step: Trading, seat: Seat, move: Offer | Pass, after: State) -> Iterable[str]:
        if isinstance(move, Pass):
            return (f"{{{seat}}} ends the trading.",)
        given, asked = goods_text(move.give, move.coins), goods_text(move.take, -move.coins)
        return (f"{{{seat}}} offers {{{move.partner}}} {given} for {asked}.",)

    def describe(self, state: State, step: Trading, seat: Seat, move: Offer | Pass) -> str:
        if isinstance(move, Pass):
            return "end the trading"
        return f"offer {{{move.partner}}} {goods_text(move.give, move.coins)} for {goods_text(move.take, -move.coins)}"

    def duty(self, state: State, step: Trading) -> str:
        return "make somebody an offer or end the trading"


TRADING: Final = _Trading()
