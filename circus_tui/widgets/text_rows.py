"""Rows of text, for what has no picture of its own."""

from __future__ import annotations

from circus_tui.paint import Block
from circus_tui.widgets.picture import Picture, Room


class TextRows(Picture[Block]):
    """Shows finished rows as they are."""

    def paint(self, value: Block, room: Room) -> Block:
        """Draw as many as there is room for."""
        return value[: room.rows]
