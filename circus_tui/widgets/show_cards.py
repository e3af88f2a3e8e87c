"""Shows that can be produced, as cards side by side; the one at the cursor on paper, the sum of its crowd large."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, width, wrapped_row
from circus_tui.drawing.shapes import NUMERAL_ROWS, body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.playbill import on_paper, places
from circus_tui.widgets.token import Need, held, marks

_TALL: Final = 10
_LEAST: Final = 18
_WORD: Final = 13
_SLOTS: Final = 35
"""Cells from which every token has a place of its own."""


@attrs.frozen
class ShowCard:
    """One show: its names, the longest first, what it needs, its crowd as text (`✗` if it cannot be).

    `notes` say why not or what is lacking, in wordings from the longest.
    """

    titles: tuple[str, ...]
    needs: tuple[Need, ...]
    crowd: str
    notes: tuple[Row, ...]
    lit: bool
    target: Any = None


@attrs.frozen
class Shows:
    """All cards, of which one may be lit."""

    cards: tuple[ShowCard, ...]
    nothing: str = ""


class ShowCards(Picture[Shows]):
    """Cards of one width; what has no room beside the lit one is told by an arrow at the edge."""

    def paint(self, value: Shows, room: Room) -> Block:
        """Draw as many as there is room for, the lit one among them."""
        sheet = Sketch(room.cells, room.rows)
        if not value.cards:
            sheet.put(1, 0, value.nothing, "dim")
            return sheet.block()
        shown, first = _window(value, max(1, (room.cells - 2) // (_LEAST + 1)))
        free = room.cells - 2 - (len(shown) - 1)
        cells = min(56, free // len(shown))
        x = 1
        for card in shown:
            if room.rows >= _TALL:
                _tall(sheet, x, cells, card, ascii_only=room.ascii)
            else:
                _flat(sheet, x, cells, card, ascii_only=room.ascii)
            x += cells + 1
        if first:
            sheet.put(0, room.rows // 2, "◂", "gold bold")
        if first + len(shown) < len(value.cards):
            sheet.put(room.cells - 1, room.rows // 2, "▸", "gold bold")
        return sheet.block()


def _window(value: Shows, many: int) -> tuple[tuple[ShowCard, ...], int]:
    """The cards that have room, and the number of the first."""
    lit = next((k for k, card in enumerate(value.cards) if card.lit), 0)
    first = max(0, min(lit - many // 2, len(value.cards) - many))
    return value.cards[first : first + many], first


def _roles(card: ShowCard) -> tuple[str, str, str]:
    return ("paper", "paper-ink", "paper-dim") if card.lit else ("dusk-deep", "dusk-ink", "dusk-dim")


def _tall(sheet: Sketch, x: int, cells: int, card: ShowCard, *, ascii_only: bool) -> None:
    ground, ink, dim = _roles(card)
    body(sheet, x, 0, cells, sheet.rows, ground, card.target)
    sheet.put(x + 2, 1, best(card.titles, cells - 4).upper(), f"{ink} bold")
    large = cells >= _SLOTS
    y = 2
    if large:
        for number, need in enumerate(card.needs[: sheet.rows - 3]):
            role = on_paper(need.token.role) if card.lit else need.token.role
            sheet.put(
                x + 2, 2 + number, need.token.sign, f"{role}/75" if card.lit and role == need.token.role else role
            )
            sheet.put(x + 4, 2 + number, need.token.word, ink if need.missing else f"{ink} bold")
            end = places(sheet, x + 2 + _WORD, 2 + number, need, dim)
            if not need.missing:
                sheet.put(end + 1, 2 + number, "✓", "playbill-good bold" if card.lit else "green")
        y = 2 + len(card.needs)
    else:
        _marks(sheet, x + 2, 2, card, cells - 4, dim)
        y = 3
    top = sheet.rows - 2 - NUMERAL_ROWS
    if not large:
        for number, line in enumerate(_note(card, cells - 4, top - y)):
            sheet.line(x + 2, y + number, line)
    elif y < sheet.rows - 1 and width(card.notes[0]) <= cells - 13:
        sheet.line(x + 2, sheet.rows - 2, card.notes[0])
    right = x + cells - 3
    _crowd(sheet, right, top, card, ascii_only=ascii_only)


def _flat(sheet: Sketch, x: int, cells: int, card: ShowCard, *, ascii_only: bool) -> None:
    ground, ink, dim = _roles(card)
    sheet.fill(x, 0, cells, sheet.rows, ground, card.target)
    sheet.put(x + 1, 0, best(card.titles, cells - 2), f"{ink} bold")
    _marks(sheet, x + 1, 1, card, cells - 2, dim)
    tall = sheet.rows >= NUMERAL_ROWS + 3
    rows = sheet.rows - 2 - (NUMERAL_ROWS if tall else 1)
    for number, line in enumerate(_note(card, cells - 2, rows)):
        sheet.line(x + 1, 2 + number, line)
    if tall:
        sheet.put(x + 1, sheet.rows - 2, "draws" if cells >= 18 else "", dim)
        _crowd(sheet, x + cells - 2, sheet.rows - NUMERAL_ROWS, card, ascii_only=ascii_only)
    else:
        role = "playbill-good bold" if card.lit else f"{ink} bold"
        sheet.put(x + 1, sheet.rows - 1, f"draws {card.crowd}", role)


def _note(card: ShowCard, cells: int, rows: int) -> Block:
    """The longest note that has room in so many rows; if none has, the shortest, cut."""
    broken = [wrapped_row(note, cells) for note in card.notes]
    return next((lines for lines in broken if len(lines) <= rows), broken[-1][: max(0, rows)])


def _marks(sheet: Sketch, x: int, y: int, card: ShowCard, cells: int, dim: str) -> None:
    have, need = held(card.needs)
    if need <= cells:
        x = sheet.line(x, y, marks(card.needs))
    text = f" {have} of {need}"
    sheet.put(x, y, text if need + len(text) <= cells else f" {have}/{need}" if need + 5 <= cells else "", dim)


def _crowd(sheet: Sketch, right: int, y: int, card: ShowCard, *, ascii_only: bool) -> None:
    """The sum in large digits, or a cross."""
    role = "playbill-good bold" if card.lit else "dusk-dim bold"
    if card.crowd.isdigit():
        numeral(sheet, right - numeral_cells(card.crowd), y, card.crowd, role, ascii_only=ascii_only)
    else:
        sheet.right(right, y + 1, card.crowd, "playbill-bad bold" if card.lit else "bad bold")
