"""Investment cards in a hand: which of equal ones goes first, and playing one as its venture says."""

from __future__ import annotations

from rules.core import Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import PlayCard
from rules.drum_roll.state import State
from rules.drum_roll.ventures import VENTURES
from rules.wording import seat_name


@implements(Clause.PLAYING)
def plays(state: State, seat: Seat) -> list[PlayCard]:
    """List what the cards in hand can do now."""
    hand = state.players[seat].hand
    moves: list[PlayCard] = []
    for card in hand:
        if lowest_copy(hand, card) is card:
            moves += VENTURES[card.venture].ways(state, seat, card)
    return moves


def lowest_copy(hand: tuple[Investment, ...], card: Investment) -> Investment:
    """Of equal cards in hand, the one that is spent: the lowest copy."""
    return min([other for other in hand if other.face == card.face], key=_copy_number)


def _copy_number(card: Investment) -> int:
    return card.number


def why_not_play(state: State, seat: Seat, move: PlayCard) -> Refusal | None:
    """The card is in hand, and its venture can be used like this."""
    hand = state.players[seat].hand
    card = next((held for held in hand if held.id == move.card), None)
    if card is None:
        return Refusal(Clause.PLAYING, "You do not hold that card.")
    lowest = lowest_copy(hand, card)
    if lowest is not card:
        return Refusal(Clause.PLAYING, f"Of equal cards copy {lowest.number} goes first, not copy {card.number}.")
    return VENTURES[card.venture].why_not(state, seat, card, move)


@implements(Clause.PLAYING)
def play(state: State, seat: Seat, move: PlayCard) -> State:
    """Spend the card and take what it gives."""
    card = next(held for held in state.players[seat].hand if held.id == move.card)
    return VENTURES[card.venture].play(state.spent(seat, card), seat, card, move)


def tell(before: State, seat: Seat, move: PlayCard) -> str:
    """What the whole table saw of a card that was played."""
    card = before.cards.card(move.card)
    assert isinstance(card, Investment)
    return f"{seat_name(seat)} played {card.name}: {VENTURES[card.venture].told(before, seat, card, move)}."


def describe(state: State, seat: Seat, move: PlayCard) -> str:
    """The name of playing a card, as on a button."""
    card = state.cards.card(move.card)
    if not isinstance(card, Investment):
        return "play an unknown card"
    return f"play {card.name}{VENTURES[card.venture].described(state, seat, card, move)}"
