"""The one widget that draws: it is given whole screens and sends only what has changed to the terminal."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from circus_tui.glyphs import plain
from circus_tui.paint import Block, Row
from circus_tui.theme import STYLES


class Canvas(Widget):
    """A screenful of rows. Not focusable: the screen that owns it has the cursor."""

    DEFAULT_CSS = "Canvas { width: 1fr; height: 1fr; }"

    def __init__(self, *, ascii_only: bool = False) -> None:
        super().__init__()
        self.ascii_only = ascii_only
        self._rows: Block = ()

    def show(self, rows: Block) -> None:
        """Show these rows in place of the present ones."""
        before, self._rows = self._rows, rows
        if len(before) != len(rows):
            self.refresh()
            return
        changed = [
            Region(start, y, stop - start, 1)
            for y, (old, new) in enumerate(zip(before, rows, strict=True))
            if old != new
            for start, stop in [difference(old, new)]
            if stop > start
        ]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """Give one row to the screen."""
        if y >= len(self._rows):
            return Strip.blank(self.size.width)
        return Strip([Segment(self._signs(span.text), style_of(span.role)) for span in self._rows[y]])

    def _signs(self, text: str) -> str:
        return plain(text) if self.ascii_only else text

    def target_at(self, x: int, y: int) -> Any:
        """What a click on this cell means; None if nothing."""
        if y < len(self._rows):
            for span in self._rows[y]:
                x -= cell_len(span.text)
                if x < 0:
                    return span.target
        return None


@cache
def style_of(role: str) -> Style:
    """Give the style of a role; what is no role is a Rich style in words."""
    return Style.parse(STYLES.get(role, role) or "none")


def difference(old: Row, new: Row) -> tuple[int, int]:
    """The cells, from and to, outside which two rows of the same width look the same."""
    before, after = _cells(old), _cells(new)
    if len(before) != len(after):
        return 0, max(len(before), len(after))
    places = [x for x, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    return (places[0], places[-1] + 1) if places else (0, 0)


def _cells(line: Row) -> list[tuple[str, str]]:
    """Every cell with its character and role; the second cell of a wide character belongs to the first."""
    cells: list[tuple[str, str]] = []
    for span in line:
        for char in span.text:
            size = cell_len(char)
            if size == 0 and cells:
                cells[-1] = (cells[-1][0] + char, cells[-1][1])
            else:
                cells += [(char, span.role)] * size
    return cells
