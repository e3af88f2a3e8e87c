"""Rows of text, for what has no picture of its own."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Span, fit, row, shortened
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Rows:
    """Rows that need no more than to be written."""

    rows: Block


class TextRows(Picture[Rows]):
    """Shows the rows as they are."""

    def paint(self, value: Rows, room: Room) -> Block:
        """Draw as many as there is room for, and a sign where there are more; so does a row that is too long."""
        lines = tuple(shortened(line, room.cells) for line in value.rows)
        if len(lines) <= room.rows or not room.rows:
            return lines[: room.rows]
        more = f" ▾ {len(lines) - room.rows} more"
        last = row(*fit(lines[room.rows - 1], max(0, room.cells - len(more))), Span(more, "gold"))
        return (*lines[: room.rows - 1], fit(last, room.cells))
