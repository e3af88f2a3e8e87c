"""What a decision would do: every part a number and a word, and below one sentence with ✓ or ✗."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, width, wrapped_row
from circus_tui.widgets.picture import Picture, Room

_BETWEEN = "  │  "


@attrs.frozen
class Parts:
    """The parts of the bill, the most important first, and the sentence; either may be empty."""

    parts: tuple[Row, ...]
    sentence: Row = ()


class Bill(Picture[Parts]):
    """The panel *What it would do*: parts in as many rows as they need and there are, a blank row, the sentence.

    The sentence is never left out; of the parts the last ones give way first.
    """

    DEFAULT_CSS = "Bill { height: 5; padding: 0 1; }"

    def paint(self, value: Parts, room: Room) -> Block:
        """Draw the parts that have room, and the sentence at the foot."""
        said = wrapped_row(value.sentence, room.cells)[: room.rows] if value.sentence else ()
        left = room.rows - len(said)
        rows = _rows(value.parts, room.cells)[:left]
        blank: list[Row] = [()] * min(left - len(rows), 1 if rows else 0)
        return (*rows, *blank, *said)


def _rows(parts: tuple[Row, ...], cells: int) -> list[Row]:
    """The parts one behind the other, with a line between them; one that is too long for the row begins the next."""
    rows: list[Row] = []
    for part in parts:
        longer = row(*rows[-1], Span(_BETWEEN, "line"), *part) if rows else part
        if rows and width(longer) <= cells:
            rows[-1] = longer
        elif width(part) <= cells:
            rows.append(part)
    return rows
