"""A seat keeps one of two investment cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import piles
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import ChooseCard
from rules.drum_roll.state import State
from rules.drum_roll.steps import ChoosingCard
from rules.drum_roll.wording import copy_name, seat_name


class _ChoosingCard(SeatRuling[ChoosingCard, ChooseCard]):
    """A seat keeps one of two investment cards."""

    clause = Clause.PICKING
    kinds = (ChooseCard,)

    def moves(self, state: State, step: ChoosingCard, seat: Seat) -> Iterable[ChooseCard]:
        return piles.card_choices(step)

    def why_not(self, state: State, step: ChoosingCard, seat: Seat, move: ChooseCard) -> Refusal | None:
        return piles.why_not_choose_card(step, move)

    def make(self, state: State, step: ChoosingCard, seat: Seat, move: ChooseCard) -> State:
        return piles.choose_card(state, step, move)

    def tell(self, before: State, step: ChoosingCard, seat: Seat, move: ChooseCard, after: State) -> Iterable[str]:
        return (f"{seat_name(seat)} kept one of two cards and put the other under the deck.",)

    def describe(self, state: State, step: ChoosingCard, seat: Seat, move: ChooseCard) -> str:
        return f"keep {copy_name(state, move.card)}"

    def duty(self, state: State, step: ChoosingCard) -> str:
        return "keep one of two investment cards"


CHOOSING_CARD: Final = _ChoosingCard()
