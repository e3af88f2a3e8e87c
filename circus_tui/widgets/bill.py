"""What a decision would do: every part a number and a word, and below one sentence with ✓ or ✗."""

from __future__ import annotations

import attrs

from circus_tui.paint import Block, Row, Span, row, width, wrapped_row
from circus_tui.widgets.picture import Picture, Room

_BETWEEN = "  │  "


@attrs.frozen
class Parts:
    """The parts of the bill, the most important first, and the sentence."""

    parts: tuple[Row, ...]
    sentence: Row = ()


class Bill(Picture[Parts]):
    """The panel *What it would do*; without a frame, as many rows as there are."""

    DEFAULT_CSS = "Bill { height: 5; padding: 0 1; }"

    def paint(self, value: Parts, room: Room) -> Block:
        """Draw the parts that have room in one row, and the sentence; the sentence is never left out."""
        line: list[Span] = []
        for part in value.parts:
            longer = [*line, *([Span(_BETWEEN, "line")] if line else []), *part]
            if width(tuple(longer)) > room.cells:
                break
            line = longer
        said = wrapped_row(value.sentence, room.cells) if value.sentence else ()
        rows: list[Row] = [row(*line)] if line and room.rows > len(said) else []
        blank: list[Row] = [()] if rows and len(said) + 2 <= room.rows else []
        return (*rows, *blank, *said)[: room.rows]
