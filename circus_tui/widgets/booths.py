"""Striped booths, one a suit: the cards one holds of it, and the ticket that is put on it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import attrs

from circus_tui.drawing.paint import Block
from circus_tui.drawing.shapes import dashed, numeral, outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.keyboard.spelling import key
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import ROLES, SuitCard, draw, suit_word

TicketState: TypeAlias = Literal["none", "placed", "ghost"]
_TICKET_ROWS: Final = 5
_ENDS: Final = 4
"""Cells of an awning beside the name on it: a stripe and a space at both ends."""

_STRIPED: Final = 18
"""Cells of a booth from which stripes are seen on both sides of every name."""


@attrs.frozen
class Booth:
    """A suit with one's own cards, a ticket of so many dollars, and the words under it, the longest first."""

    suit: int
    cards: tuple[SuitCard, ...]
    ticket: int | None
    state: TicketState
    held: tuple[str, ...]
    condition: tuple[str, ...]


@attrs.frozen
class Market:
    """The booths from left to right and the one the cursor is at."""

    booths: tuple[Booth, ...]
    cursor: int | None = None


class Booths(Picture[Market]):
    """Four booths side by side, with what is laid on each."""

    def paint(self, value: Market, room: Room) -> Block:
        """Draw each booth as high as there is room."""
        sheet = Sketch(room.cells, room.rows)
        count = max(1, len(value.booths))
        cells = (room.cells - count + 1) // count
        left = (room.cells - count * (cells + 1) + 1) // 2
        for number, booth in enumerate(value.booths):
            _booth(sheet, left + number * (cells + 1), cells, booth, room, number, here=number == value.cursor)
        return sheet.block()


def _booth(sheet: Sketch, x: int, cells: int, booth: Booth, room: Room, number: int, *, here: bool) -> None:
    if here:
        sheet.fill(x, 0, cells, room.rows, "booth", number)
    sheet.mean(x, 0, cells, room.rows, number)
    tall = room.rows >= 19
    _awning(sheet, x, cells, booth.suit, number, cloth=2 if tall else 1)
    ticket_rows = _TICKET_ROWS if room.rows >= 13 else 3 if room.rows >= 9 else 1
    foot = room.rows - 1
    ticket_y = foot - ticket_rows - (1 if room.rows >= 15 else 0)
    top = 4 if tall else 2
    sheet.centre(x, top, cells, _fitting(booth.held, cells), "ink")
    _cards(sheet, x, top + (2 if tall else 1), cells, booth.cards, ticket_y - 1, tall=tall)
    _ticket(sheet, x + 2, ticket_y, cells - 4, ticket_rows, booth, here=here, ascii_only=room.ascii)
    sheet.centre(x, foot, cells, _fitting(booth.condition, cells), "ink" if here else "dim")


def _awning(sheet: Sketch, x: int, cells: int, suit: int, number: int, *, cloth: int) -> None:
    """So many rows of striped cloth, the suit's at both ends; its name on a dark board, where it is narrow as wide."""
    stripe = 4 if cells >= 20 else 2
    count = (cells // stripe - 1) // 2 * 2 + 1
    left = x + (cells - count * stripe) // 2
    for each in range(count):
        ground = "paper" if each % 2 else ROLES[suit]
        if cells >= _STRIPED:
            sheet.fill(left + each * stripe, 0, stripe, cloth, ground, number)
        sheet.put(left + each * stripe, cloth, f"▝{'▀' * (stripe - 2)}▘", ground, number)
    word = suit_word(suit, cells - _ENDS)
    board = f"{ROLES[suit]} bold on panel" if cells >= _STRIPED else f"{ROLES[suit]} bold"
    sheet.centre(x, cloth - 1, cells, f" {word.upper()} ", board)


def _fitting(words: tuple[str, ...], cells: int) -> str:
    return next((each for each in words if len(each) <= cells), words[-1])


def _cards(
    sheet: Sketch, x: int, top: int, cells: int, cards: tuple[SuitCard, ...], bottom: int, *, tall: bool
) -> None:
    """Minis in rows: rounded where the height is enough, flat, or as chips."""
    room = bottom - top
    for size, rows in (((6, 4),) if tall else ()) + ((5, 2), (4, 1), (3, 1)):
        each = max(1, (cells + 1) // (size + 1))
        lines = -(-len(cards) // each)
        if lines * (rows + (1 if rows == 2 and room > lines * 3 else 0)) <= room:
            break
    each = min(each, -(-len(cards) // max(1, lines)))
    left = x + (cells - each * (size + 1) + 1) // 2
    step = rows + (1 if rows == 2 and room > lines * 3 else 0)
    for number, card in enumerate(cards):
        x, y = left + number % each * (size + 1), top + number // each * step
        draw(sheet, x, y, card, size, rows, words=("light", "dark"))


def _ticket(
    sheet: Sketch, x: int, y: int, cells: int, rows: int, booth: Booth, *, here: bool, ascii_only: bool
) -> None:
    if booth.ticket is None:
        if rows >= 3:
            dashed(sheet, x, y, cells, rows, "dim")
        sheet.centre(x, y + rows // 2, cells, "put one here"[: cells - 2], "dim")
        return
    ghost = booth.state == "ghost"
    ground, ink = ("next-place", "gold") if ghost else ("cap", "cap-ink")
    sheet.fill(x, y, cells, rows, ground)
    if rows >= _TICKET_ROWS:
        face = cells - (3 if cells < 16 else 4)
        sheet.centre(x, y, face, "ADMIT ONE", f"{ink} bold")
        text = str(booth.ticket)
        at = x + max(2, cells // 2 - 3)
        sheet.put(at - 2, y + 2, "$", f"{ink} bold")
        numeral(sheet, at, y + 1, text, ink, ascii_only=ascii_only)
        sheet.tile(x + face, y, 1, rows, "┊", f"{ink} on {ground}")
        words = (f"{key('confirm')} puts it", key("confirm")) if ghost else ("gate receipt", "receipt")
        sheet.centre(x, y + 4, face, _fitting(words, face), ink)
    else:
        sheet.centre(x, y + rows // 2, cells, f"${booth.ticket}" + (" ?" if ghost else ""), f"{ink} bold")
    if here and rows >= _TICKET_ROWS:
        outline(sheet, x - 1, y - 1, cells + 2, rows + 2, "gold bold", heavy=True)
