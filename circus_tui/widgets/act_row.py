"""Own performers side by side, and what else a circus has beside them: whole cards, small ones, or chips."""

from __future__ import annotations

from typing import Final, Literal

import attrs

from circus_tui.drawing.paint import Block, Row, Span, shortened, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets import act_card
from circus_tui.widgets.act_card import FULL_ROWS, SLIM_ROWS, SMALL_ROWS, ActCard
from circus_tui.widgets.picture import Picture, Room

_WIDEST: Final = 21
_LEAST_CARD: Final = 13
_LEAST_SLIM: Final = 8
_LEAST_CHIP: Final = 6


@attrs.frozen
class Acts:
    """The cards, with rows beside and below them.

    `beside` is to the right of them, or below where there is no room, `foot` is below; `nothing` is said where there is
    no card.
    """

    cards: tuple[ActCard, ...]
    beside: tuple[Row, ...] = ()
    foot: tuple[Row, ...] = ()
    whole: bool = False
    nothing: str = "no performer yet"


class ActRow(Picture[Acts]):
    """A row of performers. All of them are shown: the more there are the narrower they stand."""

    def paint(self, value: Acts, room: Room) -> Block:
        """Draw the largest cards for which there is room, then what stands beside and below."""
        sheet = Sketch(room.cells, room.rows)
        aside = max(map(width, value.beside), default=0)
        pitch = _pitch(len(value.cards), room.cells - 1 - (aside + 1 if aside else 0))
        if aside and (pitch < _LEAST_CARD + 1 or room.rows < SMALL_ROWS - 1):
            aside, pitch = 0, _pitch(len(value.cards), room.cells - 1)
        below = (*(() if aside else _joined(value.beside, room.cells - 2)), *value.foot)[-max(0, room.rows - 2) :]
        if not value.cards:
            sheet.put(1, 0, value.nothing, "dim")
        used = self._cards(sheet, value, room.rows - len(below), pitch) if value.cards else 1
        y = used + (1 if below and room.rows > used + len(below) + 1 else 0)
        for number, line in enumerate(below):
            sheet.line(1, y + number, shortened(line, room.cells - 2))
        if aside:
            behind = 2 + len(value.cards) * pitch if value.cards else len(value.nothing) + 3
            for number, line in enumerate(value.beside[: room.rows]):
                sheet.line(behind, number, shortened(line, room.cells - behind))
        return sheet.block()

    def _cards(self, sheet: Sketch, value: Acts, rows: int, pitch: int) -> int:
        """Draw the cards in as many lines as they need; give the rows they take."""
        per_line = max(1, (sheet.cells - 1) // pitch)
        lines = 1 + (len(value.cards) - 1) // per_line
        form = _form(rows // lines, pitch, whole=value.whole)
        for number, card in enumerate(value.cards):
            form.draw(sheet, 1 + number % per_line * pitch, number // per_line * form.rows, card)
        return lines * form.rows


@attrs.frozen
class _Form:
    """How cards are drawn: as what, how wide, how many rows each has with what is said under it."""

    kind: Literal["full", "slim", "small", "chip"]
    cells: int
    rows: int

    def draw(self, sheet: Sketch, x: int, y: int, card: ActCard) -> None:
        """Draw one with its upper left corner there."""
        under = y + self.rows - 1
        match self.kind:
            case "full":
                act_card.full(sheet, x, y, self.cells, card)
                under = y + FULL_ROWS
            case "slim":
                act_card.slim(sheet, x, y, self.cells, card)
                under = y + SLIM_ROWS
            case "small":
                act_card.small(sheet, x, y, self.cells, card, SMALL_ROWS - 1 if card.under else self.rows)
                under = y + SMALL_ROWS - 1
            case "chip":
                act_card.chip(sheet, x, y, self.cells, card, 2 if card.under else self.rows)
                under = y + 2
        if card.under and under < y + self.rows:
            inset = 1 if self.kind in ("full", "small") else 0
            sheet.line(x + inset, under, shortened(card.under, self.cells - inset))


def _form(rows: int, pitch: int, *, whole: bool) -> _Form:
    """The fullest form for so many rows and cells a card."""
    cells = pitch - 1 if pitch > _LEAST_CHIP else pitch
    if whole and rows >= FULL_ROWS and cells >= _LEAST_CARD:
        return _Form("full", cells, min(rows, FULL_ROWS + 1))
    if whole and rows >= SLIM_ROWS and cells >= _LEAST_SLIM:
        return _Form("slim", cells, min(rows, SLIM_ROWS + 1))
    if rows >= SMALL_ROWS - 1 and cells >= _LEAST_CARD:
        return _Form("small", cells, min(rows, SMALL_ROWS))
    return _Form("chip", cells, max(2, min(rows, 3)))


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


_GAP: Final = (Span("   "),)
