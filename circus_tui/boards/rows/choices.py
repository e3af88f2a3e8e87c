"""A hand as a list: what each card would do stands beside it, and more about the one at the cursor in notes below."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui import glyphs, keys
from circus_tui.keys import action
from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, fit, row, wrapped

CARD: Final = action("down", "down", "↑↓", "card", "Go to the next card.")
FIRST: Final = action("first", "home", "home", "", "Go to the first card.")
LAST: Final = action("last", "end", "end", "", "Go to the last card.")
MOVING: Final = (keys.UP, keys.LEFT, keys.RIGHT, FIRST, LAST)
"""The actions beside `CARD` that move the cursor."""

STEPS: Final = frozenset(each.name for each in (CARD, *MOVING))

_LABEL: Final = 6
_NAME: Final = 20
_NAMED: Final = 58
"""Cells of a column from which cards are named in full."""


@attrs.frozen
class Entry:
    """One card of the list: its tag, and what it would do in several wordings, the longest first.

    `name` is the card's name in full, given where there is room.
    """

    tag: Span
    wordings: tuple[str, ...]
    role: str = ""
    name: str = ""


@attrs.frozen
class Note:
    """Something to know about the card at the cursor, in several wordings, the longest first."""

    label: str
    wordings: tuple[str, ...]
    role: str = ""


def columns_for(count: int) -> int:
    """In how many columns so many cards are listed."""
    if count <= 5:
        return 1
    return 2 if count <= 14 else 3


def rows_for(count: int) -> int:
    """How many rows the list of so many cards takes."""
    return ceil(count / columns_for(count))


def moved(cursor: int, count: int, name: str) -> int:
    """Where the cursor goes by an action: up and down along the list, left and right to the next column."""
    last = max(0, count - 1)
    steps = {"up": -1, "down": 1, "left": -rows_for(count), "right": rows_for(count), "first": -count, "last": count}
    if columns_for(count) == 1 and name in ("left", "right"):
        return cursor
    if name == "left" and cursor < rows_for(count):
        return cursor
    return min(last, max(0, cursor + steps[name]))


def choices(entries: Sequence[Entry], cursor: int | None, cells: int, height: int) -> Block:
    """Draw the list column by column; one too long for `height` rows scrolls so that the cursor stays in sight."""
    if not entries:
        return ()
    rows, columns = rows_for(len(entries)), columns_for(len(entries))
    size = (cells - 1) // columns
    drawn = [fit(_entry(entry, place, cursor, size), size) for place, entry in enumerate(entries)]
    lines = [row(" ", *(span for each in drawn[y::rows] for span in each)) for y in range(rows)]
    at = 0 if cursor is None else cursor % rows
    top = max(0, min(at - height // 2, rows - height))
    shown = lines[top : top + height]
    if top + height < rows and shown:
        shown[-1] = _more(shown[-1], cells)
    if top and shown:
        shown[0] = _more(shown[0], cells)
    return tuple(shown)


def _more(line: Row, cells: int) -> Row:
    return row(*fit(line, cells - 1), Span(glyphs.MORE, "cursor"))


def _entry(entry: Entry, place: int, cursor: int | None, cells: int) -> Row:
    chosen = place == cursor
    name = f"{entry.name:<{_NAME}}" if cells >= _NAMED else ""
    words = best(entry.wordings, cells - cell_len(entry.tag.text) - cell_len(name) - 3)
    return row(
        Span(f"{glyphs.POINTER} ", "cursor", place) if chosen else Span("  ", "", place),
        entry.tag._replace(target=place, role="selected" if chosen else entry.tag.role),
        Span(f" {name}{words}", entry.role, place),
    )


def best(wordings: Sequence[str], cells: int) -> str:
    """The longest wording that fits; if none does, the shortest, cut."""
    fitting = next((words for words in wordings if cell_len(words) <= cells), None)
    if fitting is not None:
        return fitting
    return cut(wordings[-1], max(0, cells - 1)) + glyphs.MORE


def notes(parts: Sequence[Note], cells: int, height: int) -> Block:
    """Draw exactly `height` rows: each note in one row if a wording fits, else broken into as many as are left."""
    room = cells - _LABEL - 2
    rows: list[Row] = []
    for place, part in enumerate(parts):
        left = height - len(rows) - (len(parts) - place - 1)
        fitting = next((words for words in part.wordings if cell_len(words) <= room), None)
        text = wrapped(part.wordings[-1] if fitting is None else fitting, room, most=max(1, left))
        labels = [part.label, *[""] * (len(text) - 1)]
        rows += [
            row(" ", Span(label.ljust(_LABEL), part.role or "heading"), *line)
            for label, line in zip(labels, text, strict=True)
        ]
    return tuple([*rows, *[()] * height][:height])
