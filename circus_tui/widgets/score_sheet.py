"""A sheet of scores: a line a player with letter and name, columns under their heads, and bars where there is room.

For the sums of one round (taken, chips, left in hand, points) as for all rounds of a game side by side.
"""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.bars import Axis
from circus_tui.widgets.picture import Picture, Room

_CHIP: Final = 5
_LONGEST_NAME: Final = 16
_LEAST_BAR: Final = 6
_LEAST_LAST_BAR: Final = 12
_WORDED: Final = 2
"""Columns whose heads are words and not numbers alone."""


@attrs.frozen
class Entry:
    """What stands in a column; a number asks for a bar of that length beside it, in the player's colour."""

    words: Row
    number: float | None = None


@attrs.frozen
class SheetLine:
    """One player: letter, name, what stands in the columns, the colour of bars, and a word behind everything."""

    chip: Span
    name: str
    entries: tuple[Entry, ...]
    role: str = "gold"
    note: Row = ()


@attrs.frozen
class Sheet:
    """The heads of the columns, and a line for each player, the best first; the last column is the sum.

    `corner` says what the heads count, above the names.
    """

    heads: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    corner: str = ""


def numbered(word: str, count: int) -> tuple[tuple[str, ...], str]:
    """Heads for so many columns, and the corner before them: `hand 1`, `hand 2`; of more only numbers, after `hand`."""
    if count <= _WORDED:
        return tuple(f"{word} {number}" for number in range(1, count + 1)), ""
    return tuple(str(number) for number in range(1, count + 1)), word


class ScoreSheet(Picture[Sheet]):
    """Scores in columns; where there is height, with blank rows between the players.

    Where there is little width the bars give way first, those of the sum last, then the columns from the left, with
    a sign that there are more.
    """

    def paint(self, value: Sheet, room: Room) -> Block:
        """Draw heads, lines and bars."""
        sheet = Sketch(room.cells, room.rows)
        shown = _fitting(value, room.cells)
        layout = _Layout.of(shown, room)
        corner = value.corner if len(shown.heads) == len(value.heads) else f"« {value.corner}"
        sheet.put(1, layout.head, corner, "dim")
        for head, edge in zip(shown.heads, layout.edges, strict=True):
            sheet.right(edge, layout.head, head, "dim")
        for column in range(len(shown.heads)):
            _bars(sheet, shown, column, layout)
        for number, line in enumerate(shown.lines):
            y = layout.top + number * layout.step
            sheet.line(1, y, (line.chip,))
            sheet.put(_CHIP, y, cut(line.name, layout.names), "ink bold")
            for entry, edge in zip(line.entries, layout.edges, strict=True):
                sheet.line(edge - width(entry.words), y, entry.words)
            sheet.line(room.cells - width(line.note) - 1, y, line.note)
        return sheet.block()


@attrs.frozen
class _Layout:
    """Where everything stands: right edges of the columns, cells for the bars behind each, rows."""

    names: int
    edges: tuple[int, ...]
    bars: tuple[int, ...]
    head: int
    top: int
    step: int

    @classmethod
    def of(cls, value: Sheet, room: Room) -> _Layout:
        """Share the room out: first the words, then the bars, the rest as gaps."""
        names, notes = _names(value), _notes(value)
        widths = [_width(value, column) for column in range(len(value.heads))]
        spare = room.cells - _CHIP - names - sum(widths) - notes - 2
        least = 3 if room.cells >= 100 else 2
        wanted = [_wants_bar(value, column) for column in range(len(widths))]
        bars = _shared(spare - least * len(widths), wanted)
        gap = min(9, (spare - sum(bars)) // max(1, len(widths)))
        edges, x = [], _CHIP + names
        for cells, extra in zip(widths, bars, strict=True):
            x += gap + cells
            edges.append(x)
            x += extra
        count = len(value.lines)
        step = max(1, min(4, (room.rows - 1) // max(1, count)))
        free = room.rows - 1 - count * step + (step - 1)
        head = max(0, free) // 2 if step > 1 else 0
        return cls(names, tuple(edges), tuple(bars), head, head + 1, step)


def _shared(spare: int, wanted: list[bool]) -> list[int]:
    """Cells of the bars behind each column: none, only the last one's, or all, the last as long as two others."""
    others, last = sum(wanted[:-1]), 2 * wanted[-1]
    each = min(18, spare // (others + last)) if others else 0
    if each < _LEAST_BAR:
        each = 0
    bars = [each if wants else 0 for wants in wanted]
    left = spare - each * others
    bars[-1] = min(60, left) if wanted[-1] and left >= _LEAST_LAST_BAR else 0
    return bars


def _bars(sheet: Sketch, value: Sheet, column: int, layout: _Layout) -> None:
    """The bars of one column; those of all but the last have one scale, half as long."""
    cells, last = layout.bars[column], column == len(value.heads) - 1
    if not cells:
        return
    columns = [column] if last else [k for k in range(len(value.heads) - 1) if layout.bars[k]]
    numbers = [line.entries[k].number or 0.0 for line in value.lines for k in columns]
    axis = Axis.spanning(numbers, layout.edges[column] + 2, cells - 2, 2.0 if last else 1.0)
    rows = layout.step * (len(value.lines) - 1) + 1
    axis.line(sheet, layout.top, min(rows, sheet.rows - layout.top))
    thick = 2 if layout.step > 3 else 1
    for number, line in enumerate(value.lines):
        for row in range(thick):
            axis.draw(sheet, layout.top + number * layout.step + row, line.entries[column].number or 0.0, line.role)


def _fitting(value: Sheet, cells: int) -> Sheet:
    """Leave out the first columns where there is no room for all."""
    while len(value.heads) > 1:
        need = sum(_width(value, column) + 2 for column in range(len(value.heads)))
        if _CHIP + _names(value) + need + _notes(value) <= cells:
            break
        lines = tuple(attrs.evolve(line, entries=line.entries[1:]) for line in value.lines)
        value = attrs.evolve(value, heads=value.heads[1:], lines=lines)
    return value


def _names(value: Sheet) -> int:
    return min(_LONGEST_NAME, max((cell_len(line.name) for line in value.lines), default=0))


def _notes(value: Sheet) -> int:
    longest = max((width(line.note) for line in value.lines), default=0)
    return longest + 2 if longest else 1


def _width(value: Sheet, column: int) -> int:
    return max(cell_len(value.heads[column]), *(width(line.entries[column].words) for line in value.lines))


def _wants_bar(value: Sheet, column: int) -> bool:
    return any(line.entries[column].number is not None for line in value.lines)
