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
    """What the curtain says: who is called, the key that lifts it, what has happened, and what is asked or answered.

    Parting, it is `open` from 0 to 1, and says nothing any more.
    """

    who: Row
    key: str
    since: tuple[Row, ...] = ()
    word: str = ""
    open: float = 0.0


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
        if value.open:
            _part(sheet, value.open)
            return sheet.block()
        high = room.rows >= 24
        top = max(1, room.rows // 7 if high else 1)
        bottom = _sign(sheet, value, top, tall=high)
        _told(sheet, value, bottom + (2 if high else 1))
        return sheet.block()


def _part(sheet: Sketch, share: float) -> None:
    """Draw the dark behind the curtain, so much of the width from the middle on, with a hem on both sides."""
    half = round(sheet.cells * share / 2)
    left, right = sheet.cells // 2 - half, sheet.cells // 2 + half
    sheet.fill(left, 1, right - left, sheet.rows - 2, "ground")
    for x in (left - 1, right):
        sheet.tile(x, 1, 1, sheet.rows - 2, "█", "gold")


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
    """Draw what is asked or answered, and what has happened since the seat moved last: the newest if not all fits."""
    cells = min(_TOLD, sheet.cells - 4)
    word = wrapped_row(row(Span(call.word, "orange bold")), cells - 4) if call.word else ()
    told = [line for sentence in call.since for line in wrapped_row(sentence, cells - 4)]
    room = sheet.rows - top - 3 - len(word)
    shown = told[-room:] if room > 0 else []
    heading = (row(Span("Since your last turn", "gold")),) if shown else ()
    if not word and not shown:
        return
    x, lines = (sheet.cells - cells) // 2, (*word, *heading, *shown)
    sheet.fill(x, top, cells, len(lines) + 1, "ground")
    for number, line in enumerate(lines):
        sheet.line(x + (1 if line in heading else 2), top + number, line)
