"""Points as columns: a bar up or down from a zero line for each trick, its multipliers on top, its sums at the foot."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.show_panel import MINUS, TIMES, signed

_RISING: Final = " ▁▂▃▄▅▆▇█"
_FLAT_ROWS: Final = 12


@attrs.frozen
class ScoreColumn:
    """A trick: its colour as a word, its name in two rows and in five cells, pips own and red, multipliers, points."""

    colour: str
    title: tuple[str, str]
    brief: str
    own: int
    red: int
    place: int
    run: int
    points: int


@attrs.frozen
class ScoreChart:
    """The columns, how many places there are, and the highest and lowest points of all charts on the same scale."""

    columns: tuple[ScoreColumn, ...]
    times: tuple[int, ...]
    highest: int
    lowest: int


@attrs.frozen
class _Frame:
    """Where a column is drawn: its left edge and width, the row of the zero line, rows a point."""

    x: int
    cells: int
    zero: int
    scale: float


class ScoreColumns(Picture[ScoreChart]):
    """Tall with bars to both sides of a line; where there are few rows, the bars are two rows, with labels before."""

    def paint(self, value: ScoreChart, room: Room) -> Block:
        """Draw one column a place."""
        sheet = Sketch(room.cells, room.rows)
        tall = room.rows >= _FLAT_ROWS
        edge = 1 if tall or room.cells < 76 else 5
        many = min(len(value.times), max(1, (room.cells - edge - 1) // 5))
        step = min(16, (room.cells - edge - 1) // many)
        edge = edge if not tall else (room.cells - many * step + 1) // 2
        for number, place in enumerate(range(len(value.times) - many, len(value.times))):
            x = edge + number * step
            if tall:
                _tall(sheet, value, place, x, step - 1)
            else:
                _flat(sheet, value, place, x, step - 1)
        if not tall and edge > 1:
            for y, word in _labels(room.rows, value):
                sheet.put(0, y, word, "dim")
        if many < len(value.times):
            sheet.put(0, 1, "«", "gold bold")
        return sheet.block()


def _tall(sheet: Sketch, value: ScoreChart, place: int, x: int, cells: int) -> None:
    rows = sheet.rows - 6
    span = max(1, value.highest + max(0, -value.lowest))
    below = round(rows * max(0, -value.lowest) / span)
    if value.lowest < 0:
        below = min(rows - 2, max(2, below + 1))
    zero = 1 + rows - below
    up, down = zero - 2, below - 1
    scale = min(
        up / value.highest if value.highest > 0 else 9.0,
        down / -value.lowest if value.lowest < 0 else 9.0,
        1.5,
    )
    frame = _Frame(x, cells, zero, scale)
    if place >= len(value.columns):
        sheet.centre(x, 0, cells, f"{TIMES}{value.times[place]}", "faint")
        sheet.put(x, zero, "─" * cells, "line")
        sheet.centre(x, zero - 1, cells, "·", "dim")
        return
    column = value.columns[place]
    _times(sheet, x, cells, column)
    sheet.put(x, zero, "━" * cells, "faint")
    _bar(sheet, frame, column)
    sheet.fill(x, sheet.rows - 4, cells, 2, f"trick-{column.colour}")
    whole = all(len(word) <= cells for word in column.title)
    for y, word in enumerate(column.title if whole else (column.brief[:cells], "")):
        sheet.put(x, sheet.rows - 4 + y, word, "trick-ink bold")
    sheet.centre(x, sheet.rows - 2, cells, f"{column.own}{MINUS}{column.red}", "dim")
    sheet.centre(x, sheet.rows - 1, cells, column.colour if cells >= 6 else column.colour[0].upper(), "dim")


def _times(sheet: Sketch, x: int, cells: int, column: ScoreColumn, letter: str = "") -> None:
    place, run = f"{TIMES}{column.place}", f"{TIMES}{column.run}" if column.run > 1 else ""
    left = x + max(0, cells - len(letter) - len(place) - len(run)) // 2
    behind = sheet.put(left, 0, letter, "ink bold")
    behind = sheet.put(behind, 0, place, "dim")
    sheet.put(behind, 0, run, "gold bold")


def _bar(sheet: Sketch, frame: _Frame, column: ScoreColumn) -> None:
    x, cells, zero = frame.x, frame.cells, frame.zero
    role = f"trick-{column.colour}"
    eighths = round(abs(column.points) * frame.scale * 8)
    if column.points > 0:
        whole, part = divmod(max(1, eighths), 8)
        sheet.fill(x, zero - whole, cells, whole, role)
        if part:
            sheet.put(x, zero - whole - 1, _RISING[part] * cells, role)
        sheet.centre(x, zero - whole - (2 if part else 1), cells, signed(column.points), "green bold")
    elif column.points < 0:
        halves = max(1, round(eighths / 4))
        whole, half = divmod(halves, 2)
        sheet.fill(x, zero + 1, cells, whole, f"{role}/65")
        if half:
            sheet.put(x, zero + 1 + whole, "▀" * cells, f"{role}/65")
        sheet.centre(x, zero + 1 + whole + half, cells, signed(column.points), "bad bold")
    else:
        sheet.centre(x, zero - 1, cells, "0", "dim")


def _named(rows: int) -> int:
    """The rows that the name of a trick has, where there are so many for a flat chart."""
    return 2 if rows >= 7 else 1


def _bars(rows: int, value: ScoreChart) -> tuple[int, int]:
    """The rows for gains above the line on which both stand, and for losses below it."""
    free = max(0, rows - _named(rows) - 3)
    if value.lowest >= 0:
        return free, 0
    below = 0 if free < 2 else max(1, min(free - 1, round(free * -value.lowest / (value.highest - value.lowest))))
    return free - below, below


def _labels(rows: int, value: ScoreChart) -> list[tuple[int, str]]:
    """What each row of a flat chart is, before its first column."""
    named, (above, below) = _named(rows), _bars(rows, value)
    labels = [(0, TIMES), (rows - 1, "pts")]
    labels += [(1 + named, "pips")] if rows >= named + 3 else []
    labels += [(1 + named + above, "gain")] if above else []
    return [*labels, *([(2 + named + above, "loss")] if below else [])]


def _flat(sheet: Sketch, value: ScoreChart, place: int, x: int, cells: int) -> None:
    """Heads, names, pips, a bar of one or two rows, points: from the top."""
    if place >= len(value.columns):
        sheet.centre(x, 0, cells, f"{TIMES}{value.times[place]}", "faint")
        sheet.fill(x, 1, cells, min(2, sheet.rows - 3), "track")
        sheet.centre(x, 1, cells, "·", "dusk-dim")
        return
    column = value.columns[place]
    named = _named(sheet.rows)
    letter = column.colour[0].upper()
    roomy = cells >= 7
    _times(sheet, x, cells, column, "" if roomy else letter)
    role = f"trick-{column.colour}"
    sheet.fill(x, 1, cells, named, role)
    for number in range(named):
        name = column.title[number] if named == 2 else column.brief
        text = (f"{letter} " if not number else "  ") + name if roomy else name
        sheet.put(x, 1 + number, text[:cells], "trick-ink bold")
    if sheet.rows >= named + 3:
        sheet.centre(x, 1 + named, cells, f"{column.own}{MINUS}{column.red}", "dim")
    _flat_bar(sheet, value, column, x, cells, 2 + named)
    points = "bad bold" if column.points < 0 else "green bold" if column.points else "dim"
    sheet.centre(x, sheet.rows - 1, cells, signed(column.points), points)


def _flat_bar(sheet: Sketch, value: ScoreChart, column: ScoreColumn, x: int, cells: int, y: int) -> None:
    """Gains stand on one line, losses hang below it, on one scale; nothing where there is no row for it."""
    role = f"trick-{column.colour}"
    above, below = _bars(sheet.rows, value)
    line = y + above
    scale = min(above / max(1, value.highest), below / -value.lowest if below else 9.0)
    if column.points > 0 and above:
        whole, part = divmod(max(1, round(column.points * scale * 8)), 8)
        sheet.fill(x, line - whole, cells, whole, role)
        if part:
            sheet.put(x, line - whole - 1, _RISING[part] * cells, role)
    elif column.points < 0 and below:
        whole, half = divmod(max(1, round(-column.points * scale * 2)), 2)
        sheet.fill(x, line, cells, whole, f"{role}/65")
        if half:
            sheet.put(x, line + whole, "▀" * cells, f"{role}/65")
    elif above:
        sheet.put(x, line - 1, "▁" * cells, "line")
