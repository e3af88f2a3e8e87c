"""Whoever has the initiative opens a market or declines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import auction
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import Open, Pass
from rules.colosseum.state import Opening, State
from rules.colosseum.wording import coins_text, lot_text
from rules.core import Refusal, Seat


class _Opening(SeatRuling[Opening, Open | Pass]):
    """Whoever has the initiative opens a market or declines."""

    clause = Clause.OPENING
    order = Clause.INITIATIVE
    kinds = (Open, Pass)

    def moves(self, state: State, step: Opening, seat: Seat) -> Iterable[Open | Pass]:
        return auction.openings(state, seat)

    def why_not(self, state: State, step: Opening, seat: Seat, move: Open | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else auction.refuse_opening(state, seat, move)

    def make(self, state: State, step: Opening, seat: Seat, move: Open | Pass) -> State:
        return auction.move_on(state) if isinstance(move, Pass) else auction.open_market(state, seat, move)

    def tell(self, before: State, step: Opening, seat: Seat, move: Open | Pass, after: State) -> Iterable[str]:
        if isinstance(move, Pass):
            return (f"{{{seat}}} declines the initiative.",)
        lot = lot_text(before.markets[move.market])
        return (f"{{{seat}}} opens market {move.market + 1} ({lot}) with {coins_text(move.bid)}.",)

    def describe(self, state: State, step: Opening, seat: Seat, move: Open | Pass) -> str:
        if isinstance(move, Pass):
            return "decline the initiative"
        return f"open market {move.market + 1} ({lot_text(state.markets[move.market])}) with {coins_text(move.bid)}"

    def duty(self, state: State, step: Opening) -> str:
        return f"open a market with {auction.LOWEST} coins or more, or decline the initiative"


OPENING: Final = _Opening()
