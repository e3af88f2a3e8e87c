"""The owner of an Invest marker buys a card or declines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import resolution
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import DECLINE, SeatRuling
from rules.drum_roll.moves import Decline, Invest
from rules.drum_roll.state import State
from rules.drum_roll.steps import Investing
from rules.drum_roll.wording import price, seat_name

_INVEST: Final = Invest()


class _Investing(SeatRuling[Investing, Invest | Decline]):
    """The owner of an Invest marker buys a card or declines."""

    clause = Clause.INVEST
    kinds = (Invest, Decline)

    def moves(self, state: State, step: Investing, seat: Seat) -> Iterable[Invest | Decline]:
        return (DECLINE,) if resolution.why_not_invest(state, seat) else (_INVEST, DECLINE)

    def why_not(self, state: State, step: Investing, seat: Seat, move: Invest | Decline) -> Refusal | None:
        return None if isinstance(move, Decline) else resolution.why_not_invest(state, seat)

    def make(self, state: State, step: Investing, seat: Seat, move: Invest | Decline) -> State:
        return state if isinstance(move, Decline) else resolution.invest(state, seat)

    def tell(self, before: State, step: Investing, seat: Seat, move: Invest | Decline, after: State) -> Iterable[str]:
        if isinstance(move, Decline):
            return (f"{seat_name(seat)} bought no card.",)
        return (f"{seat_name(seat)} bought an investment card for {price(before.figures.invest_cost)}.",)

    def describe(self, state: State, step: Investing, seat: Seat, move: Invest | Decline) -> str:
        if isinstance(move, Decline):
            return "decline"
        return f"buy an investment card for {price(state.figures.invest_cost)}"

    def duty(self, state: State, step: Investing) -> str:
        return f"buy an investment card for {price(state.figures.invest_cost)}, or decline"


INVESTING: Final = _Investing()
