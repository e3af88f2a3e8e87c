"""A sheet of cells to draw on: fills, texts and shapes over each other, from the back to the front.

What is drawn over a fill stands on it, and means on a click what the fill means, unless it says otherwise. Whatever
runs off the sheet is cut. A finished sheet is a `Block`.
"""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, joined
from circus_tui.themes.palette import over, parsed


class Sketch:
    """A sheet of `cells` by `rows`, blank at first; places are counted from 0, from the left and from the top."""

    def __init__(self, cells: int, rows: int) -> None:
        self.cells = max(0, cells)
        self.rows = max(0, rows)
        self._grid: list[list[Span]] = [[Span(" ")] * self.cells for _ in range(self.rows)]

    def put(self, x: int, y: int, text: str, role: str = "", target: Any = None) -> int:
        """Write a text in one role; give the place behind it."""
        for char in text:
            size = cell_len(char)
            if 0 <= y < self.rows and size and x >= 0 and x + size <= self.cells:
                below = self._grid[y][x]
                meant = below.target if target is None else target
                span = Span(char, over(role, parsed(below.role).ground), meant)
                self._grid[y][x] = span
                if size == 2:
                    self._grid[y][x + 1] = Span("", span.role, meant)
            elif not size and 0 < x <= self.cells and 0 <= y < self.rows:
                before = self._grid[y][x - 1]
                self._grid[y][x - 1] = before._replace(text=before.text + char)
            x += size
        return x

    def line(self, x: int, y: int, line: Row) -> int:
        """Write a row of spans; give the place behind it."""
        for span in line:
            x = self.put(x, y, span.text, span.role, span.target)
        return x

    def centre(self, x: int, y: int, cells: int, text: str, role: str = "", target: Any = None) -> None:
        """Write a text in the middle of so many cells from `x` on."""
        self.put(x + max(0, cells - cell_len(text)) // 2, y, text, role, target)

    def right(self, x: int, y: int, text: str, role: str = "", target: Any = None) -> None:
        """Write a text that ends before `x`."""
        self.put(x - cell_len(text), y, text, role, target)

    def fill(self, x: int, y: int, cells: int, rows: int, ground: str, target: Any = None) -> None:
        """Fill a rectangle with a colour; what stood there is gone."""
        self.tile(x, y, cells, rows, " ", f"on {ground}" if ground else "", target)

    def tile(self, x: int, y: int, cells: int, rows: int, sign: str, role: str, target: Any = None) -> None:
        """Fill a rectangle with a sign of one cell."""
        for row in range(max(0, y), min(self.rows, y + rows)):
            for column in range(max(0, x), min(self.cells, x + cells)):
                meant = self._grid[row][column].target if target is None else target
                self._grid[row][column] = Span(sign, role, meant)

    def mean(self, x: int, y: int, cells: int, rows: int, target: Any) -> None:
        """Say what a click on a rectangle means, whatever is drawn there."""
        for row in range(max(0, y), min(self.rows, y + rows)):
            for column in range(max(0, x), min(self.cells, x + cells)):
                text, role, _ = self._grid[row][column]
                self._grid[row][column] = Span(text, role, target)

    def stamp(self, x: int, y: int, block: Block) -> None:
        """Put a finished block on the sheet."""
        for number, line in enumerate(block):
            self.line(x, y + number, line)

    def block(self) -> Block:
        """Give what is drawn, row by row."""
        return tuple(joined(row) for row in self._grid)
