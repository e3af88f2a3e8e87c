"""What the terminal shows of a screen, cell by cell: whatever is painted anew, only what looks different is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

Cell: TypeAlias = tuple[str, Style | None]

_APART: Final = 6
"""Cells between two differences, in one style, up to which it is shorter to write them again than to jump."""

_KEPT: Final = 4096
"""Pieces whose cells are kept."""


class ShownCells:
    """The cells that are known to be shown. Nothing is known of a screen before all of it was written."""

    def __init__(self) -> None:
        self._rows: dict[int, list[Cell | None]] = {}

    def forget(self) -> None:
        """Know nothing any more: somebody else writes, or what was shown must not be kept."""
        self._rows.clear()

    def news(self, x: int, y: int, segments: Iterable[Segment]) -> Iterator[tuple[int, int]]:
        """Give the stretches, from and to, that are not shown so yet in this row; from now on they are."""
        row, new = self._rows.setdefault(y, []), list(cells(segments))
        row.extend([None] * (x + len(new) - len(row)))
        changed = [place for place, cell in enumerate(new, x) if row[place] != cell]
        row[x : x + len(new)] = new
        return stretches(changed, row)


def stretches(places: Iterable[int], row: Sequence[Cell | None]) -> Iterator[tuple[int, int]]:
    """Join places in rising order into stretches, from and to, where what is between them is short and in one style."""
    start = stop = -1
    for place in places:
        apart = place - stop
        if start >= 0 and apart and (apart > _APART or len({_style(cell) for cell in row[stop - 1 : place]}) > 1):
            yield start, stop
            start = -1
        start, stop = (place if start < 0 else start), place + 1
    if start >= 0:
        yield start, stop


def _style(cell: Cell | None) -> Style | None:
    return None if cell is None else cell[1]


def cells(segments: Iterable[Segment]) -> Iterator[Cell]:
    """Every cell with its character and style; the second cell of a wide character has none."""
    for text, style, control in segments:
        if not control:
            yield from _cells(text, style)


@lru_cache(_KEPT)
def _cells(text: str, style: Style | None) -> tuple[Cell, ...]:
    """The cells of a piece; all windows of the process share those of pieces that are often shown."""
    found: list[Cell] = []
    for char in text:
        size = cell_len(char)
        if size == 0 and found:
            found[-1] = (found[-1][0] + char, style)
        else:
            found += [(char, style), ("", style)][:size]
    return tuple(found)
