"""A sheet of scores: a line a player with letter and name, columns under their heads, and a bar from a zero line."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, width
from circus_tui.shapes import bar
from circus_tui.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_CHIP: Final = 5
_LEAST_BAR: Final = 12


@attrs.frozen
class LedgerLine:
    """One player: letter, name, what stands in the columns, and the number that the bar shows with its role."""

    chip: Span
    name: str
    cells: tuple[Row, ...]
    number: float = 0
    role: str = "gold"
    note: Row = ()


@attrs.frozen
class Sheet:
    """The heads of the columns, a line for each player, the best first, and whether there are bars."""

    heads: tuple[str, ...]
    lines: tuple[LedgerLine, ...]
    bars: bool = True


class Ledger(Picture[Sheet]):
    """Scores in columns; where there is height, a blank row between the players."""

    def paint(self, value: Sheet, room: Room) -> Block:
        """Draw heads, lines and bars; the bars give way where there is no room for them."""
        value = _fitting(value, room.cells)
        sheet = Sketch(room.cells, room.rows)
        names = min(16, max((cell_len(line.name) for line in value.lines), default=0))
        widths = [_width(value, column) for column in range(len(value.heads))]
        gap = 3 if room.cells >= 100 else 2
        start = _CHIP + names + gap
        room_left = room.cells - start - sum(widths) - gap * len(widths)
        notes = max((width(line.note) for line in value.lines), default=0)
        bars = value.bars and room_left - notes >= _LEAST_BAR
        extra = 0 if bars else max(0, room_left - notes) // max(1, len(widths))
        step = 2 if room.rows >= 2 * len(value.lines) + 1 else 1
        edges = [start + sum(widths[: k + 1]) + (gap + min(extra, 6)) * k for k in range(len(widths))]
        for head, edge in zip(value.heads, edges, strict=True):
            sheet.right(edge, 0, head, "dim")
        for number, line in enumerate(value.lines):
            y = 1 + number * step
            sheet.line(1, y, (line.chip,))
            sheet.put(_CHIP, y, cut(line.name, names), "ink bold")
            for cell, edge in zip(line.cells, edges, strict=True):
                sheet.line(edge - width(cell), y, cell)
        if bars and edges:
            _bars(sheet, value, edges[-1] + gap + 1, room.cells - notes - 3, step)
        for number, line in enumerate(value.lines):
            sheet.line(room.cells - width(line.note) - 2, 1 + number * step, line.note)
        return sheet.block()


def _fitting(value: Sheet, cells: int) -> Sheet:
    """Leave out the first columns where there is no room for all: the last one is the sum."""
    names = min(16, max((cell_len(line.name) for line in value.lines), default=0))
    notes = max((width(line.note) for line in value.lines), default=0)
    while len(value.heads) > 1:
        need = sum(_width(value, column) + 2 for column in range(len(value.heads)))
        if _CHIP + names + need + notes + 2 <= cells:
            break
        lines = tuple(attrs.evolve(line, cells=line.cells[1:]) for line in value.lines)
        value = attrs.evolve(value, heads=value.heads[1:], lines=lines)
    return value


def _bars(sheet: Sketch, value: Sheet, left: int, right: int, step: int) -> None:
    """Bars to both sides of a zero line, all on one scale that fills the room."""
    numbers = [line.number for line in value.lines]
    most, least = max(0.0, *numbers), min(0.0, *numbers)
    span = max(1.0, most - least)
    scale = min(2.0, (right - left - 1) / span)
    zero = left + round(-least * scale)
    for number, line in enumerate(value.lines):
        y = 1 + number * step
        sheet.tile(zero, y, 1, min(step, sheet.rows - y), "│", "line")
        if line.number >= 0:
            bar(sheet, zero + 1, y, line.number * scale, line.role)
        else:
            bar(sheet, zero, y, -line.number * scale, line.role, leftwards=True)


def _width(value: Sheet, column: int) -> int:
    return max(cell_len(value.heads[column]), *(width(line.cells[column]) for line in value.lines))
