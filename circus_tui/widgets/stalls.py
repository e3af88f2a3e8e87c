"""Markets as stalls side by side: a striped awning with the number, tokens on the counter, and notes below."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, shortened
from circus_tui.drawing.shapes import outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.token import Token

_STRIPE: Final = 4
_TALL: Final = 13
_ROOM: Final = 13
_WIDEST: Final = 24


@attrs.frozen
class Stall:
    """One stall: its number, what lies on it and is to be said about that, whether it is lit, what a click means."""

    number: int
    tokens: tuple[Token, ...]
    notes: tuple[Row, ...] = ()
    lit: bool = False
    target: Any = None


@attrs.frozen
class Market:
    """All stalls, from left to right."""

    stalls: tuple[Stall, ...]


class Stalls(Picture[Market]):
    """With thirteen rows tokens are boards of two rows and the awning has a fringe; with fewer, one row each."""

    def paint(self, value: Market, room: Room) -> Block:
        """Draw the stalls, all of one width."""
        sheet = Sketch(room.cells, room.rows)
        pitch = room.cells // max(1, len(value.stalls))
        tall = room.rows >= _TALL and pitch >= 18
        cells = min(_WIDEST, pitch - (3 if tall else 1))
        left = (room.cells - pitch * len(value.stalls)) // 2 + (pitch - cells) // 2
        for number, stall in enumerate(value.stalls):
            x = left + number * pitch
            if tall:
                _tall(sheet, x, (room.rows - _TALL) // 2, cells, stall)
            else:
                _flat(sheet, x, cells, stall)
        return sheet.block()


def _tall(sheet: Sketch, x: int, top: int, cells: int, stall: Stall) -> None:
    height = max(13, min(sheet.rows - top, 14))
    if stall.lit:
        outline(sheet, x - 2, top, cells + 4, height, "frame", heavy=True)
    _awning(sheet, x, top + 1, cells, stall)
    _fringe(sheet, x, top + 2, cells, lit=stall.lit)
    inside = cells - 2
    y = top + 3
    for number, token in enumerate(stall.tokens):
        following = stall.tokens[number + 1] if number + 1 < len(stall.tokens) else None
        _board(sheet, x + 1, y, inside, token)
        if following is None:
            sheet.put(x + 1, y + 1, f"▝{'▀' * (inside - 2)}▘", token.role)
        elif following == token:
            sheet.tile(x + 1, y + 1, inside, 1, "─", f"asset-ink/60 on {token.role}")
        else:
            sheet.tile(x + 1, y + 1, inside, 1, "▀", f"{token.role} on {following.role}")
        y += 2
    if not stall.tokens:
        sheet.centre(x, y + 1, cells, "empty", "dim")
    for number, note in enumerate(stall.notes[: sheet.rows - top - 10]):
        sheet.line(x + 1, top + 9 + number, shortened(note, cells - 1))
    sheet.mean(x - 1, top, cells + 2, height, stall.target)


def _flat(sheet: Sketch, x: int, cells: int, stall: Stall) -> None:
    _awning(sheet, x, 0, cells, stall)
    edge = 1 if cells >= _ROOM else 0
    for number, token in enumerate(stall.tokens):
        _board(sheet, x + edge, 1 + number, cells - 2 * edge, token)
    if not stall.tokens:
        sheet.centre(x, 1, cells, "empty", "dim")
    for number, note in enumerate(stall.notes[: sheet.rows - 4]):
        sheet.line(x + edge, 4 + number, shortened(note, cells - edge))
    if stall.lit:
        for y in range(1, sheet.rows):
            sheet.put(x - 1 + edge, y, "┃", "frame")
            sheet.put(x + cells - edge, y, "┃", "frame")
    sheet.mean(x, 0, cells, sheet.rows, stall.target)


def _awning(sheet: Sketch, x: int, y: int, cells: int, stall: Stall) -> None:
    for place in range(0, cells, _STRIPE):
        sheet.fill(x + place, y, min(_STRIPE, cells - place), 1, _stripe(place, lit=stall.lit))
    sheet.centre(x, y, cells, f" {stall.number} ", "cap-ink on cap bold" if stall.lit else "ink on tile bold")


def _fringe(sheet: Sketch, x: int, y: int, cells: int, *, lit: bool) -> None:
    for place in range(0, cells, _STRIPE):
        sheet.put(x + place, y, "▀" * min(_STRIPE, cells - place), _stripe(place, lit=lit))


def _stripe(place: int, *, lit: bool) -> str:
    colour = "tent-cream" if place // _STRIPE % 2 else "tent-red"
    return colour if lit else f"{colour}/55"


def _board(sheet: Sketch, x: int, y: int, cells: int, token: Token) -> None:
    sheet.fill(x, y, cells, 1, token.role)
    roomy = cells >= 15
    start = x + (2 if roomy else 0)
    end = sheet.put(start, y, best(token.wordings, x + cells - start), "asset-ink bold")
    if roomy and end + 1 + cell_len(token.code) < x + cells:
        sheet.right(x + cells - 1, y, token.code, "asset-ink")
