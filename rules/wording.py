"""English that all games share: numbers and times as words, one and many, articles, players' names, who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.core import Seat, listing

_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)

_TIMES: Final = ("never", "once", "twice")


def in_words(number: int) -> str:
    """`no`, `one` and so on to `twelve`; larger numbers, and those below nothing, in figures."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def times(number: int) -> str:
    """`never`, `once`, `twice`, `three times` and so on."""
    return _TIMES[number] if 0 <= number < len(_TIMES) else f"{in_words(number)} times"


def plural(number: int, one: str, many: str = "") -> str:
    """The noun for so many: `card` for one, `cards` for none or several; `many` is for nouns that do not add an s."""
    return one if number == 1 else many or f"{one}s"


def counted(number: int, one: str, many: str = "") -> str:
    """A number in figures with its noun: `1 card`, `3 cards`, `0 cards`."""
    return f"{number} {plural(number, one, many)}"


def counted_in_words(number: int, one: str, many: str = "") -> str:
    """A number as a word with its noun: `one die`, `three dice`, `no dice`."""
    return f"{in_words(number)} {plural(number, one, many)}"


def with_article(word: str | int) -> str:
    """A word or a number with what is said before it: `a 7`, `an 8`, `an 11`, `an 18`, `an eight`."""
    said = str(word)
    return f"{'an' if said[0] in 'aeiou8' or said in ('11', '18') else 'a'} {said}"


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def seat_name(seat: Seat) -> str:
    """A player's name in a template (see `name_seats`): `{0}` for seat 0."""
    return f"{{{seat}}}"


def addressed(acting: Seat, reader: Seat | None) -> str:
    """Who must do something, as `reader` is told: `You` about oneself, else the name, as a template."""
    return "You" if acting == reader else seat_name(acting)


def win(names: Sequence[str]) -> str:
    """Who wins, as a sentence without its stop: `Ana wins`, `Ana and Ben share the win`."""
    return f"{listing(names)} {'wins' if len(names) == 1 else 'share the win'}"
