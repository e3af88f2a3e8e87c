"""Four places of one player in a row, each with a card or empty, and a few words under it."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import WORDS, SuitCard, draw, place

_CHIP: Final = 5


@attrs.frozen
class ChartPlace:
    """A card or none; what stands under it, the longest form first."""

    card: SuitCard | None
    words: tuple[Row, ...]


@attrs.frozen
class ChartPlaces:
    """The places from left to right."""

    places: tuple[ChartPlace, ...]


class ChartRow(Picture[ChartPlaces]):
    """The places of one player side by side: others earn by what lies there."""

    WEIGHS = True

    def paint(self, value: ChartPlaces, room: Room) -> Block:
        """Draw them as small cards, or as chips where there is little height."""
        sheet = Sketch(room.cells, room.rows)
        pitch = min(16, room.cells // max(1, len(value.places)))
        left = (room.cells - pitch * len(value.places) + (1 if pitch > 6 else 0)) // 2
        rows = 4 if room.rows >= 5 else 2 if room.rows >= 3 else 1
        cells = pitch - 1 if pitch > 6 else pitch
        top = max(0, (room.rows - rows - 1) // 2)
        for number, each in enumerate(value.places):
            x = left + number * pitch
            if each.card is None:
                place(sheet, x, top, cells, rows)
            elif rows == 1:
                _chip(sheet, x, top, each.card, min(cells, _CHIP))
            else:
                draw(sheet, x, top, each.card, cells, rows)
            words = next((line for line in each.words if width(line) <= pitch), each.words[-1])
            sheet.line(x, top + rows, words)
        return sheet.block()


def _chip(sheet: Sketch, x: int, y: int, card: SuitCard, cells: int) -> None:
    """A card in one line: the letter of its suit, its number and the mark of its row."""
    words = f"{WORDS[card.suit][0]}{card.number or ''}{card.mark}"
    sheet.put(x, y, f"{words:^{cells}}", f"{card.ink} on {card.ground} bold")
