"""Rows of text, for what has no picture of its own."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Span, fit, row, shortened, width, wrapped_row
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Rows:
    """Rows that need no more than to be written. What a row too long goes on with stands so many cells further in."""

    rows: Block
    indent: int = 1


class TextRows(Picture[Rows]):
    """Shows the rows as they are."""

    def paint(self, value: Rows, room: Room) -> Block:
        """Draw as many as there is room for, and a sign where there are more; so does a row that is too long.

        While rows are free below, one that is too long goes on in the next.
        """
        lines: Block = ()
        spare = room.rows - len(value.rows)
        for line in value.rows:
            folded = wrapped_row(line, room.cells) if width(line) > room.cells else ()
            further = len(folded) - 1
            if 0 < further <= spare:
                spare -= further
                edges = (min(value.indent, room.cells - width(each)) for each in folded[1:])
                lines += (folded[0], *(row(" " * edge, *each) for edge, each in zip(edges, folded[1:], strict=True)))
            else:
                lines += (shortened(line, room.cells),)
        if len(lines) <= room.rows or not room.rows:
            return lines[: room.rows]
        more = f" ▾ {len(lines) - room.rows} more"
        last = row(*fit(lines[room.rows - 1], max(0, room.cells - len(more))), Span(more, "gold"))
        return (*lines[: room.rows - 1], fit(last, room.cells))
