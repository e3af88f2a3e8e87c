"""The partner answers the trader's offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.moves import Accept, Move, Offer, Refuse
from rules.colosseum.stars import holders
from rules.colosseum.state import Answering, State, gone_on
from rules.colosseum.trading import exchanged, why_not_goods
from rules.colosseum.wording import goods_text
from rules.core import Refusal, Seat
from rules.evolve import evolve
from rules.wording import seat_name

AnsweringMove: TypeAlias = Accept | Refuse

_ACCEPT: Final = Accept()
_REFUSE: Final = Refuse()


class AnsweringRules(SeatRules[Answering, AnsweringMove]):
    """A deal is carried out at once, and the trader goes on."""

    step = Answering
    kinds = (Accept, Refuse)
    clause = Clause.ANSWER

    def _moves(self, state: State, step: Answering, seat: Seat) -> Iterable[Move]:
        return (_REFUSE,) if _why_not_accept(state, step) else (_ACCEPT, _REFUSE)

    def _why_not(self, state: State, step: Answering, seat: Seat, move: AnsweringMove) -> Refusal | None:
        match move:
            case Accept():
                return _why_not_accept(state, step)
            case Refuse():
                return None
            case _:
                assert_never(move)

    def _refuse_misfit(self, state: State, step: Answering, move: Move) -> Refusal:
        if not isinstance(move, Offer):
            return super()._refuse_misfit(state, step, move)
        return Refusal(
            Clause.TRADER,
            f"Only {seat_name(step.trader)} makes offers now. Accept or refuse;"
            " your own offers come when you are the trader.",
        )

    def _made(self, state: State, step: Answering, seat: Seat, move: AnsweringMove) -> State:
        match move:
            case Accept():
                players = exchanged(state.players, step.trader, step.offer)
                return evolve(state, players=players, stars=holders(players, state.stars), agenda=state.agenda[1:])
            case Refuse():
                return gone_on(state)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Answering, seat: Seat, move: AnsweringMove, after: State) -> Iterator[str]:
        match move:
            case Accept():
                yield f"{seat_name(seat)} accepts: {seat_name(step.trader)} gives {_deal(step)}."
            case Refuse():
                yield f"{seat_name(seat)} refuses."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: AnsweringMove) -> str:
        match move:
            case Accept():
                return "accept the offer"
            case Refuse():
                return "refuse the offer"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Answering) -> str:
        return f"accept or refuse {seat_name(step.trader)}'s offer: {_deal(step)}"


def _why_not_accept(state: State, step: Answering) -> Refusal | None:
    """Both must still hold what the offer names: the partner may have cashed some of it."""
    refusal = why_not_goods(state, step.trader, step.offer)
    return refusal and Refusal(Clause.ANSWER, refusal.text)


def _deal(step: Answering) -> str:
    """What the trader gives for what."""
    deal = step.offer
    return f"{goods_text(deal.give, deal.coins)} for {goods_text(deal.take, -deal.coins)}"
