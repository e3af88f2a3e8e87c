"""How numbers grew: a group of columns for every turn, one column a player."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Span, shortened
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_RISING: Final = " ▁▂▃▄▅▆▇█"
_AXIS: Final = 5
_TALL: Final = 9


@attrs.frozen
class Growth:
    """One player: chip, letter, name, colour, and the number after every turn."""

    chip: Span
    letter: str
    name: str
    role: str
    numbers: tuple[int, ...]


@attrs.frozen
class GrowthChart:
    """All players, and how many turns there are."""

    players: tuple[Growth, ...]
    turns: int


class TurnColumns(Picture[GrowthChart]):
    """Columns from nine rows on; with fewer a line a player with the numbers, and ▴ where one grew."""

    def paint(self, value: GrowthChart, room: Room) -> Block:
        """Draw columns or lines."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows >= _TALL and room.cells >= 60:
            _columns(sheet, value)
        else:
            _lines(sheet, value)
        return sheet.block()


def _columns(sheet: Sketch, value: GrowthChart) -> None:
    most = max((number for each in value.players for number in each.numbers), default=1) or 1
    marks = -(-most // 10)
    rows = max(1, (sheet.rows - 2) // marks)
    for mark in range(1, marks + 1):
        y = sheet.rows - 1 - mark * rows
        sheet.right(4, y, str(10 * mark), "dim")
        sheet.put(_AXIS, y, "·" * (sheet.cells - _AXIS - 1), "line")
    group = (sheet.cells - _AXIS - 1) // value.turns
    many = len(value.players)
    wide = 3 if group >= 4 * many + 3 else 2
    step = wide + 1 if group > (wide + 1) * many else wide
    for turn in range(value.turns):
        left = _AXIS + turn * group + max(0, (group - step * many) // 2)
        for place, each in enumerate(value.players):
            if turn < len(each.numbers) and each.numbers[turn]:
                _column(sheet, left + place * step, wide, each, turn, rows / 10)
        sheet.centre(_AXIS + turn * group, sheet.rows - 1, group, f"turn {turn + 1}", "dim")


def _column(sheet: Sketch, x: int, wide: int, each: Growth, turn: int, scale: float) -> None:
    eighths = max(1, round(each.numbers[turn] * scale * 8))
    whole, part = divmod(eighths, 8)
    foot = sheet.rows - 1
    sheet.tile(x, foot - whole, wide, whole, "█", each.role)
    if part:
        sheet.put(x, foot - whole - 1, _RISING[part] * wide, each.role)
    top = foot - whole - (1 if part else 0) - 1
    last = turn + 1 == len(each.numbers)
    sheet.centre(x, top, wide, each.letter if last else str(each.numbers[turn]), f"{each.role} bold")


def _lines(sheet: Sketch, value: GrowthChart) -> None:
    names = min(10, max((cell_len(each.name) for each in value.players), default=0))
    step = min(6, max(4, (sheet.cells - names - 7) // value.turns))
    left = names + 6
    for turn in range(value.turns):
        sheet.right(left + turn * step + 3, 0, f"{turn + 1}", "dim")
    sheet.put(1, 0, "after turn", "dim")
    for number, each in enumerate(value.players, start=1):
        sheet.line(1, number, (each.chip,))
        sheet.line(5, number, shortened((Span(each.name, "ink"),), names))
        before = 0
        for turn, best in enumerate(each.numbers):
            x = left + turn * step
            grew = best > before
            sheet.right(x + 3, number, str(best) if best else "–", f"{each.role} bold" if grew else "dim")  # noqa: RUF001
            sheet.put(x + 3, number, "▴" if grew else "", "green")
            before = best
