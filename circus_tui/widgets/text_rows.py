"""Rows of text, for what has no picture of its own."""

from __future__ import annotations

import attrs

from circus_tui.paint import Block, shortened
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Rows:
    """Finished rows."""

    rows: Block


class TextRows(Picture[Rows]):
    """Shows the rows as they are."""

    def paint(self, value: Rows, room: Room) -> Block:
        """Draw as many as there is room for; one that is too long ends with a sign."""
        return tuple(shortened(line, room.cells) for line in value.rows[: room.rows])
