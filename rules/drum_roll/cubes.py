"""Resource cubes: five colours, counted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from operator import add, ge, sub
from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["white", "yellow", "green", "blue", "red"]

COLOURS: Final[tuple[Colour, ...]] = ("white", "yellow", "green", "blue", "red")

Cubes: TypeAlias = tuple[int, ...]
"""How many cubes of each colour, in the order of `COLOURS`."""

NO_CUBES: Final[Cubes] = (0,) * len(COLOURS)

_PLACE: Final[dict[Colour, int]] = {colour: place for place, colour in enumerate(COLOURS)}


def number_of(cubes: Cubes, colour: Colour) -> int:
    """How many cubes have this colour."""
    return cubes[_PLACE[colour]]


def plus(cubes: Cubes, colour: Colour, number: int = 1) -> Cubes:
    """The cubes with some more of one colour."""
    place = _PLACE[colour]
    return (*cubes[:place], cubes[place] + number, *cubes[place + 1 :])


def minus(cubes: Cubes, colour: Colour) -> Cubes:
    """The cubes with one less of one colour."""
    return plus(cubes, colour, -1)


def together(cubes: Cubes, others: Cubes) -> Cubes:
    """All cubes of two heaps."""
    return tuple(map(add, cubes, others))


def without(cubes: Cubes, others: Cubes) -> Cubes:
    """The cubes that are left when others are taken away."""
    return tuple(map(sub, cubes, others))


def covers(cubes: Cubes, others: Cubes) -> bool:
    """Whether there are enough cubes of each colour to take the others away."""
    return all(map(ge, cubes, others))


def count_cubes(colours: Iterable[Colour]) -> Cubes:
    """Count the cubes of a list."""
    row = tuple(colours)
    return tuple(map(row.count, COLOURS))


def in_order(colours: Iterable[Colour]) -> tuple[Colour, ...]:
    """The same cubes, sorted by colour."""
    return tuple(sorted(colours, key=_PLACE.__getitem__))


@cache
def heaps(number: int) -> tuple[tuple[Colour, ...], ...]:
    """Every way to take that many cubes, whatever their colours."""
    return tuple(combinations_with_replacement(COLOURS, number))


def heaps_from(stock: Cubes, number: int) -> tuple[tuple[Colour, ...], ...]:
    """Every way to take that many cubes out of a stock."""
    if min(stock) >= number:
        return heaps(number)
    return tuple(heap for heap in heaps(number) if covers(stock, count_cubes(heap)))
