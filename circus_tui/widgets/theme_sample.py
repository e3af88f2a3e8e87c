"""A piece of a table in the colours of one theme, whichever theme is worn: to see it before it is chosen."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.themes import Palette, palette
from circus_tui.widgets.card import CELLS, ROWS, Card, CardSize, draw
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.seats import seat_chip

_CARDS: Final = (Card(6, 7), Card(5, 4), Card(4, 9))
_SENTENCES: Final = (
    ("✓", ("6-5 may be shown", "6-5 beats it", "6-5 beats"), "green"),
    ("✗", ("4-4 is weaker", "4-4 weaker"), "bad"),
)
_WIDE: Final = 26
_THREE: Final = 22
_ROOMY_ROWS: Final = 11


@attrs.frozen
class Sample:
    """The theme that is shown; a click on it means its name."""

    theme: str


class ThemeSample(Picture[Sample]):
    """A title bar, cards, seats, what may be done and what not, and keys."""

    @property
    def inks(self) -> Palette:
        """The colours of the theme that is shown."""
        return super().inks if self._zone is None else palette(self._zone.value.theme)

    def paint(self, value: Sample, room: Room) -> Block:
        """Draw as much of it as there is room for."""
        sheet = Sketch(room.cells, room.rows)
        sheet.fill(0, 0, room.cells, room.rows, "panel")
        sheet.fill(0, 0, room.cells, 1, "bar")
        sheet.put(1, 0, "SCOUT", "bar-ink on bar bold")
        if room.cells >= _WIDE:
            sheet.put(room.cells - 8, 0, "saved ✓", "bar-ink on bar bold")
        _cards(sheet, room)
        foot = room.rows - 1
        sheet.fill(0, foot, room.cells, 1, "footer")
        x = 1
        for key, word in (("⏎", "show"), ("?", "help")):
            if x + len(word) + 4 <= room.cells:
                x = sheet.put(x, foot, f" {key} ", "cap-ink on cap bold")
                x = sheet.put(x, foot, f" {word} ", "ink on footer")
        y = foot - 3 if room.rows >= _ROOMY_ROWS else foot - 2
        for number, (sign, forms, role) in enumerate(_SENTENCES):
            behind = sheet.put(1, y + number, sign, f"{role} on panel bold chip")
            sheet.put(behind + 1, y + number, best(forms, room.cells - 3), f"{role} on panel bold")
        sheet.mean(0, 0, room.cells, room.rows, value.theme)
        return sheet.block()


def _cards(sheet: Sketch, room: Room) -> None:
    """Cards as large as there is room for, and beside or below them seats."""
    free = room.rows - (5 if room.rows >= _ROOMY_ROWS else 4)
    large = free >= ROWS["large"] + 3 and room.cells >= _WIDE
    size: CardSize = "large" if large else "medium" if free >= ROWS["medium"] else "tiny"
    top = 1 + max(0, free - ROWS[size] + 1 - 2 * large) // 2
    x = 2 if room.cells >= _WIDE else 1
    for card in _CARDS[: 3 if room.cells >= _THREE else 2]:
        draw(sheet, x, top, card, size, ascii_only=room.ascii)
        x += CELLS[size] + 1
    for seat in range(4):
        left, y = x + 4 * (seat % 2), top + (size == "medium") + (seat // 2) * (2 if size == "medium" else 1)
        if large:
            left, y = 3 + 6 * seat, top + ROWS[size] + 1
        if left + 3 <= room.cells:
            sheet.line(left, y, (seat_chip(seat),))
