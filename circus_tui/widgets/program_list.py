"""Shows as a list: number, name, price, and a mark for every token, or two numbers; above it other things, as tiles."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.glyphs import MORE
from circus_tui.drawing.paint import Block, Row, Span, row, width
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.token import Need, marks

_NAME: Final = 28
_SHORT: Final = 12
_TALL: Final = 16
"""Rows from which tiles may have two lines of words."""

_CURT: Final = 16
"""Cells below which a long name gives way to the short one, rather than to its beginning."""

_HELD: Final = 7
"""Cells of two numbers in place of marks, and of the blanks round them."""

_GAP: Final = 1


@attrs.frozen
class ListedShow:
    """A line: number, a sign behind it, name, columns of text, tokens needed, and what stands at the end.

    `off` is what is out of reach, `here` the cursor; `short` a short name; `target` is what a click means.
    """

    number: int
    name: str
    columns: tuple[Span, ...]
    needs: tuple[Need, ...]
    end: Row = ()
    sign: str = " "
    role: str = "ink"
    number_role: str = "ink"
    off: bool = False
    here: bool = False
    words: str = ""
    short: str = ""
    target: Any = None


@attrs.frozen
class Tile:
    """Something else to choose: its name and price, and a line about it."""

    name: str
    price: str
    note: Span
    off: bool
    here: bool
    target: Any = None


@attrs.frozen
class ShowList:
    """The tiles and the lines."""

    lines: tuple[ListedShow, ...]
    tiles: tuple[Tile, ...] = ()


class ProgramList(Picture[ShowList]):
    """One column where it has room for all lines, else two; if not even that is enough, it follows the cursor."""

    def paint(self, value: ShowList, room: Room) -> Block:
        """Draw tiles and lines."""
        sheet = Sketch(room.cells, room.rows)
        top = _tiles(sheet, value)
        rows = max(1, room.rows - top)
        columns = 1 if len(value.lines) <= rows or room.cells < 58 else 2
        cells = (room.cells - 1 - _GAP * columns) // columns
        deep = min(rows, ceil(len(value.lines) / columns)) if columns > 1 else rows
        here = next((k for k, line in enumerate(value.lines) if line.here), 0)
        shown = deep * columns
        widest = max((_told(line) for line in value.lines), default=0)
        first = max(0, min(here - shown // 2, len(value.lines) - shown))
        for number, line in enumerate(value.lines[first : first + shown]):
            x = 1 + number // deep * (cells + _GAP)
            _line(sheet, x, top + number % deep, cells, line, widest)
        _more(sheet, top, rows, first, first + shown < len(value.lines))
        return sheet.block()


def _more(sheet: Sketch, top: int, rows: int, before: int, after: bool) -> None:
    """Signs at the right edge that the list goes on."""
    if before:
        sheet.put(sheet.cells - 1, top, "▴", "gold bold")
    if after:
        sheet.put(sheet.cells - 1, top + rows - 1, "▾", "gold bold")


def _tiles(sheet: Sketch, value: ShowList) -> int:
    """Draw the tiles in a row; give the row below them."""
    if not value.tiles:
        return 0
    many = len(value.tiles)
    spare = sheet.rows - len(value.lines) if sheet.rows >= _TALL else 0
    high = 4 if spare >= 4 else 3 if spare >= 3 else 1
    cells = (sheet.cells - 2 - (many - 1)) // many
    for number, tile in enumerate(value.tiles):
        _tile(sheet, 1 + number * (cells + 1), cells, high, tile)
    return high


def _tile(sheet: Sketch, x: int, cells: int, high: int, tile: Tile) -> None:
    ground = "cap" if tile.here else "track" if tile.off else "tile"
    ink = "cap-ink" if tile.here else "dusk-dim" if tile.off else "dusk-ink"
    note = tile.note._replace(role="cap-ink" if tile.here else ink if tile.off else tile.note.role)
    if high == 1:
        sheet.fill(x, 0, cells, 1, ground, tile.target)
        name = f"{tile.name} {tile.price}"
        end = sheet.put(x + 1, 0, cut(name, cells - 1), ink if tile.off else f"{ink} bold")
        if end + 1 + cell_len(note.text) <= x + cells:
            sheet.put(end + 1, 0, note.text, note.role)
        return
    if high == 4:
        body(sheet, x, 0, cells, 4, ground, tile.target)
    else:
        sheet.fill(x, 0, cells, 2, ground, tile.target)
    y = 1 if high == 4 else 0
    sheet.put(x + 1, y, cut(tile.name, cells - 2), ink if tile.off else f"{ink} bold")
    sheet.right(x + cells - 1, y, tile.price, "cap-ink bold" if tile.here else ink if tile.off else "gold bold")
    sheet.put(x + 1, y + 1, cut(note.text, cells - 2), note.role)


def _told(line: ListedShow) -> int:
    """Cells of what is told behind the columns: a mark for each token, or words."""
    return cell_len(line.words) if line.words else sum(each.need for each in line.needs)


def _held(line: ListedShow) -> str:
    """`3/9`: how many of the tokens are there."""
    size = sum(each.need for each in line.needs)
    return f"{size - sum(each.missing for each in line.needs)}/{size}" if size else ""


def _line(sheet: Sketch, x: int, y: int, cells: int, line: ListedShow, widest: int) -> None:
    """Draw one; `widest` are the cells of what is told behind the columns of any line."""
    fixed = sum(max(1, cell_len(each.text)) + 1 for each in line.columns)
    after = widest + 1 + (4 if line.end else 0)
    name = min(_NAME, cells - 4 - fixed - after)
    drawn = name >= _SHORT
    bare = cells - 4 - fixed - (4 if line.end else 0)
    numbers = "" if drawn or line.words or bare < _SHORT + _HELD else _held(line)
    if not drawn:
        name = min(_NAME, bare - (_HELD if numbers else 0))
    brief = line.short if name < _CURT and line.short else cut(line.name, name - 1) + MORE
    words = line.name if cell_len(line.name) <= name else brief
    number = Span(f"{line.number:>2}", line.number_role)
    text = row(number, Span(f"{line.sign}{words}{' ' * (name - cell_len(words))}", line.role), *_columns(line))
    behind = 1 if drawn else 0
    if line.here:
        end = sheet.put(x, y, "".join(span.text for span in text), "cap-ink on cap bold")
    else:
        end = x
        for span in text:
            end = sheet.put(end, y, span.text, "off" if line.off else span.role)
    if numbers:
        sheet.right(x + cells - 1 - (4 if line.end else 0), y, numbers, "dim")
    if drawn:
        marked = row(Span(line.words, "dim")) if line.words else marks(line.needs, off=line.off and not line.here)
        sheet.line(end + behind, y, marked if width(marked) <= x + cells - end - 1 else ())
    if line.end:
        sheet.line(x + cells - width(line.end), y, line.end)
    sheet.mean(x, y, cells, 1, line.target)


def _columns(line: ListedShow) -> Row:
    return tuple(part for each in line.columns for part in (Span(" "), each))
