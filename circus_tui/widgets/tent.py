"""The big top: a tent in stripes with a flag, and a caption under it."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.paint import Block
from circus_tui.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_CELLS: Final = 36
_TOP: Final = 10
"""Pixel rows of the roof; a row of cells holds two of them."""

_WALL: Final = 10


@attrs.frozen
class Caption:
    """The words under the tent, one or two lines."""

    lines: tuple[str, ...] = ()


class Tent(Picture[Caption]):
    """The tent in the middle of the room, as large as there is room for."""

    DEFAULT_CSS = "Tent, Tent.bare { border: none; background: $ground; }"

    def paint(self, value: Caption, room: Room) -> Block:
        """Draw it pixel by pixel, two to a cell."""
        sheet = Sketch(room.cells, room.rows)
        width = min(_CELLS, room.cells - 2) // 2 * 2
        rows = (_TOP + _WALL) // 2 + 2
        if width < 14 or room.rows < rows:
            for number, line in enumerate(value.lines[: room.rows]):
                sheet.centre(0, number, room.cells, line, "dim")
            return sheet.block()
        top = max(0, (room.rows - rows - len(value.lines) - 1) // 2)
        left = (room.cells - width) // 2
        _flag(sheet, left + width // 2, top)
        for y in range((_TOP + _WALL) // 2):
            for x in range(width):
                upper, lower = (_pixel(x, 2 * y + half, width) for half in (0, 1))
                _cell(sheet, left + x, top + 2 + y, upper, lower)
        for number, line in enumerate(value.lines):
            sheet.centre(0, top + rows + 1 + number, room.cells, line, "gold bold" if number == 0 else "dim")
        return sheet.block()


def _flag(sheet: Sketch, x: int, y: int) -> None:
    sheet.put(x - 1, y, "▐", "tent-pole")
    sheet.put(x, y, "███▀", "gold")
    sheet.put(x - 1, y + 1, "▐", "tent-pole")


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
