"""The ring as a stage: curtains at both sides, one performer in the spotlight, and what can be done with it."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, shortened
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets import act_card
from circus_tui.widgets.act_card import FULL_ROWS, SLIM_ROWS, ActCard
from circus_tui.widgets.picture import Picture, Room

_FOLD: Final = 4


@attrs.frozen
class Turn:
    """One thing that can be done: its name, what it brings, what comes of it; `off` if the rules do not allow it.

    The cursor is on the one that is `chosen`, unless it is `elsewhere`: then that is paper.
    """

    title: str
    lines: tuple[Row, ...]
    ends: Row = ()
    chosen: bool = False
    off: bool = False
    target: Any = None
    elsewhere: bool = False


@attrs.frozen
class OnStage:
    """The performer, what can be done with it to the left and to the right, and a caption above."""

    card: ActCard
    left: Turn
    right: Turn
    caption: str = ""


class ShowStage(Picture[OnStage]):
    """The curtains never move with the cursor; the gold goes from one choice to the other."""

    def paint(self, value: OnStage, room: Room) -> Block:
        """Draw curtains, light, card and choices."""
        sheet = Sketch(room.cells, room.rows)
        sheet.fill(0, 0, room.cells, room.rows, "ground")
        large = room.rows >= FULL_ROWS + 3 and room.cells >= 100
        widest = 26 if large else 10 if room.cells >= 76 else 2
        if large:
            sheet.put(widest, 0, "▀" * (room.cells - 2 * widest), "tent-red on ground")
        for y in range(room.rows):
            _curtain(sheet, y, _drop(y, room.rows, widest))
        cells = 18 if large else 16
        x = (room.cells - cells) // 2
        y = 3 + (room.rows - FULL_ROWS - 4) // 2 if large else 0
        if large:
            self._light(sheet, x, y, cells)
        if large and value.caption:
            sheet.centre(x - 4, y - 1, cells + 8, value.caption, "dusk-ink on spotlight bold")
        if room.rows >= FULL_ROWS:
            act_card.full(sheet, x, y, cells, value.card)
        else:
            act_card.slim(sheet, x, max(0, (room.rows - SLIM_ROWS) // 2), cells, value.card)
        self._choices(sheet, value, (x, y, cells), large=large)
        return sheet.block()

    def _light(self, sheet: Sketch, x: int, y: int, cells: int) -> None:
        """A cone of light on the card, and the boards it stands on."""
        for row in range(1, y + FULL_ROWS):
            more = min(3, row // 3)
            sheet.fill(x - more, row, cells + 2 * more, 1, "spotlight")
        sheet.put(x - 9, y + FULL_ROWS, "▀" * (cells + 18), "boards on ground")

    def _choices(self, sheet: Sketch, value: OnStage, card: tuple[int, int, int], *, large: bool) -> None:
        x, y, cells = card
        gap = 3 if large else 1
        edge = 11 if large else 5 if sheet.cells >= 76 else 2
        wide = min(30 if sheet.cells > 150 else 24 if large else 20, x - gap - edge)
        top, rows = (y, FULL_ROWS) if large else (1 if sheet.rows > 6 else 0, min(6, sheet.rows - 1))
        for turn, left in ((value.left, x - gap - wide), (value.right, x + cells + gap)):
            _choice(sheet, left, top, wide, rows, turn, rounded=large)
        mark = value.left if value.left.chosen else value.right
        if large:
            sheet.put(x - 2, y + 3, "◂", "gold bold", value.left.target)
            sheet.put(x + cells + 1, y + 3, "▸", "gold bold", value.right.target)
        left = x - gap - wide if value.left.chosen else x + cells + gap
        if sheet.rows > top + rows:
            sheet.put(left + 2, top + rows, "▲ chosen", "gold bold", mark.target)


def _choice(sheet: Sketch, x: int, y: int, cells: int, rows: int, turn: Turn, *, rounded: bool) -> None:
    ground, ink, dim = ("cap", "cap-ink", "cap-ink") if turn.chosen else ("act-dusk", "dusk-ink", "dusk-dim")
    if turn.chosen and turn.elsewhere:
        ground, ink, dim = "paper", "paper-ink", "paper-ink"
    if turn.off:
        ground, ink, dim = "track", "dusk-dim", "dusk-dim"
    if turn.off and turn.chosen:
        ground, ink, dim = "strip", "dusk-ink", "dusk-dim"
    if rounded:
        body(sheet, x, y, cells, rows, ground, turn.target)
    else:
        sheet.fill(x, y, cells, rows, ground, turn.target)
    left, top, last = (x + 2, y + 1, y + rows - 2) if rounded else (x + 1, y, y + rows - 1)
    room = cells - (left - x) - 1
    sheet.put(left, top, turn.title, f"{ink} bold")
    for number, line in enumerate(turn.lines[: last - top - (1 if turn.ends else 0)]):
        sheet.line(left, top + 1 + number, shortened(_inked(line, dim, plain=turn.chosen), room))
    sheet.line(left, last, shortened(_inked(turn.ends, f"{ink} bold", plain=turn.chosen), room))
    sheet.mean(x, y, cells, rows, turn.target)


def _inked(line: Row, ink: str, *, plain: bool) -> Row:
    """On gold everything is in its ink."""
    return tuple(span._replace(role=ink) if plain or not span.role else span for span in line)


def _drop(y: int, rows: int, widest: int) -> int:
    """How many cells of a curtain hang in a row: they are drawn aside further down."""
    if widest < 10:
        return widest
    least = widest * 2 // 5
    part: float = (y / max(1, rows - 1)) ** 0.8
    return round(widest - (widest - least) * part)


def _curtain(sheet: Sketch, y: int, cells: int) -> None:
    """Both curtains in one row, in folds."""
    for x in range(cells):
        role = "on tent-dark" if x % _FOLD == _FOLD - 1 else "on tent-red"
        sheet.put(x, y, " ", role)
        sheet.put(sheet.cells - 1 - x, y, " ", role)
