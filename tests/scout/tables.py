"""A short way to write cards of SCOUT."""

from __future__ import annotations

from rules.scout.pieces import Card


def cards(text: str) -> tuple[Card, ...]:
    """Read several cards, parted by spaces: `7/3 5/1`."""
    return tuple(map(Card.parse, text.split()))
