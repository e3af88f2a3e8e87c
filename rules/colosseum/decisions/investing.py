"""A seat makes an investment, and may pay for a second one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from rules.colosseum import investing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling, done
from rules.colosseum.investing import COST
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand, ExtraInvestment, Investment, Pass
from rules.colosseum.pieces import program
from rules.colosseum.state import Investing, InvestingAgain, InvestingMore, State
from rules.colosseum.wording import coins_text, program_name
from rules.core import Refusal, Seat


class _Investing(SeatRuling[Investing, Investment | Pass]):
    """A seat makes one investment or none."""

    clause = Clause.INVEST
    order = Clause.INVEST
    kinds = (BuyProgram, Expand, BuyTicket, BuildLoge, Pass)

    def moves(self, state: State, step: Investing, seat: Seat) -> Iterable[Investment | Pass]:
        return investing.investments(state, seat)

    def why_not(self, state: State, step: Investing, seat: Seat, move: Investment | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else investing.refuse(state, seat, move)

    def make(self, state: State, step: Investing, seat: Seat, move: Investment | Pass) -> State:
        return done(state) if isinstance(move, Pass) else investing.invest(state, seat, move)

    def tell(self, before: State, step: Investing, seat: Seat, move: Investment | Pass, after: State) -> Iterable[str]:
        if isinstance(move, Pass):
            return (f"{{{seat}}} makes no investment.",)
        return (_told(seat, move, after),)

    def describe(self, state: State, step: Investing, seat: Seat, move: Investment | Pass) -> str:
        return "make no investment" if isinstance(move, Pass) else _named(state, seat, move)

    def duty(self, state: State, step: Investing) -> str:
        return "invest in a program, the arena, a season ticket or the loge, or pass"


class _InvestingMore(SeatRuling[InvestingMore, ExtraInvestment | Pass]):
    """A seat may pay for a second investment."""

    clause = Clause.EXTRA
    order = Clause.EXTRA
    kinds = (ExtraInvestment, Pass)

    def moves(self, state: State, step: InvestingMore, seat: Seat) -> Iterable[ExtraInvestment | Pass]:
        return investing.payments(state, seat)

    def why_not(self, state: State, step: InvestingMore, seat: Seat, move: ExtraInvestment | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else investing.refuse(state, seat, move)

    def make(self, state: State, step: InvestingMore, seat: Seat, move: ExtraInvestment | Pass) -> State:
        return done(state) if isinstance(move, Pass) else investing.pay_for_second(state, seat, move)

    def tell(
        self, before: State, step: InvestingMore, seat: Seat, move: ExtraInvestment | Pass, after: State
    ) -> Iterable[str]:
        if isinstance(move, Pass):
            return (f"{{{seat}}} leaves it at one investment.",)
        return (f"{{{seat}}} pays {_price(move)} for a second investment.",)

    def describe(self, state: State, step: InvestingMore, seat: Seat, move: ExtraInvestment | Pass) -> str:
        if isinstance(move, Pass):
            return "leave it at one investment"
        return f"pay {_price(move)} for a second investment"

    def duty(self, state: State, step: InvestingMore) -> str:
        return "pay for a second investment or pass"


class _InvestingAgain(SeatRuling[InvestingAgain, Investment | Pass]):
    """A seat has paid for a second investment."""

    clause = Clause.EXTRA
    order = Clause.EXTRA
    kinds = (BuyProgram, Expand, BuyTicket, BuildLoge, Pass)

    def moves(self, state: State, step: InvestingAgain, seat: Seat) -> Iterable[Investment | Pass]:
        return investing.investments(state, seat)

    def why_not(self, state: State, step: InvestingAgain, seat: Seat, move: Investment | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else investing.refuse(state, seat, move)

    def make(self, state: State, step: InvestingAgain, seat: Seat, move: Investment | Pass) -> State:
        return done(state) if isinstance(move, Pass) else investing.invest(state, seat, move)

    def tell(
        self, before: State, step: InvestingAgain, seat: Seat, move: Investment | Pass, after: State
    ) -> Iterable[str]:
        if isinstance(move, Pass):
            return (f"{{{seat}}} loses the payment for a second investment.",)
        return (_told(seat, move, after),)

    def describe(self, state: State, step: InvestingAgain, seat: Seat, move: Investment | Pass) -> str:
        return "lose the payment and invest no more" if isinstance(move, Pass) else _named(state, seat, move)

    def duty(self, state: State, step: InvestingAgain) -> str:
        return "make the second investment that is paid for, or pass and lose the payment"


def _price(move: ExtraInvestment) -> str:
    return f"{COST.second_investment_medals} medals" if move.pay == "medals" else "an additional-action token"


def _told(seat: Seat, move: Investment, after: State) -> str:
    who = f"{{{seat}}}"
    match move:
        case BuyProgram(number):
            return f"{who} buys {program_name(number)} for {coins_text(program(number).price)}."
        case Expand(side):
            arena = after.players[seat].arena
            first, last = arena.inside[0], arena.inside[-1]
            return f"{who} builds out the arena on the {side}: {arena.spaces} spaces, from {first} to {last}."
        case BuyTicket():
            return f"{who} buys a season ticket and has {after.players[seat].tickets} now."
        case BuildLoge():
            return f"{who} builds the emperor's loge and rolls two dice from now on."
        case _:
            assert_never(move)


def _named(state: State, seat: Seat, move: Investment) -> str:
    match move:
        case BuyProgram(number):
            return f"buy {program_name(number)} for {coins_text(program(number).price)}"
        case Expand(side):
            arena = state.players[seat].arena.grown(side)
            space = arena.inside[0 if side == "left" else -1]
            return f"build out the arena on the {side}, to space {space}, for {coins_text(COST.arena_space)}"
        case BuyTicket():
            return f"buy a season ticket for {coins_text(COST.season_ticket)}"
        case BuildLoge():
            return f"build the loge for {coins_text(COST.loge)}"
        case _:
            assert_never(move)


INVESTING: Final = _Investing()
INVESTING_MORE: Final = _InvestingMore()
INVESTING_AGAIN: Final = _InvestingAgain()
