"""Nobles and ways to move them: a button for every landing place, which says what lies there."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, shortened
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.ring import NobleMark

_WIDE: Final = 10
_LABEL: Final = 22
_SHORT: Final = 12


@attrs.frozen
class LandingPlace:
    """Where a way ends: the space, what lies there in words and in signs, and how welcome that is."""

    space: int
    words: str
    signs: str
    good: bool = False
    rest: bool = False
    target: Any = None


@attrs.frozen
class NobleLine:
    """A noble: mark, name, spectators it brings, the space it is on, and a landing place for each way, or none."""

    mark: NobleMark
    name: str
    crowd: int
    at: int
    places: tuple[LandingPlace | None, ...]


@attrs.frozen
class NobleMoves:
    """The heads of the ways, the nobles, the cursor, and a sentence about the move at it."""

    heads: tuple[str, ...]
    lines: tuple[NobleLine, ...]
    row: int
    column: int
    hint: Row = ()
    said: Row = ()


class NoblesTable(Picture[NobleMoves]):
    """Buttons have words where they are ten cells wide, else signs; two rows a noble where there is height."""

    def paint(self, value: NobleMoves, room: Room) -> Block:
        """Draw heads, nobles and buttons."""
        sheet = Sketch(room.cells, room.rows)
        ways = max(1, len(value.heads))
        label = _LABEL if (room.cells - 1 - _LABEL) // ways > 6 else _SHORT
        button = min(16, (room.cells - 1 - label) // ways)
        step = 2 if room.rows >= 2 * len(value.lines) + 3 else 1
        top = 0
        if room.rows > step * len(value.lines) + 3 and value.hint:
            sheet.line(1, 0, shortened(value.hint, room.cells - 1))
            top = 1
        for number, head in enumerate(value.heads):
            here = number == value.column
            sheet.centre(label + number * button, top, button - 1, head, "gold bold" if here else "dim")
        if label == _SHORT:
            sheet.put(9, top, "at", "dim")
        for number, line in enumerate(value.lines):
            y = top + 1 + number * step
            self._label(sheet, y, line, here=number == value.row, words=label == _LABEL)
            for way, place in enumerate(line.places):
                here = (number, way) == (value.row, value.column)
                _button(sheet, label + way * button, y, button - 1, place, here=here)
        y = top + 1 + len(value.lines) * step
        if y < room.rows:
            if y + 1 < room.rows and step > 1:
                sheet.put(1, room.rows - 2, "─" * (room.cells - 2), "line")
            sheet.line(1, room.rows - 1, shortened(value.said, room.cells - 2))
        return sheet.block()

    def _label(self, sheet: Sketch, y: int, line: NobleLine, *, here: bool, words: bool) -> None:
        sign = f" {line.mark.sign} " if words else line.mark.sign
        sheet.put(1, y, sign, f"asset-ink on {line.mark.role} bold")
        if words:
            sheet.put(5, y, line.name, "gold bold" if here else "ink")
            sheet.put(13, y, f"+{line.crowd}", f"{line.mark.role} bold")
            sheet.put(16, y, f"on {line.at}", "dim")
        else:
            sheet.put(2, y, line.name[:3], "gold bold" if here else "ink")
            sheet.put(6, y, f"+{line.crowd}", f"{line.mark.role} bold")
            sheet.right(11, y, str(line.at), "gold bold" if here else "dim")


def _button(sheet: Sketch, x: int, y: int, cells: int, place: LandingPlace | None, *, here: bool) -> None:
    if place is None:
        sheet.put(x + cells // 2, y, "·", "faint" if not here else "gold bold")
        return
    ground = "cap" if here else "good-ground" if place.good else "track"
    role = "cap-ink bold" if here else "ink bold" if place.good else "gold" if place.rest else "ink"
    sheet.fill(x, y, cells, 1, ground, place.target)
    space = f"{place.space:>2}"
    words = f"{space} {place.words}" if cells >= _WIDE else f"{space}{place.signs}"
    sheet.put(x, y, f"{' ' if cells > len(words) else ''}{words[:cells]}".ljust(cells), role)
