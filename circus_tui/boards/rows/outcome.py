"""The sums of a round or a game, with whoever leads marked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat, zip_longest

from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.boards.rows.frame import indented_text
from circus_tui.names import cut
from circus_tui.paint import Block, Span, columns, row, text_of, wrapped
from rules.core import Result, Seat, name_seats

_LEAST = 4
_LEAST_NAME = 10
"""Cells that a column, and the names, keep where there is little room."""


def outcome(
    result: Result, names: Sequence[str], winners: Sequence[Seat], cells: int, *, final: bool, height: int | None = None
) -> Block:
    """Show one row per seat: name, what makes the score, total; and notes.

    Where `height` allows there are more rows for what is too long; where it is too little the notes are run together.
    """
    widths = _widths(result, names, cells)
    rows = [row(Span(f" {result.title}", "heading"))]
    rows.append(row("   ", Span(columns(("", *result.columns), widths), "dim")))
    least = len(rows) + len(result.rows)
    notes = _notes(result, names, cells, None if height is None else height - least)
    depth = 1 if height is None else max(1, (height - len(rows) - len(notes)) // len(result.rows))
    for seat, cells_of_seat in enumerate(result.rows):
        won = final and seat in winners
        marks = chain((glyphs.STAR if won else " ",), repeat(" "))
        for mark, line in zip(marks, _lines((names[seat], *cells_of_seat), widths, depth), strict=False):
            rows.append(row(Span(f" {mark} ", "turn"), Span(line, "turn" if won else "")))
    return (*rows, *notes)


def _notes(result: Result, names: Sequence[str], cells: int, room: int | None) -> Block:
    """Each note on a row of its own, or, where there is too little room for that, one after the other."""
    notes = [name_seats(note, names) for note in result.notes]
    apart = tuple(line for note in notes for line in indented_text(note, cells))
    return apart if room is None or len(apart) <= room else indented_text(" ".join(notes), cells)


def _lines(texts: Sequence[str], widths: Sequence[int], depth: int) -> list[str]:
    """The row of a seat, broken into at most so many lines; what is too long even so ends with a sign."""
    name, *values = texts
    broken = [_broken(text, abs(size), depth) for text, size in zip(values, widths[1:], strict=True)]
    return [columns(line, widths) for line in zip_longest([name], *broken, fillvalue="")]


def _broken(text: str, size: int, depth: int) -> list[str]:
    lines = [text_of(line) for line in wrapped(text, size)]
    if len(lines) <= depth:
        return lines
    return [*lines[: depth - 1], f"{cut(lines[depth - 1], size - 1).rstrip()}{glyphs.MORE}"]


def _widths(result: Result, names: Sequence[str], cells: int) -> list[int]:
    """As wide as the contents need; if the screen is too narrow the widest column gives way, or long headings do."""
    values = [max(len(line[k]) for line in result.rows) for k in range(len(result.columns))]
    need = [max(len(head), size) for head, size in zip(result.columns, values, strict=True)]
    name = max(map(cell_len, names))
    over = max(0, name + sum(need) + len(need) + 4 - cells)
    widest = need.index(max(need))
    if need[widest] - over >= _LEAST:
        need[widest] -= over
    else:
        name -= (spare := min(over, max(0, name - _LEAST_NAME)))
        _shorten(need, values, over - spare)
    return [name, *(_flush(size, result, k) for k, size in enumerate(need))]


def _shorten(need: list[int], values: Sequence[int], over: int) -> None:
    """Take so many cells from the headings that are longer than what stands below them, the longest first."""
    for _ in range(over):
        longest = max(range(len(need)), key=lambda k: (need[k] > values[k], need[k]))
        need[longest] -= 1


def _flush(size: int, result: Result, column: int) -> int:
    """Numbers are set flush right, which `columns` is told by a negative width."""
    numeric = all(line[column].lstrip("+-").isdigit() for line in result.rows)
    return -size if numeric else size
