"""Playing investment cards: when, on what, and what comes of it."""

from __future__ import annotations

from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll.cards import Investment
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Discard, PlayCard
from rules.drum_roll.state import Player, State, hand_limit
from rules.drum_roll.steps import (
    BeforeSalaries,
    Distributing,
    EndingTurn,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Overflowing,
    Performing,
    Placing,
)
from rules.drum_roll.ventures import VENTURES
from rules.drum_roll.wording import plural

CARD_STEPS: Final = (
    Placing,
    Investing,
    HiringPerformer,
    HiringPersonnel,
    Distributing,
    EndingTurn,
    Performing,
    BeforeSalaries,
    Overflowing,
)
"""The decisions at which their seat may play cards first."""


def plays(state: State, seat: Seat) -> list[PlayCard]:
    """List what the cards in hand can do now."""
    hand = state.players[seat].hand
    return [
        move
        for card in hand
        if lowest_copy(hand, card) is card
        for move in VENTURES[card.venture].uses(state, seat, card)
    ]


def lowest_copy(hand: tuple[Investment, ...], card: Investment) -> Investment:
    """Of equal cards in hand, the one that is spent: the lowest copy."""
    return min((other for other in hand if other.face == card.face), key=_copy_number)


def _copy_number(card: Investment) -> int:
    return card.number


def why_not_play(state: State, seat: Seat, move: PlayCard) -> Refusal | None:
    """The card is in hand, may be played now, and would do something."""
    if not isinstance(state.step, CARD_STEPS):
        return Refusal(Clause.PLAYING, "No card can be played now: first finish what you are asked.")
    hand = state.players[seat].hand
    card = next((held for held in hand if held.id == move.card), None)
    if card is None:
        return Refusal(Clause.PLAYING, "You do not hold that card.")
    lowest = lowest_copy(hand, card)
    if lowest is not card:
        return Refusal(Clause.PLAYING, f"Of equal cards copy {lowest.number} goes first, not copy {card.number}.")
    return VENTURES[card.venture].why_not(state, seat, card, move)


def play(state: State, seat: Seat, move: PlayCard) -> State:
    """Spend the card and take what it gives."""
    card = next(held for held in state.players[seat].hand if held.id == move.card)
    return VENTURES[card.venture].play(state.spent(seat, card), seat, card, move)


def discards(player: Player) -> list[Discard]:
    """List the cards that may be discarded from an overfull hand."""
    return [Discard(card.id) for card in player.hand]


def why_not_discard(state: State, seat: Seat, move: Discard) -> Refusal | None:
    """The hand is overfull, and the card is in it."""
    hand = state.players[seat].hand
    if not isinstance(state.step, Overflowing):
        limit = hand_limit(state, seat)
        return Refusal(Clause.HAND, f"You may discard only above your limit of {plural(limit, 'card')}.")
    if any(held.id == move.card for held in hand):
        return None
    return Refusal(Clause.HAND, "You do not hold that card.")


def discard(state: State, seat: Seat, move: Discard) -> State:
    """The card goes to the discards."""
    card = next(held for held in state.players[seat].hand if held.id == move.card)
    return state.spent(seat, card)
