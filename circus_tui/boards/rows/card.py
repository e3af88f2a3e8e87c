"""Cards with a frame: the number that counts at the top, the other one at the bottom."""

from __future__ import annotations

from typing import Literal, TypeAlias

from circus_tui.glyphs import DOUBLE_FRAME, FRAME
from circus_tui.paint import Block, Span

Look: TypeAlias = Literal["plain", "selected", "incoming"]
"""How a card stands out: by its frame as well as by its colour."""

WIDE = 7
NARROW = 5
_ROLES: dict[Look, str] = {"plain": "card", "selected": "selected", "incoming": "incoming"}


def card(top: str, bottom: str, *, cells: int = NARROW, look: Look = "plain") -> Block:
    """Draw one card, `cells` wide; a card of `WIDE` cells is six rows high, a `NARROW` one four."""
    up_left, up_right, down_left, down_right, edge, side = FRAME if look == "plain" else DOUBLE_FRAME
    inner = cells - 2
    middle = [f"{top:>2}".ljust(inner), *[" " * inner] * (height(cells) - 4), bottom.rjust(inner)]
    lines = [
        f"{up_left}{edge * inner}{up_right}",
        *(f"{side}{text[:inner]}{side}" for text in middle),
        f"{down_left}{edge * inner}{down_right}",
    ]
    return tuple((Span(line, _ROLES[look]),) for line in lines)


def height(cells: int) -> int:
    """Rows a card of that width takes."""
    return 6 if cells == WIDE else 4
