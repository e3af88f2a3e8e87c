"""Rows of text, for what has no picture of its own."""

from __future__ import annotations

import attrs

from circus_tui.paint import Block, Span, fit, row
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Rows:
    """Finished rows."""

    rows: Block


class TextRows(Picture[Rows]):
    """Shows the rows as they are."""

    def paint(self, value: Rows, room: Room) -> Block:
        """Draw as many as there is room for, and a sign that there are more."""
        if len(value.rows) <= room.rows or not room.rows:
            return value.rows[: room.rows]
        more = f" ▾ {len(value.rows) - room.rows} more"
        last = row(*fit(value.rows[room.rows - 1], max(0, room.cells - len(more))), Span(more, "gold"))
        return (*value.rows[: room.rows - 1], fit(last, room.cells))
