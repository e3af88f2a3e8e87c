"""A show looked at closely: what it needs, who holds how many of it, where the rest is, and how many come."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, shortened, width
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.crowd_steps import crowd_row, crowd_steps
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.playbill import on_paper
from circus_tui.widgets.token import HELD, MISSING, Token

_TALL: Final = 18
_WORD: Final = 15
_NARROW: Final = 44


@attrs.frozen
class NeedLine:
    """A kind: how many are needed, how many every seat holds, how many lie in stalls, how many are still to come."""

    token: Token
    need: int
    held: tuple[int, ...]
    stalls: int
    to_come: str


@attrs.frozen
class ShowSheet:
    """All that is to be known of a show; `sums` and `crowds` are the last rows of the table, one entry a seat."""

    title: str
    price: str
    under: Row
    chips: tuple[Span, ...]
    lines: tuple[NeedLine, ...]
    size: int
    sums: tuple[str, ...]
    crowds: tuple[Row, ...]
    table: tuple[int, ...]
    own: int | None
    least: str
    notes: tuple[Row, ...] = ()


class ShowSheetPanel(Picture[ShowSheet]):
    """On paper: with eighteen rows marks and steps, with fewer numbers."""

    def paint(self, value: ShowSheet, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        tall = room.rows >= _TALL and room.cells >= 50
        edge = 2 if tall else 1
        if tall:
            body(sheet, 1, 0, room.cells - 2, room.rows, "paper")
        else:
            sheet.fill(0, 0, room.cells, room.rows, "paper")
        y = int(tall)
        sheet.put(edge + 1, y, cut(value.title.upper(), room.cells - 2 * edge - len(value.price) - 6), "paper-ink bold")
        sheet.right(room.cells - edge - 2, y, f" {value.price} ", "cap-ink on cap bold")
        sheet.line(edge + 1, y + 1, shortened(value.under, room.cells - 2 * edge - 2))
        y = self._table(sheet, value, edge + 1, y + 2, tall=tall)
        if tall:
            self._steps(sheet, value, edge + 1, y)
            return sheet.block()
        if y + 1 < room.rows:
            sheet.line(edge, y, crowd_row(value.table, value.own, room.cells - edge))
        for number, note in enumerate(value.notes[: max(0, room.rows - y - 1)]):
            sheet.line(edge + 1, y + 1 + number, shortened(note, room.cells - 3))
        return sheet.block()

    def _table(self, sheet: Sketch, value: ShowSheet, x: int, y: int, *, tall: bool) -> int:
        """The kinds with a column for every seat; give the row below."""
        seats = len(value.chips)
        narrow = sheet.cells < _NARROW
        right = sheet.cells - (15 if tall else 12) if not narrow else sheet.cells
        pitch = min(7, (right - x - _WORD) // max(1, seats))
        columns = [x + _WORD + number * pitch for number in range(seats)]
        if tall:
            sheet.put(x, y, "─" * (sheet.cells - 2 * x), "paper-dim")
            y += 1
        sheet.put(x, y, "it needs" if tall else "needs", "paper-dim")
        for chip, left in zip(value.chips, columns, strict=True):
            sheet.line(left, y, (chip,))
        if not narrow:
            sheet.put(right, y, "stalls", "paper-dim")
            sheet.right(sheet.cells - x, y, "bag", "paper-dim")
        for number, line in enumerate(value.lines, start=1):
            _kind(sheet, x, y + number, line)
            for held, left in zip(line.held, columns, strict=True):
                _held(sheet, left, y + number, pitch, line, held, marks=tall and pitch >= 6)
            if not narrow:
                sheet.put(right + 2, y + number, f"{line.stalls or '·':<3}", "paper-ink bold")
                sheet.right(sheet.cells - x, y + number, f"{line.to_come:>4}", "paper-ink bold")
        y += len(value.lines) + 1
        sheet.put(x, y, f"holds of {value.size}", "paper-dim")
        sheet.put(x, y + 1, "would draw", "paper-dim")
        for left, total, crowd in zip(columns, value.sums, value.crowds, strict=True):
            sheet.put(left + 1, y, total, "paper-ink bold")
            sheet.line(left + (1 if width(crowd) < 3 else 0), y + 1, crowd)
        return y + 2

    def _steps(self, sheet: Sketch, value: ShowSheet, x: int, y: int) -> None:
        sheet.put(x, y, "─" * (sheet.cells - 2 * x), "paper-dim")
        rows = min(16, sheet.rows - y - 2)
        if rows < 4:
            sheet.line(x - 1, y + 1, crowd_row(value.table, value.own, sheet.cells - 2 * x))
            return
        sheet.put(x, y + 1, "SPECTATORS", "paper-ink bold")
        words = ("by tokens", "missing") + (
            ("", value.least.partition(",")[0], value.least.partition(", ")[2]) if rows > 6 else ()
        )
        for number, text in enumerate(words):
            sheet.put(x, y + 2 + number, text, "paper-dim")
        crowd_steps(sheet, x + 14, sheet.rows - 1 - rows, sheet.cells - x - 17, rows, value.table, value.own)


def _kind(sheet: Sketch, x: int, y: int, line: NeedLine) -> None:
    role = on_paper(line.token.role)
    sheet.put(x, y, line.token.sign, f"{role}/75" if role == line.token.role else role)
    sheet.put(x + 2, y, f"{line.need} {line.token.word}", "paper-ink bold")


def _held(sheet: Sketch, x: int, y: int, pitch: int, line: NeedLine, held: int, *, marks: bool) -> None:
    """What a seat holds of a kind: marks, or a number with a tick if it is enough."""
    if not marks:
        sheet.put(x, y, f" {held or '·'}{'✓' if held >= line.need else ''}", "paper-ink bold")
        return
    role = on_paper(line.token.role)
    there = min(held, line.need)
    text = HELD * there + MISSING * (line.need - there)
    sheet.put(x, y, text.ljust(pitch), f"{role}/75" if role == line.token.role else role)
