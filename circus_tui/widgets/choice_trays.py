"""Ways to do one thing: trays of cubes side by side, or lines of words; the chosen one in gold; what follows."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, wrapped_row
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets import cubes
from circus_tui.widgets.picture import Picture, Room

_CUBE: Final = 5


@attrs.frozen
class Way:
    """One way: its cubes, if that is what tells it from the others, and its words."""

    words: Row
    cubes: tuple[str, ...] = ()
    chosen: bool = False
    target: Any = None


@attrs.frozen
class Ways:
    """All ways, what is asked above them, and what the chosen one means."""

    asks: str
    ways: tuple[Way, ...]
    notes: tuple[Row, ...] = ()


class ChoiceTrays(Picture[Ways]):
    """Trays where all ways are told by cubes and have room, else a list that follows the cursor."""

    def paint(self, value: Ways, room: Room) -> Block:
        """Draw the ways and the notes."""
        sheet = Sketch(room.cells, room.rows)
        notes = [line for note in value.notes for line in wrapped_row(note, room.cells - 2)]
        asked = 1 if value.asks and room.rows > 4 else 0
        if asked:
            sheet.put(1, 0, value.asks, "dim")
        wide = sum(len(way.cubes) * (_CUBE + 1) + 3 for way in value.ways)
        trays = bool(value.ways) and all(way.cubes for way in value.ways) and wide < room.cells
        tall = room.rows - asked >= 9
        if trays and room.rows - asked >= 5:
            below = self._trays(sheet, value, asked, rows=5 if tall else 3)
        else:
            below = self._list(sheet, value, asked, room.rows - asked - min(len(notes), room.rows // 2))
        y = below + (1 if room.rows - below > len(notes) else 0)
        for number, note in enumerate(notes[: max(0, room.rows - y)]):
            sheet.line(1, y + number, shortened(note, room.cells - 2))
        return sheet.block()

    def _trays(self, sheet: Sketch, value: Ways, y: int, rows: int) -> int:
        x = 1
        for way in value.ways:
            cells = max(len(way.cubes) * (_CUBE + 1) + 1, _CUBE + 3)
            ground = "cap" if way.chosen else "track"
            sheet.fill(x, y, cells, rows, ground, way.target)
            left = x + (cells - len(way.cubes) * (_CUBE + 1) + 1) // 2
            for number, colour in enumerate(way.cubes):
                _cube(sheet, left + number * (_CUBE + 1), y + (rows == 5), colour, way.target)
            text = "".join(span.text for span in way.words)
            sheet.centre(x, y + rows, cells, text[: cells + 1], "gold bold" if way.chosen else "dim", way.target)
            x += cells + 1
        return y + rows + 1

    def _list(self, sheet: Sketch, value: Ways, y: int, rows: int) -> int:
        rows = max(1, rows)
        at = next((number for number, way in enumerate(value.ways) if way.chosen), 0)
        top = max(0, min(at - rows // 2, len(value.ways) - rows))
        shown = value.ways[top : top + rows]
        for number, way in enumerate(shown):
            line = row(" ", *(part for colour in way.cubes for part in (*cubes.cube(colour), Span(" "))), *way.words)
            if way.chosen:
                sheet.fill(1, y + number, sheet.cells - 2, 1, "strip", way.target)
                sheet.put(1, y + number, "▸", "gold bold")
            inked = tuple(_lit(span) if way.chosen else span for span in line)
            sheet.line(2, y + number, shortened(inked, sheet.cells - 4))
            sheet.mean(1, y + number, sheet.cells - 2, 1, way.target)
        if top:
            sheet.put(sheet.cells - 2, y, "▴", "gold bold")
        if top + rows < len(value.ways):
            sheet.put(sheet.cells - 2, y + len(shown) - 1, "▾", "gold bold")
        return y + len(shown)


def _lit(span: Span) -> Span:
    """Words of the chosen line: gold, and what was dim in plain ink."""
    return span._replace(role={"": "gold bold", "dim": "ink"}.get(span.role, span.role))


def _cube(sheet: Sketch, x: int, y: int, colour: str, target: Any) -> None:
    sheet.fill(x, y, _CUBE - 1, 3, f"cube-{colour}", target)
    sheet.fill(x + _CUBE - 1, y, 1, 3, f"cube-{colour}-side", target)
    sheet.put(x + 1, y + 1, cubes.letter(colour), f"cube-ink on cube-{colour} bold", target)
