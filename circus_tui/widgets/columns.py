"""Numbers one after the other as columns on a common ground: how somebody has done from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.bars import signed
from circus_tui.widgets.picture import Picture, Room

_RISING: Final = " ▁▂▃▄▅▆▇█"
_EIGHTHS: Final = 8
_WIDEST: Final = 4
_FOOTLESS: Final = 8
_STEPS: Final = (1, 2, 5)
_APART: Final = 2
"""Rows from one line to the next at least."""


@attrs.frozen
class Column:
    """A number and its colour."""

    number: int
    role: str


@attrs.frozen
class ColumnChart:
    """The columns from left to right, what stands below the first and the last; facts are words with numbers."""

    columns: tuple[Column, ...]
    first: str = ""
    last: str = ""
    facts: tuple[tuple[str, str], ...] = ()


@attrs.frozen
class _Scale:
    """A line every `step`, each so many `rows` from the next; so many rows above and below the line of zero."""

    step: int
    rows: int
    above: int
    below: int

    @classmethod
    def of(cls, numbers: list[int], rows: int) -> _Scale:
        """The finest scale of round steps on which all numbers have room and the lines stand well apart."""
        high, low = max(0, *numbers), min(0, *numbers)
        unit = 1
        while True:
            for factor in _STEPS:
                step = factor * unit
                each = rows * step // max(1, high - low)
                above, below = (-(-number * each // step) for number in (high, -low))
                if above + below > rows:
                    each -= 1
                    above, below = (-(-number * each // step) for number in (high, -low))
                if each >= _APART:
                    return cls(step, min(each, rows), max(above, 1), below)
            unit *= 10

    @property
    def lines(self) -> range:
        """The numbers at which there is a line, from the top."""
        highest, lowest = (rows // self.rows * self.step for rows in (self.above, self.below))
        return range(highest, -lowest - 1, -self.step)

    def row_of(self, number: int) -> int:
        """Rows from the top down to the line of a number that has one."""
        return self.above - number // self.step * self.rows

    def eighths(self, number: int) -> int:
        """How high a number stands; never nothing but for 0."""
        return max(1, round(abs(number) * self.rows * _EIGHTHS / self.step)) if number else 0


class Columns(Picture[ColumnChart]):
    """Columns with lines behind them; what is below zero hangs. Where there is no room for all, the last ones."""

    def paint(self, value: ColumnChart, room: Room) -> Block:
        """Draw it; the facts give way first."""
        sheet = Sketch(room.cells, room.rows)
        foot = 2 if value.facts and room.rows > _FOOTLESS else 0
        if foot:
            sheet.line(1, room.rows - 1, _fact_line(value.facts, room.cells - 2))
        rows = room.rows - foot - 2
        if not value.columns or rows < 2:
            return sheet.block()
        scale = _Scale.of([each.number for each in value.columns], rows)
        labels = [signed(number) for number in scale.lines]
        left = max(map(len, labels)) + 2
        many, step = _sharing(len(value.columns), room.cells - left - 2)
        cells = max(1, min(_WIDEST, step - (step > 1)))
        for number, label in zip(scale.lines, labels, strict=True):
            y = scale.row_of(number)
            sheet.right(left - 1, y, label, "dim")
            sheet.put(left, y, "▔" * (room.cells - left - 1), "faint" if number == 0 else "line")
        shown = value.columns[len(value.columns) - many :]
        for place, column in enumerate(shown):
            _draw(sheet, scale, (left + 1 + place * step, cells), column)
        below = scale.above + scale.below + 1
        if many < len(value.columns):
            sheet.put(0, below, "«", "gold bold")
        sheet.put(left + 1, below, value.first if many == len(value.columns) else "earlier", "dim")
        end = max(left + 1 + len(value.first) + 2 + len(value.last), left + 1 + (many - 1) * step + cells)
        sheet.right(min(room.cells, end), below, value.last if many > 1 else "", "dim")
        return sheet.block()


def _sharing(count: int, cells: int) -> tuple[int, int]:
    """How many columns there are, and from one to the next how many cells."""
    step = max(1, min(_WIDEST + 2, cells // count))
    return min(count, max(1, cells // step)), step


def _draw(sheet: Sketch, scale: _Scale, place: tuple[int, int], column: Column) -> None:
    x, cells = place
    zero = scale.row_of(0)
    if column.number >= 0:
        whole, part = divmod(scale.eighths(column.number), _EIGHTHS)
        sheet.tile(x, zero - whole, cells, whole, "█", column.role)
        if part:
            sheet.put(x, zero - whole - 1, _RISING[part] * cells, column.role)
        return
    whole, half = divmod(max(1, round(scale.eighths(column.number) / (_EIGHTHS / 2))), 2)
    sheet.tile(x, zero, cells, whole, "█", column.role)
    if half:
        sheet.put(x, zero + whole, "▀" * cells, column.role)


def _fact_line(facts: Sequence[tuple[str, str]], cells: int) -> Row:
    """The facts side by side, as many as have room."""
    line: Row = ()
    for word, number in facts:
        longer = row(*line, Span(" · " if line else "", "dim"), Span(f"{word} ", "dim"), Span(number, "gold bold"))
        if width(longer) > cells:
            break
        line = longer
    return line
