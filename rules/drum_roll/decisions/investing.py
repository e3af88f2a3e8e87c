"""The owner of an Invest marker buys the top investment card, or declines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, assert_never

from rules.core import Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DECLINE, SeatRules
from rules.drum_roll.moves import Decline, Invest, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Drawing, Investing, Overflowing
from rules.drum_roll.wording import coins, price
from rules.evolve import evolve
from rules.wording import seat_name

InvestingMove: TypeAlias = Invest | Decline

_INVEST: Final = Invest()


class InvestingRules(SeatRules[Investing, InvestingMove]):
    """Pay for a card, draw it, and see that the hand is not too large."""

    step = Investing
    kinds = (Invest, Decline)
    clause = Clause.INVEST
    cards_first = True

    def _moves(self, state: State, step: Investing, seat: Seat) -> Iterable[Move]:
        return (DECLINE,) if _why_not_invest(state, seat) else (_INVEST, DECLINE)

    def _why_not(self, state: State, step: Investing, seat: Seat, move: InvestingMove) -> Refusal | None:
        match move:
            case Invest():
                return _why_not_invest(state, seat)
            case Decline():
                return None
            case _:
                assert_never(move)

    @implements(Clause.INVEST, Clause.DECLINING)
    def _made(self, state: State, step: Investing, seat: Seat, move: InvestingMove) -> State:
        match move:
            case Invest():
                player = state.players[seat]
                paid = evolve(player, coins=player.coins - state.figures.invest_cost)
                return state.with_player(seat, paid).then(Drawing(seat, 1, 0), Overflowing(seat))
            case Decline():
                return state
            case _:
                assert_never(move)

    def _told(self, before: State, step: Investing, seat: Seat, move: InvestingMove, after: State) -> Iterator[str]:
        match move:
            case Invest():
                yield f"{seat_name(seat)} bought an investment card for {price(before.figures.invest_cost)}."
            case Decline():
                yield f"{seat_name(seat)} bought no card."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: InvestingMove) -> str:
        match move:
            case Invest():
                return f"buy an investment card for {price(state.figures.invest_cost)}"
            case Decline():
                return "decline"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Investing) -> str:
        return f"buy an investment card for {price(state.figures.invest_cost)}, or decline"


def _why_not_invest(state: State, seat: Seat) -> Refusal | None:
    """The seat can pay, and there is a card to be had."""
    cost, have = state.figures.invest_cost, state.players[seat].coins
    if have < cost:
        return Refusal(Clause.INVEST, f"An investment card costs {coins(cost)}; you have {have}.")
    if state.investments.is_empty:
        return Refusal(Clause.INVEST, "There is no investment card left: neither in the deck nor among the discards.")
    return None
