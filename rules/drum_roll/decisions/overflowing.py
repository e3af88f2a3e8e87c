"""A hand is too large: cards are played or discarded until it is within the limit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import Refusal, Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.moves import Discard, Move
from rules.drum_roll.state import State, hand_limit
from rules.drum_roll.steps import Decision, Overflowing
from rules.drum_roll.wording import copy_name, name_of
from rules.wording import counted, seat_name


class OverflowingRules(SeatRules[Overflowing, Discard]):
    """The card is in hand; it goes to the discards."""

    step = Overflowing
    kinds = (Discard,)
    clause = Clause.HAND
    cards_first = True

    def _due(self, state: State, step: Overflowing) -> Decision | None:
        return step if is_overfull(state, step.seat) else None

    def _moves(self, state: State, step: Overflowing, seat: Seat) -> Iterable[Move]:
        return [Discard(card.id) for card in state.players[seat].hand]

    def _why_not(self, state: State, step: Overflowing, seat: Seat, move: Discard) -> Refusal | None:
        if any(held.id == move.card for held in state.players[seat].hand):
            return None
        return Refusal(Clause.HAND, "You do not hold that card.")

    def _made(self, state: State, step: Overflowing, seat: Seat, move: Discard) -> State:
        card = next(held for held in state.players[seat].hand if held.id == move.card)
        return state.spent(seat, card).then(step)

    def _told(self, before: State, step: Overflowing, seat: Seat, move: Discard, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} discarded {name_of(before, move.card)}."

    def _described(self, state: State, seat: Seat, move: Discard) -> str:
        return f"discard {copy_name(state, move.card)}"

    def _duty(self, state: State, step: Overflowing) -> str:
        held, limit = len(state.players[step.seat].hand), hand_limit(state, step.seat)
        return f"play or discard cards: {held} in hand, {limit} allowed"


def is_overfull(state: State, seat: Seat) -> bool:
    """Whether a seat holds more cards than it may."""
    return len(state.players[seat].hand) > hand_limit(state, seat)


def why_not_discard_now(state: State, seat: Seat) -> Refusal:
    """Why no card can be discarded at another decision."""
    return Refusal(Clause.HAND, f"You may discard only above your limit of {counted(hand_limit(state, seat), 'card')}.")
