"""Chance from a stream of numbers in [0, 1): the same stream gives the same cards on every version of Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rules.core import Randomness

T = TypeVar("T")


def below(limit: int, rng: Randomness) -> int:
    """Draw a whole number from 0 up to, not including, `limit`."""
    return int(rng.random() * limit)


def die(rng: Randomness) -> int:
    """Roll one die: 1 to 6."""
    return 1 + below(6, rng)


def shuffled(items: Iterable[T], rng: Randomness) -> tuple[T, ...]:
    """Shuffle, every order equally likely (Fisher and Yates)."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = below(last + 1, rng)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
