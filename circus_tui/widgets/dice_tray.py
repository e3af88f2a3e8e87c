"""The tray: the dice of a roll with a word under each, and beside them what each choice leads to."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best_row
from circus_tui.widgets import die as dice
from circus_tui.widgets.die import Die
from circus_tui.widgets.picture import Picture, Room

_LEAST_LIST: Final = 40
_LONG_LINE: Final = 72
"""Cells from which the chosen line has a ground of its own; its head alone is seen well enough in a short one."""


@attrs.frozen
class TrayDie:
    """A die of the roll. `tag` is the word under it and `short` the same in five cells; a `rim` marks it.

    `apart` sets it off from the dice before it.
    """

    die: Die
    tag: str = ""
    short: str = ""
    role: str = "dim"
    rim: str = ""
    chosen: bool = False
    apart: bool = False
    target: Any = None


@attrs.frozen
class TrayLine:
    """A choice: its key or die, in front, and what it leads to, in wordings from the longest to the shortest."""

    head: Span
    wordings: tuple[Row, ...]
    chosen: bool = False
    target: Any = None


@attrs.frozen
class Tray:
    """The dice, a heading over the list where there is room for it, in several wordings, and the list."""

    dice: tuple[TrayDie, ...]
    heading: tuple[Row, ...] = ()
    lines: tuple[TrayLine, ...] = ()


class DiceTray(Picture[Tray]):
    """Dice as large as there is room for, the list on their right."""

    def paint(self, value: Tray, room: Room) -> Block:
        """Draw it; a list too long for the rows shows the part round the chosen line, and the heads of the rest."""
        sheet = Sketch(room.cells, room.rows)
        x = _dice(sheet, value)
        _list(sheet, value, x)
        return sheet.block()


def _dice(sheet: Sketch, value: Tray) -> int:
    """Draw the dice; give the place where the list begins."""
    extra = sum(each.apart for each in value.dice)
    top = 0
    if sheet.rows >= dice.LARGE[1] + 1 and sheet.cells >= 108:
        step = dice.LARGE[0] + 2
        if 1 + len(value.dice) * step + 2 * extra + _LEAST_LIST + 20 <= sheet.cells:
            top = (sheet.rows - dice.LARGE[1] - 1) // 2
            return _row_of_dice(sheet, value, top, step)
    if sheet.rows >= dice.SMALL[1] + 1:
        return _row_of_dice(sheet, value, max(0, (sheet.rows - 4) // 2), dice.SMALL[0] + 2)
    return _row_of_chips(sheet, value)


def _row_of_dice(sheet: Sketch, value: Tray, top: int, step: int) -> int:
    big = step > dice.SMALL[0] + 2
    cells, rows = dice.LARGE if big else dice.SMALL
    x = 1 if big else 2
    for each in value.dice:
        x += 2 * each.apart if big else each.apart
        if big:
            dice.large(sheet, x, top, each.die, rim=each.rim, target=each.target)
        else:
            dice.small(sheet, x, top, each.die, rim="" if each.chosen else each.rim, target=each.target)
        tag = each.tag if big else each.short
        if each.chosen and tag:
            sheet.put(x - (0 if big else 1), top + rows, f"{tag:^{cells if big else cells + 2}}", "cap-ink on cap bold")
        else:
            sheet.centre(x, top + rows, cells, tag, each.role)
        sheet.mean(x, top + rows, cells, 1, each.target)
        x += step
    return x + 2 if value.dice else 2


def _row_of_chips(sheet: Sketch, value: Tray) -> int:
    """Where there are only three rows: a shape and a number, the word below, and an arrow at the cursor."""
    x = 0
    for each in value.dice:
        sheet.fill(x, 0, 5, 1, each.die.body)
        dice.chip(sheet, x + 1, 0, each.die)
        sheet.centre(x, 1, 5, each.short or each.tag[:5], "cap-ink on cap bold" if each.chosen else each.role)
        if each.chosen:
            sheet.put(x + 2, 2, "▲", "gold bold")
        sheet.mean(x, 0, 5, 3, each.target)
        x += 6
    return x + 1 if value.dice else 1


def _list(sheet: Sketch, value: Tray, x: int) -> None:
    cells, rows = sheet.cells - x - (1 if sheet.cells >= 76 else 0), sheet.rows
    if not value.lines and not value.heading:
        return
    top = 0
    if value.heading and len(value.lines) < rows:
        sheet.line(x, 0, best_row(value.heading, cells))
        top = 1 if len(value.lines) + 1 < rows - 1 else 0
        top = top + 1 if top else 1
    at = next((number for number, line in enumerate(value.lines) if line.chosen), 0)
    room = rows - top
    first = max(0, min(at - room // 2, len(value.lines) - room))
    more = _left_out(value.lines[:first] + value.lines[first + room :], cells)
    for number, line in enumerate(value.lines[first : first + room]):
        _line(sheet, x, top + number, line, cells - (cell_len(more) if number == room - 1 else 0))
    sheet.right(x + cells, rows - 1, more, "dim")


def _left_out(lines: tuple[TrayLine, ...], cells: int) -> str:
    """The heads of the lines that have no room, or how many those are; empty for none."""
    if not lines:
        return ""
    heads = f"  also {' '.join(line.head.text.strip() for line in lines)}"
    return heads if cell_len(heads) <= cells // 2 else f" +{len(lines)}"


def _line(sheet: Sketch, x: int, y: int, line: TrayLine, cells: int) -> None:
    head = cell_len(line.head.text)
    behind = head + (1 + (cells >= 56) if head else 0)
    words = best_row(line.wordings, cells - behind)
    if line.chosen and cells >= _LONG_LINE:
        sheet.fill(x, y, min(cells, behind + width(words) + 1), 1, "strip")
    if head:
        sheet.put(x, y, line.head.text, "cap-ink on cap bold" if line.chosen else line.head.role)
    sheet.line(x + behind, y, words)
    sheet.mean(x, y, cells, 1, line.target)
