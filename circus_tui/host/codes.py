"""A few letters for each table, to be read out or typed: always the same ones for the same table."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ"
"""Letters that nobody takes for one another, and that spell no word."""

_LENGTH: Final = 4
_ROOM: Final = len(LETTERS) ** _LENGTH
_FACTOR: Final = 51_973
"""Far from one code to the next; it has no divisor in common with the number of codes."""


def code_of(number: int) -> str:
    """The code of the table with that number; the first hundred thousand tables have four letters."""
    rest, place = divmod(number, _ROOM)
    place = (place + 1) * _FACTOR % _ROOM
    letters = ""
    for _ in range(_LENGTH):
        place, sign = divmod(place, len(LETTERS))
        letters = LETTERS[sign] + letters
    return f"{letters}{rest}" if rest else letters
