"""Who bids: everybody with the purse as a bar, in or out in words."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, shortened
from circus_tui.drawing.shapes import bar, body
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room
from rules.wording import plural

_TALL: Final = 7
_WIDEST: Final = 20


@attrs.frozen
class Bidder:
    """One of them: chip and name, in or out and why, coins, and a word about the next turn."""

    chip: Span
    name: str
    role: str
    inside: bool
    state: str
    coins: int
    note: Row = ()
    target: object = None


@attrs.frozen
class Bidders:
    """All of them in the order in which they bid, and the end of the common scale of purses."""

    bidders: tuple[Bidder, ...]
    most: int


class BiddersPanel(Picture[Bidders]):
    """Cards side by side; a line each where there are few rows, and half a line where there are still fewer."""

    def paint(self, value: Bidders, room: Room) -> Block:
        """Draw them."""
        sheet = Sketch(room.cells, room.rows)
        many = max(1, len(value.bidders))
        if room.rows >= _TALL and room.cells >= 13 * many:
            pitch = min(_WIDEST, (room.cells - 1) // many)
            for number, each in enumerate(value.bidders):
                _card(sheet, 1 + number * pitch, pitch - 1, each, value.most)
        elif many <= room.rows:
            longest = max((cell_len(each.name) for each in value.bidders), default=0)
            for number, each in enumerate(value.bidders):
                _line(sheet, number, each, value.most, longest)
        else:
            half = room.cells // 2
            for number, each in enumerate(value.bidders):
                _half(sheet, number % 2 * half, number // 2, half, each)
        return sheet.block()


def _card(sheet: Sketch, x: int, cells: int, each: Bidder, most: int) -> None:
    ground = f"{each.role}/30" if each.inside else "track"
    body(sheet, x, 0, cells, _TALL, ground, each.target)
    end = sheet.line(x + 1, 1, (each.chip,))
    sheet.put(end + 1, 1, cut(each.name, x + cells - end - 2), "ink bold" if each.inside else "dusk-dim")
    end = _standing(sheet, x + 1, 2, each)
    state = best((each.state, each.state.partition(" ")[0]), x + cells - end)
    sheet.put(end, 2, state, "ink" if each.inside else "dusk-dim")
    sheet.fill(x + 1, 3, cells - 2, 1, "ground")
    bar(sheet, x + 1, 3, each.coins * (cells - 2) / max(1, most), "gold" if each.inside else "off")
    sheet.put(x + 1, 4, _coins(each.coins), "ink bold" if each.inside else "dusk-dim")
    sheet.line(x + 1, 5, shortened(each.note, cells - 2))


def _half(sheet: Sketch, x: int, y: int, cells: int, each: Bidder) -> None:
    """Chip, in or out, and the purse."""
    end = sheet.line(x + 1, y, (each.chip,))
    _standing(sheet, end + 1, y, each)
    sheet.right(x + cells - 1, y, f"{each.coins}¢", "gold bold" if each.inside else "dim")
    sheet.mean(x, y, cells, 1, each.target)


def _line(sheet: Sketch, y: int, each: Bidder, most: int, longest: int) -> None:
    """In columns: chip, name, in or out, what was bid, the purse as a bar and as a number."""
    end = sheet.line(1, y, (each.chip,))
    name = max(4, min(9, longest, sheet.cells - 29))
    sheet.put(end + 1, y, cut(each.name, name), "ink bold" if each.inside else "dim")
    end = _standing(sheet, end + name + 2, y, each)
    sheet.put(end, y, cut(each.state, 9), "ink" if each.inside else "dim")
    left, right = end + 10, sheet.cells - 5
    if right - left >= 3:
        sheet.fill(left, y, right - left, 1, "track")
        bar(sheet, left, y, each.coins * (right - left) / max(1, most), "gold" if each.inside else "off")
    sheet.right(sheet.cells - 1, y, f"{each.coins}¢", "gold bold" if each.inside else "dim")
    sheet.mean(0, y, sheet.cells, 1, each.target)


def _standing(sheet: Sketch, x: int, y: int, each: Bidder) -> int:
    return sheet.put(x, y, "IN  " if each.inside else "OUT ", "ink bold" if each.inside else "bad bold")


def _coins(coins: int) -> str:
    return f"{coins or 'no'} {plural(coins, 'coin')}"
