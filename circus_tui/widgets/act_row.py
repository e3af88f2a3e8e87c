"""Own performers side by side, with what else a circus has beside them: whole cards, small ones, or chips of two rows."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.paint import Block, Row, shortened, width
from circus_tui.sketch import Sketch
from circus_tui.widgets import act_card
from circus_tui.widgets.act_card import FULL_ROWS, SLIM_ROWS, SMALL_ROWS, ActCard
from circus_tui.widgets.picture import Picture, Room

_WIDEST: Final = 17
_LEAST_CARD: Final = 13
_LEAST_SLIM: Final = 9
_LEAST_CHIP: Final = 6


@attrs.frozen
class Acts:
    """The cards; `beside` are rows to the right of them, `foot` rows below; where there is no room for `beside` it is
    below too. `nothing` is said where there is no card.
    """

    cards: tuple[ActCard, ...]
    beside: tuple[Row, ...] = ()
    foot: tuple[Row, ...] = ()
    whole: bool = False
    nothing: str = "no act yet"


class ActRow(Picture[Acts]):
    """A row of performers. All of them are shown: the more there are the narrower they stand."""

    def paint(self, value: Acts, room: Room) -> Block:
        """Draw the largest cards for which there is room, then what stands beside and below."""
        sheet = Sketch(room.cells, room.rows)
        foot = value.foot[: max(0, room.rows - 2)]
        rows = room.rows - len(foot)
        aside = max(map(width, value.beside), default=0)
        pitch = _pitch(len(value.cards), room.cells - 1 - (aside + 1 if aside else 0))
        if aside and pitch < (_LEAST_CARD if rows >= SMALL_ROWS - 1 else _LEAST_SLIM) + 1:
            aside, pitch = 0, _pitch(len(value.cards), room.cells - 1)
        if not value.cards:
            sheet.put(1, 0, value.nothing, "dim")
            pitch = len(value.nothing) + 2
        used = self._cards(sheet, value, rows, pitch)
        behind = 2 + max(1, min(len(value.cards), (room.cells - 1) // max(1, pitch))) * pitch
        if aside:
            for number, line in enumerate(value.beside[: room.rows]):
                sheet.line(behind, number, shortened(line, room.cells - behind))
        below = [*(() if aside else _joined(value.beside, room.cells - 2)), *foot]
        start = max(min(used, room.rows - len(below)), room.rows - len(below) if room.rows < 9 else used)
        for number, line in enumerate(below[: room.rows - used] if used < room.rows else ()):
            sheet.line(1, min(start, room.rows - 1) + number, shortened(line, room.cells - 2))
        return sheet.block()

    def _cards(self, sheet: Sketch, value: Acts, rows: int, pitch: int) -> int:
        """Draw the cards; give the rows they take."""
        if not value.cards:
            return 1
        cells = pitch - 1 if pitch > _LEAST_CHIP else pitch
        per_row = max(1, (sheet.cells - 1) // pitch)
        used = 0
        for number, card in enumerate(value.cards):
            x, line = 1 + number % per_row * pitch, number // per_row
            used = max(used, self._card(sheet, x, line, cells, rows, card, whole=value.whole))
        return used * (1 + (len(value.cards) - 1) // per_row)

    def _card(self, sheet: Sketch, x: int, line: int, cells: int, rows: int, card: ActCard, *, whole: bool) -> int:
        under = whole and rows > FULL_ROWS
        if rows >= FULL_ROWS and cells >= _LEAST_CARD and whole:
            act_card.full(sheet, x, line * (FULL_ROWS + under), cells, card)
            sheet.line(x + 1, line * (FULL_ROWS + 1) + FULL_ROWS, shortened(card.under, cells) if under else ())
            return FULL_ROWS + under
        if rows >= SLIM_ROWS + whole and whole and cells >= _LEAST_SLIM - 2:
            act_card.slim(sheet, x, line * SLIM_ROWS, cells, card)
            if rows > SLIM_ROWS:
                sheet.line(x, line * SLIM_ROWS + SLIM_ROWS, shortened(card.under, cells))
            return SLIM_ROWS + (rows > SLIM_ROWS)
        if rows >= SMALL_ROWS - 1 and cells >= _LEAST_CARD:
            tall = min(rows, SMALL_ROWS)
            act_card.small(sheet, x, line * tall, cells, card, SMALL_ROWS if not card.under else SMALL_ROWS - 1)
            if rows >= SMALL_ROWS and card.under:
                sheet.line(x + 1, line * tall + 4, shortened(card.under, cells))
            return tall
        tall = 3 if rows >= 3 else 2
        act_card.chip(sheet, x, line * tall, cells, card, 2 if card.under else tall)
        if tall > 2 and card.under:
            sheet.line(x, line * tall + 2, shortened(card.under, cells))
        return tall


def _pitch(number: int, cells: int) -> int:
    return max(_LEAST_CHIP, min(_WIDEST, cells // max(1, number)))


def _joined(lines: tuple[Row, ...], cells: int) -> tuple[Row, ...]:
    """Rows one behind the other, as many to a row as have room."""
    found: list[Row] = []
    for line in lines:
        if not line:
            continue
        if found and width(found[-1]) + 3 + width(line) <= cells:
            found[-1] = (*found[-1], *_GAP, *line)
        else:
            found.append(line)
    return tuple(found)


_GAP: Final = (act_card.Span("   "),)
