"""The partner answers an offer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import trading
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import Accept, Refuse
from rules.colosseum.state import Answering, State
from rules.colosseum.wording import goods_text
from rules.core import Refusal, Seat


class _Answering(SeatRuling[Answering, Accept | Refuse]):
    """The partner answers an offer."""

    clause = Clause.ANSWER
    order = Clause.ANSWER
    kinds = (Accept, Refuse)

    def moves(self, state: State, step: Answering, seat: Seat) -> Iterable[Accept | Refuse]:
        return trading.answers(state, step)

    def why_not(self, state: State, step: Answering, seat: Seat, move: Accept | Refuse) -> Refusal | None:
        return trading.refuse_accept(state, step) if isinstance(move, Accept) else None

    def make(self, state: State, step: Answering, seat: Seat, move: Accept | Refuse) -> State:
        return trading.accept(state, step) if isinstance(move, Accept) else trading.refused(state)

    def tell(self, before: State, step: Answering, seat: Seat, move: Accept | Refuse, after: State) -> Iterable[str]:
        if isinstance(move, Refuse):
            return (f"{{{seat}}} refuses.",)
        given, taken = goods_text(step.offer.give, step.offer.coins), goods_text(step.offer.take, -step.offer.coins)
        return (f"{{{seat}}} accepts: {{{step.trader}}} gives {given} for {taken}.",)

    def describe(self, state: State, step: Answering, seat: Seat, move: Accept | Refuse) -> str:
        return "accept the offer" if isinstance(move, Accept) else "refuse the offer"

    def duty(self, state: State, step: Answering) -> str:
        given, asked = goods_text(step.offer.give, step.offer.coins), goods_text(step.offer.take, -step.offer.coins)
        return f"accept or refuse {{{step.trader}}}'s offer: {given} for {asked}"


ANSWERING: Final = _Answering()
