"""A seat that has invested may pay for a second investment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import PASS, SeatRules
from rules.colosseum.figures import COST
from rules.colosseum.medals import paid, without_token
from rules.colosseum.moves import ExtraInvestment, Move, Pass
from rules.colosseum.pieces import ADDITIONAL_ACTION
from rules.colosseum.state import InvestingAgain, InvestingMore, Player, State, gone_on
from rules.core import Refusal, Seat, implements
from rules.evolve import evolve
from rules.wording import seat_name

InvestingMoreMove: TypeAlias = ExtraInvestment | Pass

_MEDALS: Final = ExtraInvestment("medals")
_TOKEN: Final = ExtraInvestment("token")


class InvestingMoreRules(SeatRules[InvestingMore, InvestingMoreMove]):
    """It is paid for with two medals or an additional-action token, and comes next."""

    step = InvestingMore
    kinds = (ExtraInvestment, Pass)
    clause = Clause.EXTRA

    def _moves(self, state: State, step: InvestingMore, seat: Seat) -> Iterable[Move]:
        player = state.players[seat]
        ways = [way for way in (_MEDALS, _TOKEN) if _why_not_pay(player, way) is None]
        return (*ways, PASS)

    def _why_not(self, state: State, step: InvestingMore, seat: Seat, move: InvestingMoreMove) -> Refusal | None:
        return None if isinstance(move, Pass) else _why_not_pay(state.players[seat], move)

    @implements(Clause.EXTRA)
    def _made(self, state: State, step: InvestingMore, seat: Seat, move: InvestingMoreMove) -> State:
        match move:
            case ExtraInvestment("medals"):
                after = paid(state, seat, state.players[seat], COST.second_investment_medals)
            case ExtraInvestment():
                after = without_token(state, seat)
            case Pass():
                return gone_on(state)
            case _:
                assert_never(move)
        return evolve(after, agenda=(InvestingAgain(seat), *state.agenda[1:]))

    def _told(
        self, before: State, step: InvestingMore, seat: Seat, move: InvestingMoreMove, after: State
    ) -> Iterator[str]:
        match move:
            case ExtraInvestment():
                yield f"{seat_name(seat)} pays {_price(move)} for a second investment."
            case Pass():
                if len(tuple(self._moves(before, step, seat))) > 1:
                    yield f"{seat_name(seat)} leaves it at one investment."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: InvestingMoreMove) -> str:
        match move:
            case ExtraInvestment():
                return f"pay {_price(move)} for a second investment"
            case Pass():
                return "leave it at one investment"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: InvestingMore) -> str:
        return "pay for a second investment or pass"


def _why_not_pay(player: Player, move: ExtraInvestment) -> Refusal | None:
    needed = COST.second_investment_medals
    if move.pay == "medals" and player.medals < needed:
        return Refusal(Clause.EXTRA, f"A second investment costs {needed} medals, and you have {player.medals}.")
    if move.pay == "token" and not player.tokens[ADDITIONAL_ACTION.index]:
        return Refusal(Clause.EXTRA, "You have no additional-action token to pay for a second investment.")
    return None


def _price(move: ExtraInvestment) -> str:
    return f"{COST.second_investment_medals} medals" if move.pay == "medals" else "an additional-action token"
