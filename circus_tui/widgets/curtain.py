"""The curtain between two players: folds of red cloth, a sign that says who is to come, and what everybody may know."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, width, wrapped_row
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_FOLDS: Final = ("fold-1", "fold-2", "fold-3", "fold-4", "fold-3", "fold-2")
_FOLD: Final = 4
"""Cells of a fold: the fewer folds there are, the fewer bytes a curtain costs."""

_SIGN: Final = 44
_TALL_ROWS: Final = 9
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
    heard: str = "Since your last turn"
    """The heading over what has happened."""


class CurtainCloth(Picture[Call]):
    """The whole window between the two bars."""

    DEFAULT_CSS = """
    CurtainCloth, CurtainCloth.bare { border: none; background: $fold-3; }
    CurtainCloth:ansi, CurtainCloth.bare:ansi { background: ansi_default; }
    """

    def paint(self, value: Call, room: Room) -> Block:
        """Draw the cloth, the sign on it, and below that what has happened."""
        sheet = Sketch(room.cells, room.rows)
        for number, x in enumerate(range(0, room.cells, _FOLD)):
            sheet.fill(x, 0, _FOLD, room.rows, _FOLDS[number % len(_FOLDS)])
        sheet.tile(0, 0, room.cells, 1, "▀", "gold")
        sheet.tile(0, room.rows - 1, room.cells, 1, "▄", "gold")
        for x in range(0, room.cells, _FOLD):
            sheet.tile(x, 1, _FOLD - 1, 1, "▀", "gold")
        if value.open:
            _part(sheet, value.open)
            return sheet.block()
        cells = min(_TOLD, room.cells - 4)
        word = wrapped_row(row(Span(value.word, "orange bold")), cells - 4) if value.word else ()
        since = tuple(line for sentence in value.since for line in wrapped_row(sentence, cells - 4))
        high = room.rows - len(word) - len(since) >= _TALL_ROWS + 7
        bottom = _sign(sheet, value, max(2, room.rows // 7), tall=high)
        _told(sheet, value.heard, word, since, bottom + (2 if room.rows >= 24 else 1))
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
    x, rows = (sheet.cells - _SIGN) // 2, _TALL_ROWS if tall else 7
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


def _told(sheet: Sketch, heard: str, word: Block, since: Block, top: int) -> None:
    """Draw what is asked or answered, and under a heading what has happened: the newest if not all fits."""
    cells = min(_TOLD, sheet.cells - 4)
    gap = 1 if word else 0
    room = sheet.rows - top - 3 - len(word) - gap
    shown = since[-room:] if room > 0 else ()
    if not word and not shown:
        return
    heading = (row(Span(heard, "gold")),) if shown else ()
    lines = (*word, *((),) * (gap if shown else 0), *heading, *shown)
    x = (sheet.cells - cells) // 2
    sheet.fill(x, top, cells, len(lines) + 1, "ground")
    for number, line in enumerate(lines):
        sheet.line(x + (1 if line in heading else 2), top + number, line)
