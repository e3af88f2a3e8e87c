"""A bowl of peanuts, each a dot, with their number."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row
from circus_tui.drawing.shapes import numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_BROWNS: Final = ("peanut", "peanut-dark", "peanut-light")
NUT: Final = "•"
_BOWL: Final = 18
_TALL: Final = 9


@attrs.frozen
class Peanuts:
    """How many are in the bowl, a line over it, such as that one of yours falls in, and a line under it."""

    number: int
    over: str = ""
    under: str = ""


class Pot(Picture[Peanuts]):
    """The bowl; where there is little room, a line."""

    def paint(self, value: Peanuts, room: Room) -> Block:
        """Draw the number, the peanuts heaped and the bowl."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows < _TALL or room.cells < _BOWL:
            _line(sheet, value)
            return sheet.block()
        middle = room.cells // 2
        text = str(value.number)
        numeral(sheet, middle - numeral_cells(text) // 2, 0, text, "gold", ascii_only=room.ascii)
        sheet.centre(0, 3, room.cells, "peanut" if value.number == 1 else "peanuts", "dim")
        sheet.centre(0, room.rows - 1, room.cells, value.under, "dim")
        bowl = room.rows - 4 if value.under else room.rows - 3
        left = middle - _BOWL // 2 - 1
        sheet.put(left, bowl, f"▜{'█' * _BOWL}▛", "wood")
        sheet.put(left + 1, bowl + 1, f"▜{'█' * (_BOWL - 2)}▛", "wood")
        sheet.put(left + 3, bowl + 2, "▀" * (_BOWL - 4), "wood")
        _heap(sheet, middle, bowl - 1, value.number, floor=5 if value.over else 4)
        if value.over:
            sheet.centre(0, 4, room.cells, value.over, "gold bold")
        return sheet.block()


def _heap(sheet: Sketch, middle: int, y: int, number: int, floor: int) -> None:
    done, each = 0, 9
    while done < number and y >= floor and each:
        here = min(each, number - done)
        x = middle - (here * 2 - 1) // 2
        for one in range(here):
            sheet.put(x + one * 2, y, NUT, f"{_BROWNS[(done + one) % 3]} bold")
        done += here
        y -= 1


def _line(sheet: Sketch, value: Peanuts) -> None:
    x = sheet.put(1, 0, f"Pot {value.number} ", "gold bold")
    for one in range(min(value.number, max(0, sheet.cells - x - len(value.under) - 4) // 2)):
        x = sheet.put(x, 0, NUT, _BROWNS[one % 3]) + 1
    x = sheet.put(x + 1, 0, value.under, "dim")
    if sheet.rows > 1:
        sheet.put(1, 1, value.over, "gold bold")
    elif x + len(value.over) + 2 < sheet.cells:
        sheet.right(sheet.cells - 1, 0, value.over, "gold bold")


def nuts(number: int, cells: int, most: int = 2) -> tuple[Row, ...]:
    """So many peanuts in groups of five, as rows: apart, or by their browns where that takes more than `most` rows."""
    apart = number <= max(1, (cells + 1) // 6) * 5 * most
    each = max(1, (cells + 1) // 6 if apart else cells // 5)
    groups = [min(5, number - start) for start in range(0, number, 5)]
    return tuple(
        _group_row(groups[first : first + each], " " if apart else "") for first in range(0, len(groups), each)
    )


def _group_row(groups: list[int], gap: str) -> Row:
    browns = ("peanut bold",) if gap else ("peanut bold", "peanut-dark bold")
    return row(*(Span(NUT * count + gap, browns[place % len(browns)]) for place, count in enumerate(groups)))
