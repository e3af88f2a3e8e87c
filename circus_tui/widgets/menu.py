"""A list to choose from: a pointer shows where one is; a long list scrolls with it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, columns, row


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
    label, note = columns((item.label,), (label_cells,)), columns((item.note,), (cells - label_cells - 5,))
    pointer = glyphs.POINTER if chosen else " "
    return (
        Span(f" {pointer} ", "cursor", place),
        Span(label, "cursor" if chosen else "", place),
        Span(f" {note}", "", place),
    )
