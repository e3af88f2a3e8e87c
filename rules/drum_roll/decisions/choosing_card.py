"""A seat keeps one of two investment cards; the other goes under the deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import Refusal, Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.moves import ChooseCard, Move
from rules.drum_roll.state import Pile, State
from rules.drum_roll.steps import ChoosingCard
from rules.drum_roll.wording import copy_name
from rules.evolve import evolve
from rules.wording import seat_name


class ChoosingCardRules(SeatRules[ChoosingCard, ChooseCard]):
    """It is one of the two looked at."""

    step = ChoosingCard
    kinds = (ChooseCard,)
    clause = Clause.PICKING

    def _moves(self, state: State, step: ChoosingCard, seat: Seat) -> Iterable[Move]:
        return tuple(ChooseCard(card.id) for card in step.cards)

    def _why_not(self, state: State, step: ChoosingCard, seat: Seat, move: ChooseCard) -> Refusal | None:
        if any(card.id == move.card for card in step.cards):
            return None
        one, two = step.cards
        return Refusal(Clause.PICKING, f"That card is not one of the two you look at: {one.name} and {two.name}.")

    def _made(self, state: State, step: ChoosingCard, seat: Seat, move: ChooseCard) -> State:
        kept, other = step.cards if step.cards[0].id == move.card else step.cards[::-1]
        player = state.players[seat]
        seated = state.with_player(seat, evolve(player, hand=(*player.hand, kept)))
        return evolve(seated, investments=Pile((*state.investments.deck, other), state.investments.discards))

    def _told(self, before: State, step: ChoosingCard, seat: Seat, move: ChooseCard, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} kept one of two cards and put the other under the deck."

    def _described(self, state: State, seat: Seat, move: ChooseCard) -> str:
        return f"keep {copy_name(state, move.card)}"

    def _duty(self, state: State, step: ChoosingCard) -> str:
        return "keep one of two investment cards"
