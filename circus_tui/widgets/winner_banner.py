"""Who has won: the number large on the winner's colour, what it came to in words, and a small big top beside it."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row
from circus_tui.drawing.shapes import NUMERAL_ROWS, body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best_row, shorter
from circus_tui.widgets.picture import Picture, Room

_TENT_CELLS: Final = 26
_TENT_ROWS: Final = 5
_ROOF: Final = 7
"""Pixel rows of the roof, of the two that each row of cells has."""

_STRIPE: Final = 3


@attrs.frozen
class Won:
    """The number, the colour it stands on, and the sentences, the headline first."""

    number: str
    colour: str
    lines: tuple[Row, ...]


class WinnerBanner(Picture[Won]):
    """The plate on the left, the big top on the right where there is room for it."""

    def paint(self, value: Won, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        cells = max(11, numeral_cells(value.number) + 6)
        tall = room.rows >= NUMERAL_ROWS + 2
        if tall:
            body(sheet, 1, 0, cells, NUMERAL_ROWS + 2, value.colour)
        else:
            sheet.fill(1, 0, cells, min(room.rows, NUMERAL_ROWS), value.colour)
        if room.rows >= NUMERAL_ROWS:
            left = 1 + (cells - numeral_cells(value.number)) // 2
            numeral(sheet, left, int(tall), value.number, "seat-ink bold", ascii_only=room.ascii)
        else:
            sheet.centre(1, 0, cells, value.number, "seat-ink bold")
        x = cells + 5
        tent = room.cells - 29 if room.cells >= 100 and tall else room.cells
        if tent < room.cells:
            _big_top(sheet, tent, 0)
        for number, line in enumerate(value.lines[: room.rows - tall]):
            sheet.line(x, number + tall, best_row(tuple(shorter(line)), tent - x - 1))
        return sheet.block()


def _big_top(sheet: Sketch, x: int, y: int) -> None:
    for row in range(_TENT_ROWS):
        for column in range(_TENT_CELLS):
            upper, lower = (_pixel(column, 2 * row + half) for half in (0, 1))
            if upper and lower:
                sheet.put(x + column, y + row, "▀", f"{upper} on {lower}")
            elif lower:
                sheet.put(x + column, y + row, "▄", lower)


def _pixel(x: int, y: int) -> str:
    """The colour of a pixel of the big top; nothing outside it."""
    half = _TENT_CELLS / 2
    away = abs(x + 0.5 - half)
    if away > half * min(1.0, (y + 1) / _ROOF):
        return ""
    if y > _ROOF and away < _STRIPE / 2:
        return "tent-dark"
    return "tent-red" if int(away / _STRIPE + 0.5) % 2 == 0 else "tent-cream"
