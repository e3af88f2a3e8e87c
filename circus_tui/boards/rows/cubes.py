"""Resource cubes: each colour with its letter, full or still missing by its sign."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from circus_tui import glyphs
from circus_tui.paint import Row, Span, row
from rules.drum_roll.cubes import COLOURS, Colour, Cubes, number_of

LETTERS: Final[dict[Colour, str]] = {colour: colour[0].upper() for colour in COLOURS}

SIGNS: Final = (
    f"{' '.join(LETTERS.values())}: white, yellow, green, blue, red. {glyphs.SQUARE} a cube is there, "
    f"{glyphs.HOLLOW} it is missing.",
)
"""What the signs mean."""


def cube(colour: Colour, *, there: bool = True) -> Span:
    """A cube, or the place for one, two cells wide."""
    return Span(f"{LETTERS[colour]}{glyphs.SQUARE if there else glyphs.HOLLOW}", f"cube_{colour}")


def heap(cubes: Cubes) -> Row:
    """Cubes counted by colour: `W■2 G■`; none at all is a dot."""
    parts: list[Span] = []
    for colour in COLOURS:
        number = number_of(cubes, colour)
        if number:
            drawn = cube(colour)
            parts += (drawn._replace(text=f"{drawn.text}{number if number > 1 else ''}"), Span(" "))
    return row(*parts[:-1]) if parts else (Span(glyphs.DOT, "dim"),)


def cubes_in_words(colours: Iterable[Colour]) -> str:
    """Letters alone, for the middle of a sentence: `W+G`."""
    return "+".join(LETTERS[colour] for colour in colours)
