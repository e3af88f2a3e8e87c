"""The sums of a round or a game, with whoever leads marked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.paint import Block, Span, columns, row
from circus_tui.widgets.frame import indented_text
from rules.core import Result, Seat, name_seats


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
    """As wide as the contents need; the widest column gives way if the screen is too narrow."""
    rows = [result.columns, *result.rows]
    need = [max(len(line[k]) for line in rows) for k in range(len(result.columns))]
    name = max(map(cell_len, names))
    over = name + sum(need) + len(need) + 4 - cells
    widest = need.index(max(need))
    need[widest] -= max(0, over)
    return [name, *(_flush(size, result, k) for k, size in enumerate(need))]


def _flush(size: int, result: Result, column: int) -> int:
    """Numbers are set flush right, which `columns` is told by a negative width."""
    numeric = all(line[column].lstrip("+-").isdigit() for line in result.rows)
    return -size if numeric else size
