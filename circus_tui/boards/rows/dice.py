"""Dice in three sizes: a token of two cells, a box of three rows, and a die with pips where there is room.

Whose a die is says the letter on it; its colour says so again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, beside, row

BOXED: Final = 6
PIPPED: Final = 9
"""Cells of the larger ones; a die in a box is three rows high, one with pips five."""

_PIPS: Final = {
    1: ("   ", " o ", "   "),
    2: ("o  ", "   ", "  o"),
    3: ("o  ", " o ", "  o"),
    4: ("o o", "   ", "o o"),
    5: ("o o", " o ", "o o"),
    6: ("o o", "o o", "o o"),
}


@attrs.frozen
class Die:
    """A die to draw: its number, the letter and role of whoever owns it, four letters on its edge, if any.

    `chosen` is the die at the cursor: it has a double frame and, in a box, pointers beside its number.
    """

    face: int
    owner: str
    role: str
    edge: str = ""
    chosen: bool = False
    target: Any = None

    @property
    def name(self) -> str:
        """Owner and number: `a5`."""
        return f"{self.owner}{self.face}"


Slot: TypeAlias = Die | None
"""A place for a die, perhaps empty."""


def token(slot: Slot) -> Span:
    """The smallest die, or a dot where one is missing."""
    return Span(f" {glyphs.DOT}", "dim") if slot is None else Span(slot.name, slot.role)


def tokens(groups: Sequence[Sequence[Slot]]) -> Row:
    """Groups of small dice in a row, with a bar between two groups."""
    spans: list[Span] = []
    for number, group in enumerate(groups):
        spans += [Span(glyphs.BAR, "dim")] if number else []
        for place, slot in enumerate(group):
            spans += [Span(" "), token(slot)] if place else [token(slot)]
    return tuple(spans)


def frames(groups: Sequence[Sequence[Slot]]) -> Block:
    """Groups of dice in narrow frames, three rows high; a missing die is an empty frame."""
    return beside([beside([_narrow(slot) for slot in group]) for group in groups], gap=1)


def _narrow(slot: Slot) -> Block:
    up_left, up_right, down_left, down_right, edge, side = tuple(glyphs.FRAME)
    name, role = ("  ", "dim") if slot is None else (slot.name, slot.role)
    lines = (f"{up_left}{edge * 2}{up_right}", f"{side}{name}{side}", f"{down_left}{edge * 2}{down_right}")
    return tuple((Span(line, role),) for line in lines)


def tray(dice: Sequence[Die], cells: int, gap: int) -> Block:
    """Big dice side by side, each `cells` wide (`BOXED` or `PIPPED`), with a gap between them."""
    return beside([_pipped(die) if cells == PIPPED else _boxed(die) for die in dice], gap)


def _boxed(die: Die) -> Block:
    before, after = (glyphs.POINTER, glyphs.BEFORE) if die.chosen else (" ", " ")
    return _framed(die, [f"{before}{die.name}{after}"], die.edge)


def _pipped(die: Die) -> Block:
    edge = _frame(die)[4]
    pips = [f" {' '.join(line).replace('o', glyphs.FULL)} " for line in _PIPS[die.face]]
    return _framed(die, pips, f"{die.name}{edge}{die.edge or edge * 4}")


def _frame(die: Die) -> str:
    return glyphs.DOUBLE_FRAME if die.chosen else glyphs.FRAME


def _framed(die: Die, inside: Sequence[str], below: str) -> Block:
    up_left, up_right, down_left, down_right, edge, side = tuple(_frame(die))
    inner = len(inside[0])
    lines = [
        f"{up_left}{edge * inner}{up_right}",
        *(f"{side}{text}{side}" for text in inside),
        f"{down_left}{below or edge * inner}{down_right}",
    ]
    return tuple(row(Span(line, "selected" if die.chosen else die.role, die.target)) for line in lines)
