"""A notice on paper: a title, and a few sentences below it."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Row, wrapped_row
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_TALL = 6


@attrs.frozen
class Notice:
    """What stands on the notice: a title and lines."""

    title: str
    sentences: tuple[Row, ...]


class NoticePanel(Picture[Notice]):
    """With six rows it has rounded corners and air; with fewer only the sentences stand there."""

    def paint(self, value: Notice, room: Room) -> Block:
        """Draw paper, title and sentences."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows < _TALL:
            sheet.fill(0, 0, room.cells, room.rows, "paper")
            lines = [line for each in value.sentences for line in wrapped_row(each, room.cells - 2)]
            for number, line in enumerate(lines[: room.rows]):
                sheet.line(1, number, line)
            return sheet.block()
        body(sheet, 1, 0, room.cells - 2, room.rows, "paper")
        sheet.put(3, 1, cut(value.title.upper(), room.cells - 6), "paper-ink bold")
        sheet.put(3, 2, "─" * (room.cells - 6), "paper-dim")
        y = 3
        for each in value.sentences:
            for line in wrapped_row(each, room.cells - 6):
                if y < room.rows - 1:
                    sheet.line(3, y, line)
                y += 1
        return sheet.block()
