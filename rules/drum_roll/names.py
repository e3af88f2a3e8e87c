"""The names of cards by their ids."""

from __future__ import annotations

from rules.drum_roll.cards import Card, Investment, Member
from rules.drum_roll.state import State


def name_of(state: State, code: str) -> str:
    """The name of a card, by its id."""
    card = state.cards.card(code)
    return title_of(card) if card else "an unknown card"


def title_of(card: Card) -> str:
    """The name under which a card can be told from all others."""
    return card.title if isinstance(card, Member) else card.name


def copy_name(state: State, code: str) -> str:
    """The name of an investment card; with its number where there are copies."""
    card = state.cards.card(code)
    if not isinstance(card, Investment):
        return "an unknown card"
    return card.name if card.id == card.face else f"{card.name} (copy {card.number})"
