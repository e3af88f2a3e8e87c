"""What lies before one player, in a panel of its own; and, where there is little room, all players in a table."""

from __future__ import annotations

from enum import Enum
from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, row, shortened, width
from circus_tui.drawing.shapes import body, dashed
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_COIN_CELLS: Final = 5
_COIN_ROWS: Final = 3


class Coin(Enum):
    """A coin one has, one that would be paid, and the place of one that has been."""

    KEPT = "kept"
    PAID = "paid"
    SPENT = "spent"


@attrs.frozen
class SeatLines:
    """A few rows, the most important first; `target` is what a click means; `coins` lie at the right."""

    lines: tuple[Row, ...]
    target: str | None = None
    coins: tuple[Coin, ...] = ()


class SeatPanel(Picture[SeatLines]):
    """One player; the frame's title has the name, the frame is heavy for the one to act."""

    DEFAULT_CSS = "SeatPanel { height: 1fr; }"

    def paint(self, value: SeatLines, room: Room) -> Block:
        """Draw the rows one cell from the frame; coins where they have room beside them."""
        sheet = Sketch(room.cells, room.rows)
        top = max(0, room.rows - len(value.lines)) // 2
        for number, line in enumerate(value.lines):
            sheet.line(0, top + number, shortened(row(" ", *line), room.cells))
        sheet.mean(0, 0, room.cells, room.rows, value.target)
        longest = max((width(line) for line in value.lines), default=0) + 1
        left = room.cells - len(value.coins) * (_COIN_CELLS + 1) - 1
        if room.rows >= _COIN_ROWS and left >= longest:
            for number, coin in enumerate(value.coins):
                _coin(sheet, left + number * (_COIN_CELLS + 1), top, coin)
        return sheet.block()


def _coin(sheet: Sketch, x: int, y: int, coin: Coin) -> None:
    if coin is Coin.SPENT:
        dashed(sheet, x, y, _COIN_CELLS, _COIN_ROWS, "faint")
        return
    ground = "coin" if coin is Coin.KEPT else "coin-paid"
    body(sheet, x, y, _COIN_CELLS, _COIN_ROWS, ground)
    sheet.centre(x, y + 1, _COIN_CELLS, "◇" if coin is Coin.KEPT else "→ ◇", f"card-ink on {ground} bold")


@attrs.frozen
class SeatEntries:
    """One row a player, in the order of the seats."""

    rows: tuple[Row, ...]


class SeatTable(Picture[SeatEntries]):
    """All players in two columns, or in one where they have a row each."""

    DEFAULT_CSS = "SeatTable, SeatTable.bare { height: 2; border: none; }"

    def paint(self, value: SeatEntries, room: Room) -> Block:
        """Draw as many to a row as are needed for all to be seen."""
        columns = max(1, -(-len(value.rows) // max(1, room.rows)))
        cells = room.cells // columns
        sheet = Sketch(room.cells, room.rows)
        for number, line in enumerate(value.rows):
            sheet.line(number % columns * cells, number // columns, shortened(line, cells))
        return sheet.block()
