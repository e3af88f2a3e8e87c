"""Names at the door: whatever people type or files carry becomes short, visible text, or nothing at all."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len

WIDEST: Final = 16
"""Cells a name may fill."""

_MOST_MARKS: Final = 2
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_VARIATION: Final = range(0xFE00, 0xFE10)


def visible(text: str) -> str:
    """Leave out control, format, private and unassigned characters, and all but two of the accents on a letter."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in _UNSEEN or ord(char) in _VARIATION:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS and (kept or not marks):
            kept.append(char)
    return "".join(kept)


def clean(text: str, widest: int = WIDEST) -> str:
    """Make text fit to be a name: visible, with single spaces, cut to `widest` cells. What is left may be empty."""
    return cut(visible(" ".join(visible(" ".join(text.split())).split())), widest).strip()


def cut(text: str, widest: int) -> str:
    """Keep as many whole characters from the left as fit into `widest` cells."""
    if cell_len(text) <= widest:
        return text
    kept = ""
    for char in text:
        if cell_len(kept + char) > widest:
            break
        kept += char
    return kept


def nameless(seat: int) -> str:
    """What a seat is called that has nobody's name."""
    return f"Player {seat + 1}"


def seat_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Clean the players' names; an empty one becomes `Player 2`, and one that is taken gets a number.

    Somebody called `You` becomes `Player You`, lest every sentence speak to whoever reads it.
    """
    names: list[str] = []
    for number, text in enumerate(texts, start=1):
        name = clean(text) or nameless(number - 1)
        name = f"Player {name}" if name.casefold() == "you" else name
        taken, tail = {other.casefold() for other in names}, 2
        unique = name
        while unique.casefold() in taken:
            unique = f"{clean(name, WIDEST - len(str(tail)) - 1)} {tail}"
            tail += 1
        names.append(unique)
    return tuple(names)


def keys_of(names: Sequence[str]) -> tuple[str, ...]:
    """Give each player a key to lift the curtain with: the name's first letter if it is free, else the seat's number.

    q and u are not given away: they leave and undo.
    """
    keys: list[str] = []
    for number, name in enumerate(names, start=1):
        letter = name.casefold()[:1]
        free = "a" <= letter <= "z" and letter not in ("q", "u", *keys)
        keys.append(letter if free else str(number))
    return tuple(keys)
