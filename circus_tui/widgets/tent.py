"""The big top: a tent in stripes with a flag, and a caption under it."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, wrapped
from circus_tui.drawing.paint import width as cells_of
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_CELLS: Final = 36
_TOP: Final = 10
"""Pixel rows of the roof; a row of cells holds two of them."""

_WALL: Final = 10
_ROWS: Final = (_TOP + _WALL) // 2 + 2


@attrs.frozen
class Caption:
    """The words under the tent: a title, and sentences that are broken where they must be."""

    lines: tuple[str, ...] = ()


class Tent(Picture[Caption]):
    """The tent in the middle of the room, as large as there is room for."""

    DEFAULT_CSS = "Tent, Tent.bare { border: none; background: $ground; }"

    def paint(self, value: Caption, room: Room) -> Block:
        """Draw it pixel by pixel, two to a cell, and the words if there is room for them."""
        sheet = Sketch(room.cells, room.rows)
        words = _words(value, min(room.cells - 6, 2 * _CELLS))
        scale = max(1, min((room.cells - 2) // _CELLS, (room.rows - len(words) - 1) // (_ROWS + 1)))
        width = min(_CELLS, room.cells - 2) // 2 * 2
        rows = scale * _ROWS
        if width < 14 or room.rows < rows:
            for number, line in enumerate(words[: room.rows]):
                sheet.line(max(0, room.cells - cells_of(line)) // 2, number, line)
            return sheet.block()
        words = words[: max(0, room.rows - rows - 1)]
        top = max(0, (room.rows - rows - len(words) - 1) // 2)
        _draw(sheet, (room.cells - width * scale) // 2, top, width, scale)
        for number, line in enumerate(words):
            sheet.line(max(0, room.cells - cells_of(line)) // 2, top + rows + 1 + number, line)
        return sheet.block()


def _words(value: Caption, cells: int) -> Block:
    """The title in gold, then every sentence on rows of its own."""
    rows: list[Row] = [row(Span(line, "gold bold")) for line in value.lines[:1]]
    for sentence in value.lines[1:]:
        rows += wrapped(sentence, max(10, cells), "dim")
    return tuple(rows)


def _draw(sheet: Sketch, left: int, top: int, width: int, scale: int) -> None:
    """The flag and the tent, every pixel so many times as wide and as high."""
    mast = left + width * scale // 2
    for y in range(2 * scale):
        sheet.tile(mast - scale, top + y, scale, 1, "▐" if scale == 1 else "█", "tent-pole")
        sheet.put(mast, top + y, ("███▀" if scale == 1 else "█" * 4 * scale) if y < scale else "", "gold")
    for y in range((_TOP + _WALL) * scale // 2):
        for x in range(width * scale):
            upper, lower = (_pixel(x // scale, (2 * y + half) // scale, width) for half in (0, 1))
            _cell(sheet, left + x, top + 2 * scale + y, upper, lower)


def _cell(sheet: Sketch, x: int, y: int, upper: str, lower: str) -> None:
    if upper == lower:
        sheet.put(x, y, "█" if upper else " ", upper)
    elif not upper:
        sheet.put(x, y, "▄", lower)
    else:
        sheet.put(x, y, "▀", f"{upper} on {lower}" if lower else upper)


def _pixel(x: int, y: int, width: int) -> str:
    """The colour of a pixel, nothing outside the tent: stripes that run together to the top, and a dark entrance."""
    half = width / 2
    away = abs(x + 0.5 - half)
    if y < _TOP:
        edge = (y + 1) / _TOP * half
        if away > edge:
            return ""
        if y == _TOP - 1:
            return "gold" if (x // 2) % 2 else "tent-red"
        return "tent-cream" if int(away / edge * 3.6 + 0.5) % 2 == 0 else "tent-red"
    if away > half - 1.5 or away < half * 0.24:
        return "" if y > _TOP + 1 or away > half - 1.5 else "tent-dark"
    if y == _TOP + 5:
        return "tent-shade" if int(away / half * 3.6 + 0.5) % 2 == 0 else "tent-dark"
    return "tent-cream" if int(away / half * 3.6 + 0.5) % 2 == 0 else "tent-red"
