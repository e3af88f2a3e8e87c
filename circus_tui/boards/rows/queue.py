"""Rows of tricks that have been taken, under the multipliers of their places: what each is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, row

_FULL: Final = 110
_TIMED: Final = 76
"""Cells from which a trick has two rows with its sums, and from which its multiplier has a sign."""

_MARGIN: Final = 3


@attrs.frozen
class Entry:
    """A trick of a queue: its colour with the multiplier, the sums behind its points, whether the cursor is on it."""

    colour: str
    times: int
    sums: str
    points: int
    chosen: bool = False
    target: Any = None


@attrs.frozen
class Queue:
    """Whose queue, by a letter, and its tricks."""

    letter: str
    entries: tuple[Entry, ...]


def queues(drawn: Sequence[Queue], heads: Sequence[str], cells: int) -> Block:
    """Draw queues below each other; `heads` stand above the places.

    Where there is no room for all places the last ones are shown, or those from the cursor on.
    """
    size = _size(drawn, cells)
    columns = min(len(heads), (cells - _MARGIN - 1) // size)
    chosen = [place for queue in drawn for place, entry in enumerate(queue.entries) if entry.chosen]
    first = min([len(heads) - columns, *chosen])
    shown = slice(first, first + columns)
    above = "".join(f"{head:>{size - 1}} " for head in heads[shown])
    rows: list[Row] = [
        row(
            Span(glyphs.MORE_BEFORE if first else " ", "cursor"),
            Span(f"  {above}", "dim"),
            Span(glyphs.MORE_AFTER if first + columns < len(heads) else "", "cursor"),
        )
    ]
    for queue in drawn:
        rows += _drawn(queue, queue.entries[shown], size, sums=cells >= _FULL)
    return tuple(rows)


def _size(drawn: Sequence[Queue], cells: int) -> int:
    """Cells for one trick."""
    if cells >= _FULL:
        return 12
    longest = max((len(str(entry.points)) for queue in drawn for entry in queue.entries), default=1)
    return max(4, longest) + 4 if cells >= _TIMED else max(3, longest) + 3


def _drawn(queue: Queue, entries: Sequence[Entry], size: int, *, sums: bool) -> Block:
    start = Span(f" {queue.letter} ", "strong")
    if not queue.entries:
        return (row(start, Span("no tricks yet", "dim")), *(((),) if sums else ()))
    if not sums:
        return ((start, *(span for entry in entries for span in _worth(entry, _tag(entry, size), size))),)
    tags = [Span(f"{_long_tag(entry):<{size}}", "selected" if entry.chosen else entry.colour) for entry in entries]
    worths = [span for entry in entries for span in _worth(entry, Span(entry.sums), size)]
    return (row(start, *tags), row(" " * _MARGIN, *worths))


def _tag(entry: Entry, size: int) -> Span:
    times = glyphs.TIMES if size >= 8 else ""
    return Span(f"{entry.colour[0]}{times}{entry.times}", "selected" if entry.chosen else entry.colour)


def _long_tag(entry: Entry) -> str:
    return f"{entry.colour} {glyphs.TIMES}{entry.times}"


def _worth(entry: Entry, tag: Span, size: int) -> Row:
    points = Span(f"{entry.points:>{size - 1 - len(tag.text)}}", "bad" if entry.points < 0 else "", entry.target)
    return row(tag._replace(target=entry.target), points, Span(glyphs.BEFORE if entry.chosen else " ", "cursor"))
