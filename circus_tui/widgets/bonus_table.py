"""Bonuses as a table: a row for each with what it is for, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui.drawing.paint import Block, Row, shortened
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class BonusLine:
    """A bonus, what it is for, and what each player has of it."""

    name: str
    what: str
    points: tuple[int, ...]


@attrs.frozen
class Bonuses:
    """The players in the heads of the columns, the bonuses, and rows of words below."""

    heads: tuple[Row, ...]
    roles: tuple[str, ...]
    lines: tuple[BonusLine, ...]
    foot: tuple[Row, ...] = ()


class BonusTable(Picture[Bonuses]):
    """A ✓ and the points where somebody has the bonus, a dot where not."""

    def paint(self, value: Bonuses, room: Room) -> Block:
        """Draw the table."""
        sheet = Sketch(room.cells, room.rows)
        wide = max(5, min(10, (room.cells - 30) // len(value.heads)))
        start = room.cells - 1 - wide * len(value.heads)
        for number, head in enumerate(value.heads):
            sheet.line(start + number * wide, 0, head[:1] if wide < 8 else shortened(head, wide - 1))
        names = max(len(each.name) for each in value.lines) + 1
        for y, each in enumerate(value.lines[: room.rows - 1], 1):
            earned = any(each.points)
            x = sheet.put(1, y, f"{each.name:<{names}}", "ink bold" if earned else "dim")
            if len(each.what) <= start - x - 2:
                sheet.put(x + 1, y, each.what, "dim")
            for number, points in enumerate(each.points):
                text, role = (f"✓{points:+d}", f"{value.roles[number]} bold") if points else ("·", "dim")
                sheet.put(start + number * wide, y, text, role)
        _foot(sheet, value.foot, len(value.lines) + 1)
        return sheet.block()


def _foot(sheet: Sketch, lines: Sequence[Row], y: int) -> None:
    top = max(y, min(y + 1, sheet.rows - len(lines)))
    for number, line in enumerate(lines[: max(0, sheet.rows - top)]):
        sheet.line(1, top + number, shortened(line, sheet.cells - 2))
