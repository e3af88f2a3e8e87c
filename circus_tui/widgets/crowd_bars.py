"""Crowds as stacked bars: every source of spectators a part with its number, and its word where that has room."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, fit, row, shortened, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_SCALE: Final = 3.0


@attrs.frozen
class CrowdPart:
    """A source of spectators: how many, its word, and the name of its colour."""

    number: int
    word: str
    role: str


@attrs.frozen
class CrowdLine:
    """A bar: what stands before it, perhaps in a second row, its parts, and what stands behind it."""

    label: Row
    parts: tuple[CrowdPart, ...]
    total: Row
    below: Row = ()
    total_below: Row = ()
    end: Row = ()
    target: Any = None


@attrs.frozen
class Crowds:
    """All bars on a common scale, what the colours mean, and numbers to compare with: each with its words."""

    lines: tuple[CrowdLine, ...]
    most: int
    legend: Row = ()
    marks: tuple[tuple[int, Row], ...] = ()


class CrowdBars(Picture[Crowds]):
    """Bars of two rows where there is height for words under numbers; else of one."""

    def paint(self, value: Crowds, room: Room) -> Block:
        """Draw legend, bars and marks."""
        sheet = Sketch(room.cells, room.rows)
        many = max(1, len(value.lines))
        legend = 1 if value.legend and room.rows > many else 0
        if legend:
            sheet.line(1, 0, shortened(value.legend, room.cells - 1))
        high = 2 if any(line.below for line in value.lines) and room.rows - legend >= 2 * many else 1
        step = min(4, (room.rows - legend) // many) if high == 2 else 1
        before = 1 + max(
            (max(width(line.label), width(line.below) if high == 2 else 0) for line in value.lines), default=0
        )
        before = min(before, room.cells // 3)
        behind = max((width(line.total) + width(line.end) for line in value.lines), default=0) + 3
        behind = max(
            behind, max((width(words) for _, words in value.marks), default=0) + 2 if room.rows <= many + legend else 0
        )
        scale = min(_SCALE, (room.cells - before - 2 - behind) / max(1, value.most))
        for number, line in enumerate(value.lines):
            _bar(sheet, legend + number * step, before + 1, scale, line, high)
        hidden = many - (room.rows - legend) // step
        if hidden > 0:
            sheet.right(room.cells - 1, room.rows - 1, f"▾ {hidden} more", "gold")
        _marks(sheet, value, legend + many * step, before + 1, scale)
        return sheet.block()


def _bar(sheet: Sketch, y: int, left: int, scale: float, line: CrowdLine, high: int) -> None:
    sheet.line(1, y, fit(line.label, left - 2))
    if high == 2:
        sheet.line(1, y + 1, shortened(line.below, left - 2))
    x, total = left, 0
    for part in line.parts:
        total += part.number
        end = left + round(total * scale)
        cells = end - x
        sheet.fill(x, y, cells, high, part.role)
        number = str(part.number)
        if len(number) <= cells:
            text = f" {number}" if len(number) < cells else number
            words = f"{text} {part.word}"
            fits = high == 1 and len(words) <= cells
            sheet.put(x, y, words if fits else text, "from-ink bold")
            if high == 2 and len(part.word) < cells:
                sheet.put(x + 1, y + 1, part.word, "from-ink")
        x = end
    sheet.line(x + 1, y, line.total)
    if high == 2:
        sheet.line(x + 1, y + 1, line.total_below)
    sheet.line(sheet.cells - width(line.end) - 1, y, line.end)
    sheet.mean(0, y, sheet.cells, high, line.target)


def _marks(sheet: Sketch, value: Crowds, y: int, left: int, scale: float) -> None:
    """Numbers to compare with, under the bars; where there is no row left, at the right edge."""
    if y < sheet.rows:
        end = 0
        for number, words in sorted(value.marks, key=lambda mark: mark[0]):
            x = max(end, min(left + round(number * scale) - 1, sheet.cells - width(words) - 1))
            end = sheet.line(x, y, words) + 2
        return
    for number, (_, words) in enumerate(value.marks):
        sheet.line(sheet.cells - width(words) - 1, sheet.rows - len(value.marks) + number, row(*words))
