"""One card as large as can be: the three levels with their cubes, what each brings and whether it is reached."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Span, shortened, wrapped
from circus_tui.drawing.shapes import body, numeral, outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import SIGNS
from circus_tui.widgets.picture import Picture, Room

_TINTS: Final = ("paper-poor", "paper-good", "paper-best")


@attrs.frozen
class Level:
    """A level: its name, its cube, what it brings, how it stands (with a sign), and a sentence; `now` if performed."""

    name: str
    colour: str
    filled: bool
    brings: str
    state: str
    good: bool
    note: str = ""
    now: bool = False


@attrs.frozen
class Portrait:
    """A performer (`kind` is its type) or one of the personnel (no levels, no kind); `words` say what there is beside.

    `figures` are numbers at the foot, each with its name and a sentence.
    """

    name: str
    kind: str
    intro: str
    levels: tuple[Level, ...] = ()
    words: tuple[str, ...] = ()
    figures: tuple[tuple[str, int, str], ...] = ()


class ActPortrait(Picture[Portrait]):
    """On paper. The level that would be performed is lit."""

    def paint(self, value: Portrait, room: Room) -> Block:
        """Draw the card in the largest form there is room for."""
        sheet = Sketch(room.cells, room.rows)
        large = room.rows >= 26 and room.cells >= 56
        band, ink = (value.kind, "type-ink") if value.kind else ("staff-dusk", "dusk-ink")
        edge = 1 if large else 0
        cells, rows = room.cells - 2 * edge, room.rows
        if large:
            body(sheet, edge, 0, cells, rows, "paper")
            sheet.put(edge, 0, f"▗{'▄' * (cells - 2)}▖", band)
        else:
            sheet.fill(0, 0, cells, rows, "paper")
        y = self._band(sheet, value, edge, cells, (band, ink), large=large)
        foot = 4 if large else min(3, len(value.figures))
        space = rows - y - foot - edge - 1
        step = max(2, min(7, space // max(1, len(value.levels)))) if value.levels else 0
        for number, level in enumerate(value.levels):
            self._level(sheet, (edge, y + number * step, cells), level, number, step)
        y += step * len(value.levels)
        for words in value.words:
            for line in wrapped(words, cells - 6, "paper-ink"):
                sheet.line(edge + 3, y + 1, line)
                y += 1
        self._figures(sheet, value, (edge, rows - foot - edge, cells), ascii_only=room.ascii, large=large)
        return sheet.block()

    def _band(
        self, sheet: Sketch, value: Portrait, x: int, cells: int, colours: tuple[str, str], *, large: bool
    ) -> int:
        """Draw the band; give the row below it."""
        band, ink = colours
        kind = f"{SIGNS[value.kind]} {value.kind}" if value.kind else "personnel"
        if large:
            sheet.fill(x, 1, cells, 4, band)
            sheet.put(x + 3, 1, kind, f"{ink} bold")
            spaced = " ".join(value.name.upper())
            sheet.put(x + 3, 2, spaced if len(spaced) <= cells - 6 else value.name.upper(), f"{ink} bold")
            sheet.put(x + 3, 3, value.intro[: cells - 4], ink)
            return 5
        sheet.fill(x, 0, cells, 2, band)
        sheet.put(x + 1, 0, value.name.upper(), f"{ink} bold")
        sheet.right(x + cells - 1, 0, kind, f"{ink} bold")
        sheet.put(x + 1, 1, value.intro[: cells - 2], ink)
        return 2

    def _level(self, sheet: Sketch, at: tuple[int, int, int], level: Level, number: int, step: int) -> None:
        x, y, cells = at
        if level.now:
            sheet.fill(x, y, cells, step, _TINTS[min(number, 2)])
        large = step >= 6
        wide, tall = (10, 5) if large else (6, 3)
        left, top = (x + 3, y + (step - tall) // 2) if large else (x + 1, y + (1 if step > 4 else 0))
        if step < 3:
            sheet.line(left, y, cubes.place(level.colour, filled=level.filled, paper=True))
            wide = 3
        elif level.filled:
            cubes.block(sheet, left, top, wide, tall, level.colour)
        else:
            role = f"deep-{level.colour}"
            outline(sheet, left, top, wide, tall, role)
            sheet.centre(left, top + tall // 2, wide, cubes.letter(level.colour), f"{role} bold")
            if tall == 5:
                sheet.centre(left, top + 3, wide, "empty", role)
        words = left + wide + (3 if large else 1)
        good = "paper-green bold" if level.good else "paper-orange bold"
        ink = "paper-ink bold" if level.now else "paper-ink"
        lines = [
            (level.name.upper(), "paper-ink bold"),
            (level.brings, ink),
            (level.state, good),
            (level.note, "paper-ink"),
        ]
        if step < 3:
            lines = [(f"{level.name}: {level.brings}", ink), (level.state, good)]
        elif step < 4:
            lines = [(f"{level.name.upper()}  {level.brings}", ink), *lines[2:]]
        start = y + (1 if step >= 6 else 0)
        room = x + cells - words - 1
        if cell_len(level.note) > room and step < 6:
            lines = [line for line in lines if line[0] != level.note]
        for offset, (text, role) in enumerate(lines[: step - (start - y)]):
            sheet.line(words, start + offset, shortened((Span(text, role),), room))

    def _figures(
        self, sheet: Sketch, value: Portrait, at: tuple[int, int, int], *, ascii_only: bool, large: bool
    ) -> None:
        x, y, cells = at
        if not value.figures:
            return
        if not large:
            for number, (name, figure, says) in enumerate(value.figures):
                words = f"{name} {figure} {says}"
                sheet.put(x + 1, y + number, best((words, words.partition(";")[0], words.partition(",")[0]), cells - 2),
                          "paper-ink")  # fmt: skip
            return
        sheet.put(x + 2, y - 1, "─" * (cells - 4), "paper-dim")
        wide = (cells - 4) // len(value.figures)
        for number, (name, figure, says) in enumerate(value.figures):
            left = x + 3 + number * wide
            sheet.put(left, y, name.upper(), "paper-dim")
            numeral(sheet, left + len(name) + 2, y, str(figure), "paper-ink", ascii_only=ascii_only)
            start = left + len(name) + 3 + 3 * len(str(figure)) + len(str(figure))
            for row, line in enumerate(wrapped(says, wide - (start - left) - 1, "paper-ink", most=3)):
                sheet.line(start, y + row, line)
