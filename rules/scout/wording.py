"""How cards and sets of SCOUT are spoken of."""

from __future__ import annotations

from rules.scout.pieces import Card
from rules.scout.sets import strength
from rules.scout.state import ups
from rules.wording import in_words


def numbers(cards: tuple[Card, ...]) -> str:
    """`5-6-7`: the numbers that are up, `?` for those that may not be seen."""
    return "-".join(str(card.up or "?") for card in cards)


def set_name(cards: tuple[Card, ...]) -> str:
    """`5-6-7`, or `the single 5` for one card."""
    return f"the single {numbers(cards)}" if len(cards) == 1 else numbers(cards)


def set_kind(cards: tuple[Card, ...]) -> str:
    """`run of three, lowest 5`; empty for what is no set."""
    weighed = strength(ups(cards))
    if weighed is None:
        return ""
    size, match, lowest = weighed
    if size == 1:
        return f"single {lowest}"
    which = "both" if size == 2 else "all"
    return f"{in_words(size)} equal, {which} {lowest}" if match else f"run of {in_words(size)}, lowest {lowest}"
