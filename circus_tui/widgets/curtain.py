"""The curtain between two players: folds of red cloth, a sign that says who is to come, and what everybody may know."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.paint import Block, Row, Span, row, width, wrapped_row
from circus_tui.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_FOLDS: Final = ("fold-1", "fold-2", "fold-3", "fold-4", "fold-3", "fold-2")
_FOLD: Final = 4
"""Cells of a fold: the fewer folds there are, the fewer bytes a curtain costs."""

_SIGN: Final = 44
_TOLD: Final = 62


@attrs.frozen
class Call:
    """What the curtain says: who is called, the key that lifts it, what has happened, and what is asked or answered."""

    who: Row
    key: str
    since: tuple[Row, ...] = ()
    word: str = ""


class CurtainCloth(Picture[Call]):
    """The whole window between the two bars."""

    DEFAULT_CSS = "CurtainCloth, CurtainCloth.bare { border: none; background: $fold-3; }"

    def paint(self, value: Call, room: Room) -> Block:
        """Draw the cloth, the sign on it, and below that what has happened."""
        sheet = Sketch(room.cells, room.rows)
        for number, x in enumerate(range(0, room.cells, _FOLD)):
            sheet.fill(x, 0, _FOLD, room.rows, _FOLDS[number % len(_FOLDS)])
        sheet.tile(0, 0, room.cells, 1, "▀", "gold")
        sheet.tile(0, room.rows - 1, room.cells, 1, "▄", "gold")
        high = room.rows >= 24
        top = max(1, room.rows // 7 if high else 1)
        bottom = _sign(sheet, value, top, tall=high)
        _told(sheet, value, bottom + (2 if high else 1))
        return sheet.block()


def _sign(sheet: Sketch, call: Call, top: int, *, tall: bool) -> int:
    """Draw the sign; give the row below it."""
    x, rows = (sheet.cells - _SIGN) // 2, 9 if tall else 7
    sheet.fill(x, top, _SIGN, rows, "ground")
    sheet.tile(x, top, _SIGN, 1, "▀", "gold on ground")
    sheet.tile(x, top + rows - 1, _SIGN, 1, "▄", "gold on ground")
    sheet.tile(x, top, 1, rows, "█", "gold")
    sheet.tile(x + _SIGN - 1, top, 1, rows, "█", "gold")
    y = top + (2 if tall else 1)
    sheet.centre(x, y, _SIGN, "Pass the keyboard to", "ink")
    y += 2 if tall else 1
    sheet.line(x + (_SIGN - width(call.who)) // 2, y, call.who)
    y += 2
    sheet.centre(x, y, _SIGN, "Nobody else looking?", "dim")
    line = row(
        Span("Press ", "dim"), Span(f" {call.key} ", "cap-ink on cap bold", "lift"), Span(" to lift the curtain", "dim")
    )
    sheet.line(x + (_SIGN - width(line)) // 2, y + 1, line)
    sheet.mean(x, top, _SIGN, rows, "lift")
    return top + rows


def _told(sheet: Sketch, call: Call, top: int) -> None:
    """Draw what has happened since the seat moved last, the newest sentences if there is no room for all."""
    cells = min(_TOLD, sheet.cells - 4)
    heading = "" if call.word else "Since your last turn"
    told: list[Row] = []
    for sentence in (row(Span(call.word, "orange bold")),) if call.word else call.since:
        told += wrapped_row(sentence, cells - 4)
    room = sheet.rows - top - 3
    if not told or room < 1:
        return
    shown, x = told[-room:], (sheet.cells - cells) // 2
    sheet.fill(x, top, cells, len(shown) + (2 if heading else 1), "ground")
    if heading:
        sheet.put(x + 1, top, heading, "gold")
    for number, line in enumerate(shown):
        sheet.line(x + 2, top + number + (1 if heading else 0), line)
