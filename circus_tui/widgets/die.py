"""A die: pips in the shape of its owner on a body in the owner's colour: both tell whose it is.

`large`, `small` and `chip` put one on a sheet.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch

LARGE: Final = (9, 5)
SMALL: Final = (5, 3)
CHIP: Final = (3, 1)
"""Cells and rows of the three sizes."""

_PIPS: Final[dict[int, str]] = {
    1: "    o    ",
    2: "o       o",
    3: "o   o   o",
    4: "o o   o o",
    5: "o o o o o",
    6: "o oo oo o",
}
"""The nine places of a face, row by row."""


@attrs.frozen
class Die:
    """What is up, the name of the body's colour (its ink is called `…-ink`), and the sign of its pips."""

    face: int
    body: str
    pip: str

    @property
    def ink(self) -> str:
        """The role of the pips."""
        return f"{self.body}-ink bold"


def large(sheet: Sketch, x: int, y: int, die: Die, *, rim: str = "", target: Any = None) -> None:
    """Draw a die with rounded corners; a rim is a colour round it."""
    cells, rows = LARGE
    body(sheet, x, y, cells, rows, rim or die.body, target)
    sheet.fill(x, y + 1, cells, rows - 2, die.body, target)
    if rim:
        for row in range(y + 1, y + rows - 1):
            sheet.put(x, row, "▌", rim)
            sheet.put(x + cells - 1, row, "▐", rim)
    _pips(sheet, x + 2, y + 1, die, 2)


def small(sheet: Sketch, x: int, y: int, die: Die, *, rim: str = "", target: Any = None) -> None:
    """Draw a die of three rows; a rim stands outside, one cell to the left and to the right."""
    cells, rows = SMALL
    sheet.fill(x, y, cells, rows, die.body, target)
    _pips(sheet, x + 1, y, die, 1)
    if rim:
        sides(sheet, x, y, cells, rows, rim)


def chip(sheet: Sketch, x: int, y: int, die: Die, *, rim: str = "", target: Any = None) -> None:
    """Write a die in one row: the shape of its pips, and the number."""
    sheet.put(x, y, f"{die.pip} {die.face}", f"{die.ink} on {die.body}", target)
    if rim:
        sides(sheet, x, y, *CHIP, rim)


def sides(sheet: Sketch, x: int, y: int, cells: int, rows: int, rim: str) -> None:
    """Draw a bright edge to the left and to the right of something."""
    for row in range(y, y + rows):
        sheet.put(x - 1, row, "▐", rim)
        sheet.put(x + cells, row, "▌", rim)


def _pips(sheet: Sketch, x: int, y: int, die: Die, step: int) -> None:
    for place, sign in enumerate(_PIPS[die.face]):
        if sign != " ":
            sheet.put(x + place % 3 * step, y + place // 3, die.pip, die.ink)
