"""Numbers as bars to both sides of a zero line, each with its number beside it: what a score came to, who leads.

A bar may be stacked of parts, each in a colour of its own. `Axis` draws single bars on one common scale; the sheet of
scores uses it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, fit, width
from circus_tui.drawing.shapes import bar
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_LEAST: Final = 8
_MARGIN: Final = 2


@attrs.frozen
class Bar:
    """One number: what stands before it, the number, its colour, and what stands beside it, at least the number.

    `parts` are what the number is the sum of, each with its colour, none negative; a bar of parts is drawn in them.
    """

    label: Row
    number: float
    role: str
    said: Row
    parts: tuple[tuple[float, str], ...] = ()


@attrs.frozen
class BarChart:
    """Bars from top to bottom, the best first; a headline in the middle above them, a note below."""

    bars: tuple[Bar, ...]
    headline: Row = ()
    note: Row = ()


@attrs.frozen
class Axis:
    """A scale: the cell of its zero line, and how many cells one point is long."""

    zero: int
    scale: float

    @classmethod
    def spanning(cls, numbers: Iterable[float], left: int, cells: int, most: float) -> Axis:
        """The scale on which all numbers have room in so many cells from `left` on; a point is at most `most` cells."""
        found = list(numbers)
        highest, lowest = max(0.0, *found, 0.0), min(0.0, *found, 0.0)
        scale = min(most, max(1, cells - 1) / max(1.0, highest - lowest))
        return cls(left + round(-lowest * scale), scale)

    def line(self, sheet: Sketch, y: int, rows: int) -> None:
        """Draw the line at which bars of either sign begin."""
        sheet.tile(self.zero, y, 1, rows, "│", "line")

    def draw(self, sheet: Sketch, y: int, number: float, role: str) -> int:
        """Draw a bar; give the place behind its right end. What is not zero is never drawn as nothing."""
        cells = abs(number) * self.scale
        if number:
            cells = max(cells, 0.5)
        if number < 0:
            bar(sheet, self.zero, y, cells, role, leftwards=True)
            return self.zero + 1
        bar(sheet, self.zero + 1, y, cells, role)
        return self.zero + 1 + -int(-cells // 1)

    def stack(self, sheet: Sketch, y: int, parts: Sequence[tuple[float, str]]) -> int:
        """Draw parts one behind the other, in whole cells that add up; give the place behind them."""
        start, total = self.zero + 1, 0.0
        for number, role in parts:
            left = start + round(total * self.scale)
            total += number
            sheet.tile(left, y, start + round(total * self.scale) - left, 1, "█", role)
        return start + round(total * self.scale)


class Bars(Picture[BarChart]):
    """Who is in front: label, bar, number. Where there is height the bars stand apart, and are thick far above that."""

    def paint(self, value: BarChart, room: Room) -> Block:
        """Draw headline, bars and note; the note gives way first, and what is beside a bar is never cut off by it."""
        sheet = Sketch(room.cells, room.rows)
        count = len(value.bars)
        spare = room.rows - count - bool(value.headline)
        foot = (2 if spare > 3 else 1) if value.note and spare > 0 else 0
        head = (2 if spare > 2 else 1) if value.headline else 0
        step = max(1, min(4, (room.rows - head - foot) // max(1, count)))
        thick = max(1, step - 1)
        free = room.rows - head - foot - (count * step - (step - thick))
        above = free // 2 if free > 1 else 0
        if value.headline:
            sheet.line(max(0, room.cells - width(value.headline)) // 2, above // 2, value.headline)
        _draw(sheet, value, (head + above, step, thick))
        if foot:
            sheet.line(_MARGIN, room.rows - 1 - min(1, (free - above) // 2), fit(value.note, room.cells - _MARGIN))
        return sheet.block()


def _draw(sheet: Sketch, value: BarChart, at: tuple[int, int, int]) -> None:
    top, step, thick = at
    labels = max((width(each.label) for each in value.bars), default=0)
    said = max((width(each.said) for each in value.bars), default=0)
    left = _MARGIN + labels + 2
    cells = sheet.cells - left - said - 2 - _MARGIN
    axis = Axis.spanning((each.number for each in value.bars), left, cells, most=max(2.0, sheet.cells / 30))
    for number, each in enumerate(value.bars):
        y = top + number * step
        middle = y + (thick - 1) // 2
        sheet.line(_MARGIN, middle, each.label)
        behind = axis.zero + 1
        if cells >= _LEAST:
            axis.line(sheet, y, step if number < len(value.bars) - 1 else thick)
            for row in range(y, y + thick):
                stacked = each.parts and each.number >= 0
                behind = (
                    axis.stack(sheet, row, each.parts) if stacked else axis.draw(sheet, row, each.number, each.role)
                )
        sheet.line(behind + 1, middle, each.said)


def signed(number: float) -> str:
    """A number with a minus sign as wide as a digit."""
    return f"{number:g}".replace("-", "\N{MINUS SIGN}")


def gain(number: float) -> Span:
    """`+3` in green, a loss in red, nothing in the second colour: a number that is added to others."""
    role = "green bold" if number > 0 else "bad bold" if number < 0 else "dim"
    return Span(f"{'+' if number > 0 else ''}{signed(number)}", role)
