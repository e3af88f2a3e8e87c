"""How the crowd of one show adds up: a tile for every source, a bar with everybody's best as a cut, and the sum."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, shortened, width
from circus_tui.drawing.shapes import NUMERAL_ROWS, body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.widgets.crowd_bars import CrowdPart
from circus_tui.widgets.picture import Picture, Room

_TALL: Final = 10


@attrs.frozen
class Source:
    """A tile: its title, what counts, and the part that it makes; `set` is a number that can be set, between arrows."""

    part: CrowdPart
    title: str
    detail: str
    short: str
    set: str = ""
    less: Any = None
    more: Any = None


@attrs.frozen
class CrowdSum:
    """The tiles, the sum as text, words behind it, numbers to compare with (each with a chip), and rows below."""

    sources: tuple[Source, ...]
    total: str
    words: tuple[Row, ...]
    cuts: tuple[tuple[int, Span], ...]
    most: int
    notes: tuple[Row, ...] = ()


class CrowdSumPanel(Picture[CrowdSum]):
    """With ten rows tiles have rounded corners and the sum is large."""

    def paint(self, value: CrowdSum, room: Room) -> Block:
        """Draw tiles, bar and sum."""
        sheet = Sketch(room.cells, room.rows)
        if not value.sources:
            for number, line in enumerate(value.words):
                sheet.line(1, number, shortened(line, room.cells - 2))
            return sheet.block()
        tall = room.rows >= _TALL
        y = _tiles(sheet, value, tall=tall)
        if room.rows > y + 3:
            y += 1
        behind = 32 if tall and room.cells >= 100 else max((width(words) for words in value.words), default=0) + 2
        bar = room.cells - 4 - behind
        scale = min(3.0, bar / max(1, value.most))
        _bar(sheet, value, y, scale, 2 if tall else 1, room.cells - behind)
        self._sum(sheet, value, y, room.cells - behind, tall=tall, ascii_only=room.ascii)
        below = y + (3 if tall else 2)
        for number, note in enumerate(value.notes[: max(0, room.rows - below)]):
            sheet.line(1, below + number, shortened(note, room.cells - 2))
        return sheet.block()

    def _sum(self, sheet: Sketch, value: CrowdSum, y: int, x: int, *, tall: bool, ascii_only: bool) -> None:
        if tall and value.total.isdigit():
            numeral(sheet, x, y, value.total, "green bold", ascii_only=ascii_only)
            x += numeral_cells(value.total) + 2
        for number, words in enumerate(value.words[: NUMERAL_ROWS if tall else 2]):
            sheet.line(x, y + number, shortened(words, sheet.cells - x))


def _tiles(sheet: Sketch, value: CrowdSum, *, tall: bool) -> int:
    """Draw the tiles in a row, as wide as their words; give the row below them."""
    many = len(value.sources)
    texts = [_texts(source, tall=tall) for source in value.sources]
    free = sheet.cells - 2 - (many - 1)
    cells = min(30, free // many)
    x = 1
    for source, text in zip(value.sources, texts, strict=True):
        high = 3 if tall else 2
        role = source.part.role
        if tall:
            body(sheet, x, 0, cells, 5, role)
        else:
            sheet.fill(x, 0, cells, 2, role)
        top = 1 if tall else 0
        for number, wordings in enumerate(text[:high]):
            line = best(wordings, cells - 1)
            sheet.put(x + 1, top + number, line, "from-ink" if number == 1 and tall else "from-ink bold")
        if source.set:
            y = top + high - 1 if tall else 0
            arrows = best((f"◂ {source.set} ▸", f"◂{source.set}▸"), cells - 3 - (0 if tall else len(source.part.word)))
            left, half = x + cells - 1 - len(arrows), len(arrows) // 2
            sheet.put(left, y, arrows, "paper-ink on paper bold")
            sheet.mean(left, y, half, 1, source.less)
            sheet.mean(left + len(arrows) - half, y, half, 1, source.more)
        x += cells + 1
    return 5 if tall else 2


def _texts(source: Source, *, tall: bool) -> tuple[tuple[str, ...], ...]:
    """The lines of a tile, each in its wordings, the longest first."""
    if tall:
        return (source.title,), (source.detail,), (f"+{source.part.number}",)
    return (source.part.word,), (f"{source.short} +{source.part.number}", source.short)


def _bar(sheet: Sketch, value: CrowdSum, y: int, scale: float, high: int, limit: int) -> None:
    sheet.fill(2, y, round(value.most * scale), high, "track")
    edges = [2 + round(sum_ * scale) for sum_ in accumulate((each.part.number for each in value.sources), initial=0)]
    parts = [(each.part, *ends) for each, ends in zip(value.sources, pairwise(edges), strict=True)]
    for part, start, end in parts:
        sheet.fill(start, y, end - start, high, part.role)
    for number, _ in value.cuts:
        for line in range(high):
            sheet.put(min(2 + round(number * scale), sheet.cells - 1), y + line, "┃", "ground")
    for part, start, end in parts:
        text = str(part.number)
        if part.number and len(text) < end - start:
            sheet.put(start + 1, y, text, "from-ink bold")
    if not value.cuts or y + high >= sheet.rows:
        return
    sheet.put(1, y + high, "best so far", "dim")
    end = 13
    for number, chip in sorted(value.cuts, key=lambda cut: cut[0]):
        left = max(end, 1 + round(number * scale))
        if left + 6 > limit:
            break
        end = sheet.put(sheet.line(left, y + high, (chip,)), y + high, f" {number}", "ink bold") + 1
