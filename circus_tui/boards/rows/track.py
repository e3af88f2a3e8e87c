"""A track of spaces laid out in a line: lanes one above the other, with marks on their spaces."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from circus_tui.paint import Row, Span, joined


@attrs.frozen
class Mark:
    """Something on a space: signs of one cell each, which may run on over the next spaces."""

    space: int
    text: str
    role: str = ""


def pitch(spaces: int, cells: int, label: int, widest: int = 3) -> int:
    """How many cells each space can have, at least one."""
    return max(1, min(widest, (cells - label) // spaces))


def lane(label: str, marks: Iterable[Mark], spaces: int, cells: int, blank: str = " ") -> Row:
    """Draw one lane: `label`, then `cells` for each space; the first cell of an empty one is `blank`.

    Of marks that want the same cell the later one has it; what runs over the end is left out.
    """
    line = [(blank if cell % cells == 0 else " ", "dim") for cell in range(spaces * cells)]
    for mark in marks:
        for offset, sign in enumerate(mark.text):
            place = mark.space * cells + offset
            if place < len(line):
                line[place] = (sign, mark.role)
    return joined((Span(label), *(Span(sign, "" if sign == " " and role == "dim" else role) for sign, role in line)))
