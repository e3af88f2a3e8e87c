"""A list to choose from: a pointer shows where one is; a long list scrolls with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, columns, row, shortened

NARROW: Final = 30
_WIDE: Final = 36
_ROOMY: Final = 70


def cells_for_labels(cells: int) -> int:
    """Give the cells for labels on a page of settings, so that there is room for the notes beside them."""
    return _WIDE if cells >= _ROOMY else NARROW


@attrs.frozen
class Item:
    """One line of a menu: what it says, what is said beside it, and a heading above it where a new part begins."""

    label: str
    note: str = ""
    heading: str = ""


def menu(items: Sequence[Item], cursor: int, cells: int, height: int, *, label_cells: int = 34) -> Block:
    """Draw the items in at most `height` rows, the one at the cursor always among them."""
    rows: list[Row] = []
    at = 0
    for place, item in enumerate(items):
        if item.heading:
            rows += [(), row(Span(f" {item.heading}", "heading"))]
        if place == cursor:
            at = len(rows)
        rows.append(_line(item, cells, label_cells, place, chosen=place == cursor))
    top = max(0, min(at - height // 2, len(rows) - height))
    return tuple(rows[top : top + height])


def _line(item: Item, cells: int, label_cells: int, place: int, *, chosen: bool) -> Row:
    label = columns((item.label,), (label_cells,))
    line = row(
        Span(f" {glyphs.POINTER if chosen else ' '} ", "cursor", place),
        Span(label, "cursor" if chosen else "", place),
        Span(f" {item.note}", "", place),
    )
    return shortened(line, cells - 1)
