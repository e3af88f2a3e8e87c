"""The Big Top deck, line by line: the piles on the table, and cards in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rules.big_top.figures import HIGHEST, POSTER, SHADES, SUITS
from rules.big_top.pieces import DECK, Card, Piles
from rules.wording import counted


def piles(table: Piles) -> Iterator[str]:
    """How far each suit has come, a line each."""
    for suit, name in enumerate(SUITS):
        light, dark = table[2 * suit : 2 * suit + 2]
        if light < POSTER:
            yield f"{name}: the Poster is not out."
        else:
            yield f"{name}: {_far(SHADES[0], light)}, {_far(SHADES[1], dark)}."


def _far(shade: str, number: int) -> str:
    if number == HIGHEST:
        return f"{shade} finished"
    return f"{shade} up to {number}" if number else f"{shade} not begun"


def held(cards: Sequence[Card]) -> str:
    """A whole hand, suit by suit: `Your 3 cards: Clowns Poster, light 3; Animals dark 2.`."""
    if not cards:
        return "No card is left in your hand."
    return f"Your {counted(len(cards), 'card')}: {'; '.join(_suits(cards))}."


def _suits(cards: Sequence[Card]) -> Iterator[str]:
    for suit, group in groupby(cards, key=lambda card: card.suit):
        named = ", ".join("Poster" if card.is_poster else f"{SHADES[card.pile % 2]} {card.number}" for card in group)
        yield f"{SUITS[suit]} {named}" if suit >= 0 else named


def names(_: Any) -> Mapping[str, str]:
    """Every card by its code."""
    return {card.code: card.face for card in DECK}
