"""Sums: a label and an amount in each row, flush right, a line above what they come to."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, width, wrapped_row
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best_row
from circus_tui.widgets.picture import Picture, Room

_WIDE: Final = 70
"""Cells from which amounts do not stand at the far edge, where nobody finds their labels."""

_SUMS: Final = 56
_BESIDE: Final = 4
_NOTES: Final = 44
"""Cells beside the sums that are enough for notes."""


@attrs.frozen
class Sum:
    """A row: wordings of the label, the longest first, and the amount; `total` has a line above it if there is room."""

    labels: tuple[Row, ...]
    amount: Row = ()
    total: bool = False


@attrs.frozen
class SumList:
    """Sums from top to bottom, and rows of words below them; `rest` says how the sums that have no room are seen."""

    sums: tuple[Sum, ...]
    notes: tuple[Row, ...] = ()
    rest: str = ""


class Sums(Picture[SumList]):
    """A short account, in a wide panel with its notes beside it.

    What has no room is left out from the notes first, then from the middle of the sums.
    """

    def paint(self, value: SumList, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        cells = _cells(value.sums, room.cells)
        y = self._sums(sheet, value, cells)
        x, y = (cells + _BESIDE, 0) if value.sums and room.cells - cells >= _NOTES else (1, y)
        notes = broken(value.notes, room.cells - x - 1, room.rows - y)
        y += 1 if y and room.rows - y > len(notes) else 0
        for number, note in enumerate(notes):
            sheet.line(x, y + number, note)
        return sheet.block()

    def _sums(self, sheet: Sketch, value: SumList, cells: int) -> int:
        """Draw the sums in so many cells; give the row behind them."""
        shown = self._shown(value, sheet.rows)
        ruled = len(shown) + sum(each.total for each in shown) <= sheet.rows
        y = 0
        for each in shown:
            if each.total and ruled:
                sheet.put(1, y, "─" * (cells - 2), "line")
                y += 1
            amount = shortened(each.amount, cells - 2)
            sheet.line(1, y, best_row(each.labels, cells - 3 - width(amount)))
            sheet.line(cells - 1 - width(amount), y, amount)
            y += 1
        return y

    @staticmethod
    def _shown(value: SumList, rows: int) -> tuple[Sum, ...]:
        sums = value.sums
        if len(sums) <= rows:
            return sums
        more = len(sums) - rows + 1
        left_out = Sum((row(Span(f"… {more} more{value.rest and ': '}{value.rest}", "dim")),))
        return (*sums[: rows - 2], left_out, sums[-1]) if rows > 2 else sums[-rows:]


def _cells(sums: tuple[Sum, ...], cells: int) -> int:
    """How wide the sums stand: no wider than they need in a wide panel."""
    if cells < _WIDE:
        return cells
    return min(cells, max([_SUMS, *(width(each.labels[0]) + width(each.amount) + 5 for each in sums)]))


def broken(lines: tuple[Row, ...], cells: int, rows: int) -> list[Row]:
    """Lines broken into rows of so many cells, and cut where too few rows are left for all."""
    found: list[Row] = []
    for number, line in enumerate(lines[: max(0, rows)]):
        parts = wrapped_row(line, cells) if line else (line,)
        spare = rows - len(found) - (len(lines) - number - 1)
        found += parts if len(parts) <= max(1, spare) and width(line) > cells else [shortened(line, cells)]
    return found


@attrs.frozen
class Term:
    """A part of a sum in a row: its sign (empty for the first), its label, its amount."""

    sign: str
    label: str
    amount: Row


@attrs.frozen
class TermRow:
    """The terms, and rows below them; `lead` stands before them where they share one row."""

    terms: tuple[Term, ...]
    notes: tuple[Row, ...] = ()
    lead: str = ""


class Terms(Picture[TermRow]):
    """A sum written across: labels above, amounts with their signs below; in one row where there is no second."""

    def paint(self, value: TermRow, room: Room) -> Block:
        """Draw it."""
        if room.rows == 1 or not self._fits(value, room.cells):
            lines = [shortened(line, room.cells) for line in _flowing(value, room.cells)[: room.rows]]
            rest = value.notes[: max(0, room.rows - len(lines))]
            return (*lines, *(shortened(row(" ", *note), room.cells) for note in rest))
        sheet = Sketch(room.cells, room.rows)
        x = 1
        for term in value.terms:
            if term.sign:
                sheet.put(x, 1, term.sign, "dim" if term.sign != "=" else "gold bold")
                x += 3
            sheet.put(x, 0, term.label, "dim")
            sheet.line(x, 1, term.amount)
            x += max(len(term.label), width(term.amount)) + 2
        for number, note in enumerate(value.notes[: room.rows - 2]):
            sheet.line(1, 2 + number, shortened(note, room.cells - 2))
        return sheet.block()

    @staticmethod
    def _fits(value: TermRow, cells: int) -> bool:
        return sum(max(len(t.label), width(t.amount)) + 2 + 3 * bool(t.sign) for t in value.terms) <= cells


def _flowing(value: TermRow, cells: int) -> list[Row]:
    """Label and amount one behind the other, as many to a row as have room."""
    rows: list[Row] = []
    line: list[Span] = [Span(" ")]
    if value.lead:
        line.append(Span(f"{value.lead} ", "dim"))
    for term in value.terms:
        part = row(Span(f"{term.label} ", "dim"), *term.amount, "  ")
        if width(tuple(line)) + width(part) - 2 > cells and len(line) > 1:
            rows.append(tuple(line))
            line = [Span(" ")]
        line += part
    return [*rows, tuple(line)]
