"""Whoever is still in an auction raises or drops out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import auction
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import Bid, DropOut
from rules.colosseum.state import Bidding, State
from rules.colosseum.wording import coins_text, lot_text
from rules.core import Refusal, Seat


class _Bidding(SeatRuling[Bidding, Bid | DropOut]):
    """Whoever is still in an auction raises or drops out."""

    clause = Clause.BIDDING
    order = Clause.BIDDING
    kinds = (Bid, DropOut)

    def moves(self, state: State, step: Bidding, seat: Seat) -> Iterable[Bid | DropOut]:
        return auction.answers(state, step)

    def why_not(self, state: State, step: Bidding, seat: Seat, move: Bid | DropOut) -> Refusal | None:
        return None if isinstance(move, DropOut) else auction.refuse_bid(state, step, move)

    def make(self, state: State, step: Bidding, seat: Seat, move: Bid | DropOut) -> State:
        return auction.drop_out(state, step) if isinstance(move, DropOut) else auction.bid(state, step, move)

    def tell(self, before: State, step: Bidding, seat: Seat, move: Bid | DropOut, after: State) -> Iterable[str]:
        what = "drops out" if isinstance(move, DropOut) else f"bids {move.coins}"
        return (f"{{{seat}}} {what}.",)

    def describe(self, state: State, step: Bidding, seat: Seat, move: Bid | DropOut) -> str:
        return "drop out" if isinstance(move, DropOut) else f"bid {coins_text(move.coins)}"

    def duty(self, state: State, step: Bidding) -> str:
        lot = lot_text(state.markets[step.market])
        least = auction.limits(state, step).least
        return f"bid {least} or more for market {step.market + 1} ({lot}), or drop out"


BIDDING: Final = _Bidding()
