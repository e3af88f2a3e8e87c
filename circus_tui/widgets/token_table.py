"""Kinds of tokens in lines, and in columns who has how many and who lacks some."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, shortened, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_WORD: Final = 12


@attrs.frozen
class TokenLine:
    """A kind: its sign in its colour, its word, a row for each column, whether it is at the cursor or out of use."""

    sign: Span
    word: str
    cells: tuple[Row, ...]
    here: bool = False
    off: bool = False
    tag: str = ""
    target: Any = None
    code: str = ""


@attrs.frozen
class TokenLines:
    """The heads of the columns with their least widths, and the lines."""

    heads: tuple[Row, ...]
    widths: tuple[int, ...]
    lines: tuple[TokenLine, ...]
    foot: tuple[Row, ...] = ()


class TokenTable(Picture[TokenLines]):
    """One line a kind; where they do not all have room it follows the cursor."""

    def paint(self, value: TokenLines, room: Room) -> Block:
        """Draw heads, lines and what stands below."""
        sheet = Sketch(room.cells, room.rows)
        word, edges = _columns(value, room.cells)
        coded = any(cell_len(line.word) > word for line in value.lines if line.code)
        top = 1
        for head, edge in zip(value.heads, edges, strict=True):
            sheet.line(edge, 0, head)
        foot = value.foot if room.rows >= top + len(value.lines) + len(value.foot) else ()
        rows = max(1, room.rows - top - len(foot))
        here = next((k for k, line in enumerate(value.lines) if line.here), 0)
        first = max(0, min(here - rows // 2, len(value.lines) - rows))
        shown = value.lines[first : first + rows]
        for number, line in enumerate(shown):
            _line(sheet, top + number, line, word, edges, coded=coded)
        if first:
            sheet.put(room.cells - 1, top, "▴", "gold bold")
        if first + len(shown) < len(value.lines):
            sheet.put(room.cells - 1, room.rows - 1, "▾", "gold bold")
        for number, words in enumerate(foot):
            sheet.line(1, top + len(shown) + number, shortened(words, room.cells - 2))
        return sheet.block()


def _columns(value: TokenLines, cells: int) -> tuple[int, list[int]]:
    """How wide the words are, and where the columns begin."""
    many, widths = len(value.widths), sum(value.widths)
    word = max(2, min(_WORD, cells - 4 - widths))
    gap = max(0, min(4, (cells - 4 - word - widths) // max(1, many)))
    return word, [3 + word + gap + sum(value.widths[:k]) + gap * k for k in range(many)]


def _line(sheet: Sketch, y: int, line: TokenLine, word: int, edges: list[int], *, coded: bool) -> None:
    role = "cap-ink on cap bold" if line.here else "dim" if line.off else "ink bold"
    if line.here:
        sheet.fill(1, y, word + 2, 1, "cap")
    sign = line.sign._replace(role="cap-ink bold") if line.here else line.sign
    sheet.line(1, y, (sign,))
    sheet.put(3, y, line.code if coded and line.code else cut(line.word, word), role)
    for cell, edge in zip(line.cells, edges, strict=True):
        sheet.line(edge, y, shortened(cell, sheet.cells - edge - 1))
    if line.tag and edges and edges[-1] + width(line.cells[-1]) + len(line.tag) + 2 < sheet.cells:
        sheet.right(sheet.cells - 1, y, line.tag, "cap-ink on cap bold")
    sheet.mean(0, y, sheet.cells, 1, line.target)
