"""Two cards side by side of which one is chosen: which end, or which way up."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, width
from circus_tui.drawing.shapes import dashed
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.card import CELLS, ROWS, Card, CardSize, draw
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Alternatives:
    """The two cards with their names; `chosen` is 0 or 1; `gone` draws the chosen one as an empty place.

    A click on the other one means `target`; `note` is a row below; `short` are names for where there is little room.
    """

    cards: tuple[Card, ...]
    names: tuple[str, ...]
    chosen: int
    target: str
    gone: bool = False
    note: Row = ()
    short: tuple[str, ...] = ()


class ChoiceCards(Picture[Alternatives]):
    """The cards, each with its name under or beside it, the chosen name on gold."""

    def paint(self, value: Alternatives, room: Room) -> Block:
        """Draw them as large as there is height for, each name below its card, or beside it where nothing is below."""
        sheet = Sketch(room.cells, room.rows)
        half = room.cells // max(1, len(value.cards))
        sizes: tuple[CardSize, ...] = ("grand", "large")
        fitting = (
            each for each in sizes if ROWS[each] + 1 + (each == "grand") <= room.rows and CELLS[each] + 4 <= half
        )
        size: CardSize = next(fitting, "medium")
        below = room.rows > ROWS[size]
        names = value.names if below or _beside(value.names, size) <= half else value.short or value.names
        pad = " " if below or _beside(names, size) < half else ""
        top = max(0, room.rows - ROWS[size] - below - bool(value.note)) // 2
        for number in range(len(value.cards)):
            name = f"{pad}{names[number]}{pad}"
            wide = max(CELLS[size], cell_len(name)) if below else _beside(names[number : number + 1], size)
            x = number * half + max(0, half - wide) // 2
            left = x + (wide - CELLS[size]) // 2 if below else x
            self._card(sheet, value, number, (left, top, size), ascii_only=room.ascii)
            role = "cap-ink on cap bold" if number == value.chosen else "dim"
            at = (x + (wide - cell_len(name)) // 2, top + ROWS[size]) if below else (x + CELLS[size] + 1, top + 1)
            sheet.put(*at, name, role, None if number == value.chosen else value.target)
        if value.note and top + ROWS[size] + 1 < room.rows:
            sheet.line(max(0, (room.cells - width(value.note)) // 2), top + ROWS[size] + 1, value.note)
        return sheet.block()

    def _card(
        self, sheet: Sketch, value: Alternatives, number: int, at: tuple[int, int, CardSize], *, ascii_only: bool
    ) -> None:
        left, top, size = at
        card, chosen = value.cards[number], number == value.chosen
        target = None if chosen else value.target
        if chosen and value.gone:
            dashed(sheet, left, top, CELLS[size], ROWS[size], "rim")
            sheet.centre(left, top + ROWS[size] // 2 - 1, CELLS[size], str(card.up or "?"), "rim bold")
            if ROWS[size] > 4:
                sheet.centre(left, top + ROWS[size] // 2, CELLS[size], "taken", "rim")
        else:
            drawn = card if chosen or value.gone else attrs.evolve(card, dusk=True)
            draw(sheet, left, top, drawn, size, ascii_only=ascii_only, target=target)


def _beside(names: tuple[str, ...], size: CardSize) -> int:
    """Cells of a card with the longest of these names behind it."""
    return CELLS[size] + max(map(cell_len, names)) + 3
