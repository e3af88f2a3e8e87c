"""A table of numbers in narrow columns: who has how many of what, and rows and marks set exactly below them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from circus_tui import glyphs
from circus_tui.paint import Row, Span, fit, joined, row


@attrs.frozen
class Column:
    """A column: its heading, and its cells, the gap before it included."""

    head: str
    cells: int


@attrs.frozen
class Ledger:
    """The layout: so many cells for a label, then the columns."""

    label: int
    columns: tuple[Column, ...]

    def heading(self, label: str = "") -> Row:
        """The headings."""
        heads = "".join(f"{column.head:>{column.cells}}" for column in self.columns)
        return row(Span(f"{label:<{self.label}}{heads}", "dim"))

    def entry(self, label: Row, values: Iterable[Span]) -> Row:
        """One row: a label, and a value for each column, set flush right; a value keeps its role and target."""
        cells = (
            value._replace(text=f"{value.text:>{column.cells}}")
            for column, value in zip(self.columns, values, strict=True)
        )
        return joined((*fit(label, self.label), *cells))

    def pointer(self, column: int, label: Sequence[Span] = ()) -> Row:
        """A row that points up at a column."""
        size = self.columns[column].cells
        gap = sum(each.cells for each in self.columns[:column])
        sign = f"{glyphs.HEAVY * min(2, size - 1)}{glyphs.CURSOR}"
        return row(*fit(tuple(label), self.label), " " * (gap + size - len(sign)), Span(sign, "cursor"))


def number(count: int, role: str = "") -> Span:
    """A number in a table; none is a dot."""
    return Span(str(count), role) if count else Span(glyphs.DOT, "dim")
