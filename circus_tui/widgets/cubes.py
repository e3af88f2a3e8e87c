"""Cubes of wood in five colours: two cells with a darker side, always with the letter; and a tray of large ones.

A place for a cube that is still empty is the letter with a hollow square, and the one that the cursor only points at
the letter behind an arrow. On paper the letters are deeper.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row
from circus_tui.drawing.shapes import body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

COLOURS: Final = ("white", "yellow", "green", "blue", "red")


def letter(colour: str) -> str:
    """`W` for white and so on."""
    return colour[0].upper()


def cube(colour: str, target: Any = None) -> Row:
    """A cube, two cells wide."""
    front = Span(letter(colour), f"cube-ink on cube-{colour} bold", target)
    return (front, Span("▐", f"cube-{colour}-side on cube-{colour}", target))


def lack(colour: str, *, paper: bool = False, target: Any = None) -> Row:
    """The place of a cube that is not there, two cells wide."""
    return (Span(f"{letter(colour)}□", f"{'deep' if paper else 'lack'}-{colour}", target),)


def place(colour: str, *, filled: bool, paper: bool = False, target: Any = None) -> Row:
    """A place for a cube, with it or without."""
    return cube(colour, target) if filled else lack(colour, paper=paper, target=target)


def asked(colour: str) -> str:
    """The place at which a cube has only been pointed, two cells wide."""
    return f"▸{letter(colour)}"


def stock(counts: Sequence[int], gap: str = " ", role: str = "ink bold") -> Row:
    """Cubes with their numbers, `W▐2 R▐1`; `none` where there are none."""
    spans: list[Span] = []
    for colour, count in zip(COLOURS, counts, strict=True):
        if count:
            spans += [*([Span(gap)] if spans else []), *cube(colour), Span(str(count), role)]
    return row(*spans) if spans else row(Span("no cube", "dim"))


def cubes(colours: Iterable[str], gap: str = "") -> Row:
    """Several cubes in a row."""
    spans: list[Span] = []
    for colour in colours:
        spans += [*([Span(gap)] if spans and gap else []), *cube(colour)]
    return row(*spans)


@attrs.frozen
class Stack:
    """Cubes of one colour in the tray; `under` is said under it, `chosen` lifts it, `off` says it cannot be had.

    `caption` stands above it in place of the colour, where there is room for that.
    """

    colour: str
    count: int
    chosen: bool = False
    off: bool = False
    under: Row = ()
    target: Any = None
    caption: str = ""


@attrs.frozen
class Tray:
    """The five stacks, and what is said to the right of them where there is room, else in a row below."""

    stacks: tuple[Stack, ...]
    beside: tuple[Row, ...] = ()


class CubeTray(Picture[Tray]):
    """Large cubes with their numbers; the chosen one stands a row higher, with a gold line under it."""

    def paint(self, value: Tray, room: Room) -> Block:
        """Draw the largest cubes there is room for."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows >= 7 and room.cells >= 5 * 11:
            right = self._large(sheet, value, ascii_only=room.ascii)
        elif room.rows >= 3:
            right = self._small(sheet, value)
        else:
            right = self._row(sheet, value)
        beside = [line for line in value.beside if right + 2 + _cells(line) <= room.cells]
        top = max(0, (room.rows - len(beside)) // 2) if room.rows >= 7 else 0
        for number, line in enumerate(beside[: room.rows]):
            sheet.line(right + 2, top + number, line)
        return sheet.block()

    def _large(self, sheet: Sketch, value: Tray, *, ascii_only: bool) -> int:
        pitch = min(16, (sheet.cells - 1) // len(value.stacks))
        top = max(0, (sheet.rows - 7) // 2)
        for number, each in enumerate(value.stacks):
            x = 1 + number * pitch
            y = top + (1 if each.chosen else 2)
            _block(sheet, x, y, 10, 5, each)
            role = "gold bold" if each.chosen else "dim" if each.off else "ink"
            sheet.centre(x, y - 1, 10, each.caption or each.colour, role, each.target)
            ground = "act-dusk" if each.off else f"cube-{each.colour}"
            ink = "dusk-dim" if each.off else "cube-ink"
            sheet.put(x + 1, y + 1, letter(each.colour), f"{ink} on {ground} bold", each.target)
            text = str(each.count)
            left = x + (10 - numeral_cells(text)) // 2
            numeral(sheet, left, y + 1, text, f"{ink} on {ground}", ascii_only=ascii_only)
            sheet.mean(x, y, 10, 5, each.target)
            if each.chosen:
                sheet.put(x, y + 5, "━" * 10, "gold", each.target)
            sheet.line(x, y + 5 + each.chosen, each.under)
        return 1 + len(value.stacks) * pitch

    def _small(self, sheet: Sketch, value: Tray) -> int:
        tall = 5 if sheet.rows >= 6 else 3
        for number, each in enumerate(value.stacks):
            x = 1 + number * 8
            _block(sheet, x, 0, 7, tall, each)
            ground = "act-dusk" if each.off else f"cube-{each.colour}"
            ink = "dusk-dim" if each.off else "cube-ink"
            sheet.put(x + 1, tall // 2, f"{letter(each.colour)} {each.count}", f"{ink} on {ground} bold", each.target)
            if each.chosen:
                sheet.put(x, tall - 1, "━" * 7, "gold bold", each.target)
                sheet.put(x - 1, tall // 2, "▸", "gold bold", each.target)
        return 1 + len(value.stacks) * 8

    def _row(self, sheet: Sketch, value: Tray) -> int:
        x = 1
        for each in value.stacks:
            role = "cap-ink on cap bold" if each.chosen else "dim" if each.off else "ink bold"
            x = sheet.line(x, 0, cube(each.colour, each.target))
            x = sheet.put(x, 0, f" {each.count} ", role, each.target) + 1
        return x


def _block(sheet: Sketch, x: int, y: int, cells: int, rows: int, each: Stack) -> None:
    """The body of a large cube: its front, and a darker side on the right."""
    front, side = ("act-dusk", "act-dusk") if each.off else (f"cube-{each.colour}", f"cube-{each.colour}-side")
    wide = 2 if cells > 8 else 1
    body(sheet, x, y, cells, rows, front, each.target)
    sheet.fill(x + cells - wide, y + 1, wide, rows - 2, side, each.target)
    sheet.put(x + cells - wide, y, "▄" * (wide - 1) + "▖", side, each.target)
    sheet.put(x + cells - wide, y + rows - 1, "▀" * (wide - 1) + "▘", side, each.target)


def block(sheet: Sketch, x: int, y: int, cells: int, rows: int, colour: str, target: Any = None) -> None:
    """A large cube with its letter in the middle."""
    _block(sheet, x, y, cells, rows, Stack(colour, 1, target=target))
    sheet.centre(x, y + rows // 2, cells - 1, letter(colour), f"cube-ink on cube-{colour} bold", target)


def _cells(line: Row) -> int:
    return sum(len(span.text) for span in line)
