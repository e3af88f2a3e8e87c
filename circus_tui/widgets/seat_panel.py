"""What lies before one player, in a panel of its own; and, where there is little room, all players in a table."""

from __future__ import annotations

import attrs

from circus_tui.paint import Block, Row, row, shortened
from circus_tui.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class SeatLines:
    """A few rows, the most important first; `target` is what a click means."""

    lines: tuple[Row, ...]
    target: str | None = None


class SeatPanel(Picture[SeatLines]):
    """One player; the frame's title has the name, the frame is heavy for the one to act."""

    DEFAULT_CSS = "SeatPanel { height: 1fr; }"

    def paint(self, value: SeatLines, room: Room) -> Block:
        """Draw the rows one cell from the frame."""
        return tuple(shortened(row(" ", *line), room.cells) for line in value.lines[: room.rows])


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
            sheet.line(number % columns * cells, number // columns, shortened(line, cells - 1))
        return sheet.block()
