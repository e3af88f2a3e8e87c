"""Tables for the questions of Drum Roll, and circuses to ask about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from rules.chance import below, shuffled
from rules.core import Randomness, listing
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cards import TYPES, Performer, Type, noun
from rules.drum_roll.position import position
from rules.drum_roll.state import Player, State
from rules.evolve import evolve
from rules.wording import counted

NAMES: Final = ("you", "Ben", "Cleo", "Dan")
"""The players by seat."""


@cache
def bare(seats: int = 2) -> State:
    """A table of circuses without anything, where nothing is left to decide."""
    return evolve(position(*(Player() for _ in range(seats))), agenda=())


def performers(kinds: Iterable[Type], rng: Randomness) -> tuple[Performer, ...]:
    """Different performers of these types."""
    left = {kind: list(shuffled((each for each in SHIPPED.performers if each.type == kind), rng)) for kind in TYPES}
    return tuple(left[kind].pop() for kind in kinds)


def kinds(most: int, rng: Randomness) -> tuple[Type, ...]:
    """So many types, each as often as it falls."""
    return tuple(TYPES[below(len(TYPES), rng)] for _ in range(most))


def of_types(found: Iterable[Type]) -> str:
    """`3 acrobats and 1 bizarre performer`."""
    counts = Counter(found)
    return listing(counted(counts[kind], noun(kind)) for kind in TYPES if counts[kind])
