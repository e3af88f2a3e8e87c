"""The winner's number on the winner's colour, what it came to in words, and the wall of the Colosseum."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row
from circus_tui.drawing.shapes import NUMERAL_ROWS, body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best_row, shorter
from circus_tui.widgets.picture import Picture, Room

_WALL: Final = 25
_LEAST: Final = 96


@attrs.frozen
class Honour:
    """The number, the name of the colour it stands on, and the sentences."""

    number: str
    role: str
    lines: tuple[Row, ...]


class WallPanel(Picture[Honour]):
    """With five rows the plate has rounded corners; the wall stands where there is room for it."""

    def paint(self, value: Honour, room: Room) -> Block:
        """Draw plate, words and wall."""
        sheet = Sketch(room.cells, room.rows)
        tall = room.rows >= NUMERAL_ROWS + 2
        cells = max(11, numeral_cells(value.number) + 7) if value.number else 0
        if value.number:
            self._plate(sheet, value, cells, tall=tall, ascii_only=room.ascii)
        left = cells + (5 if cells else 1)
        wall = room.cells >= _LEAST and tall
        right = room.cells - _WALL - 3 if wall else room.cells
        if wall:
            _wall(sheet, room.cells - _WALL - 1)
        top = max(0, (room.rows - len(value.lines)) // 2)
        for number, line in enumerate(value.lines[: room.rows - top]):
            sheet.line(left, top + number, best_row(tuple(shorter(line)), right - left - 1))
        return sheet.block()

    def _plate(self, sheet: Sketch, value: Honour, cells: int, *, tall: bool, ascii_only: bool) -> None:
        if tall:
            body(sheet, 1, 0, cells, NUMERAL_ROWS + 2, value.role)
        else:
            sheet.fill(1, 0, cells, min(sheet.rows, NUMERAL_ROWS), value.role)
        ink = "seat-ink bold"
        if sheet.rows >= NUMERAL_ROWS:
            x = 1 + (cells - numeral_cells(value.number)) // 2
            numeral(sheet, x, int(tall), value.number, ink, ascii_only=ascii_only)
        else:
            sheet.centre(1, 0, cells, value.number, ink)


def _wall(sheet: Sketch, x: int) -> None:
    """Two storeys of arches, the upper one broken off at the right."""
    sheet.put(x, 0, "▄" * 16, "sand")
    for y, cells in ((1, 17), (2, 20)):
        sheet.fill(x, y, cells, 1, "sand")
    sheet.put(x + 17, 1, "▖", "sand")
    sheet.put(x + 20, 2, "▙▄▄▄▄", "sand/80")
    for y in (3, 4):
        sheet.fill(x, y, _WALL, 1, "sand/80")
    for column in range(1, _WALL - 2, 4):
        for y, high in ((1, column < 15), (2, column < 19), (3, True), (4, True)):
            if high:
                ground = "sand" if y < 3 else "sand/80"
                sheet.put(x + column, y, "▗▖" if y % 2 else "▐▌", f"ground on {ground}")
