"""The sums of a round or a game, with whoever leads marked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.paint import Block, Span, columns, row
from circus_tui.widgets.frame import indented_text
from rules.core import Result, Seat, name_seats

_LEAST = 4
_LEAST_NAME = 10
"""Cells that a column, and the names, keep where there is little room."""


def outcome(result: Result, names: Sequence[str], winners: Sequence[Seat], cells: int, *, final: bool) -> Block:
    """Show one row per seat: name, what makes the score, total."""
    widths = _widths(result, names, cells)
    rows = [row(Span(f" {result.title}", "heading"))]
    rows.append(row("   ", Span(columns(("", *result.columns), widths), "dim")))
    for seat, cells_of_seat in enumerate(result.rows):
        won = final and seat in winners
        mark = glyphs.STAR if won else " "
        line = columns((names[seat], *cells_of_seat), widths)
        rows.append(row(Span(f" {mark} ", "turn"), Span(line, "turn" if won else "")))
    for note in result.notes:
        rows += indented_text(name_seats(note, names), cells)
    return tuple(rows)


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
    """Take so many cells from the headings that are longer than what stands below them."""
    for _ in range(over):
        longest = max(range(len(need)), key=lambda k: need[k] - values[k])
        need[longest] -= 1


def _flush(size: int, result: Result, column: int) -> int:
    """Numbers are set flush right, which `columns` is told by a negative width."""
    numeric = all(line[column].lstrip("+-").isdigit() for line in result.rows)
    return -size if numeric else size
