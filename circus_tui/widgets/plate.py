"""The winner's plate: a number as large as can be on the winner's colour, what it came to in words, and some dice."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Row, shortened
from circus_tui.drawing.shapes import NUMERAL_ROWS, body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets import die as dice
from circus_tui.widgets.die import Die
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Verdict:
    """The number, the name of the colour it stands on, the sentences, and dice to look at."""

    number: str
    body: str
    lines: tuple[Row, ...]
    dice: tuple[Die, ...] = ()


class Plate(Picture[Verdict]):
    """In a panel with rounded corners; without a frame as high as the numeral, or in one row."""

    def paint(self, value: Verdict, room: Room) -> Block:
        """Draw plate, words and dice."""
        sheet = Sketch(room.cells, room.rows)
        cells = max(11, numeral_cells(value.number) + 6)
        tall = room.rows >= NUMERAL_ROWS + 2
        ink = f"{value.body}-ink"
        if tall:
            body(sheet, 1, 0, cells, NUMERAL_ROWS + 2, value.body)
        else:
            sheet.fill(1, 0, cells, min(room.rows, NUMERAL_ROWS), value.body)
        if room.rows >= NUMERAL_ROWS:
            left = 1 + (cells - numeral_cells(value.number)) // 2
            numeral(sheet, left, int(tall), value.number, f"{ink} bold", ascii_only=room.ascii)
        else:
            sheet.centre(1, 0, cells, value.number, f"{ink} bold")
        x = cells + (6 if tall else 3)
        right = self._dice(sheet, value, x, tall=tall) if room.cells >= 76 else room.cells
        top = 1 if tall and len(value.lines) < 4 else 0
        for number, line in enumerate(value.lines[: room.rows - top]):
            sheet.line(x, top + number, shortened(line, right - x - 1))
        return sheet.block()

    def _dice(self, sheet: Sketch, value: Verdict, x: int, *, tall: bool) -> int:
        """Draw the dice on the right; give the place before them."""
        cells, _ = dice.LARGE if tall else dice.SMALL
        left = sheet.cells - len(value.dice) * (cells + 2)
        if sheet.rows < NUMERAL_ROWS or left - x < 40:
            return sheet.cells
        for number, each in enumerate(value.dice):
            (dice.large if tall else dice.small)(sheet, left + number * (cells + 2), 0, each)
        return left
