"""A ring of 36 spaces round the sand: whose arenas lie on it, where nobles stand, and the way one of them would go."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, shortened, width
from circus_tui.drawing.shapes import NUMERAL_ROWS, body, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_ACROSS: Final = 14
_DOWN: Final = 8
_TOP, _RIGHT, _BOTTOM = range(12), range(12, 18), range(18, 30)

Side: TypeAlias = Literal["top", "right", "bottom", "left"]


@attrs.frozen
class NobleMark:
    """A noble: its sign, which is no letter as players have them, and the name of its colour."""

    sign: str
    role: str


@attrs.frozen
class RingSpace:
    """One space: the owner's letter and colour, whether a noble rests here, and who stands on it.

    `hollow` is the sign of the noble that would leave, `way` tells that it would pass, `aim` that it would end here.
    """

    role: str = ""
    letter: str = ""
    rest: bool = False
    nobles: tuple[NobleMark, ...] = ()
    hollow: str = ""
    way: bool = False
    aim: str = ""
    target: Any = None


@attrs.frozen
class Stands:
    """The stands of an arena: its spaces, its owner's colour and name, and two short lines about it."""

    spaces: tuple[int, ...]
    role: str
    name: str
    lines: tuple[str, ...] = ()


@attrs.frozen
class RingDie:
    """A die on the sand: what it shows, in Roman numerals, a word about it, and whether it is the one in hand."""

    face: str
    word: str
    lit: bool


@attrs.frozen
class RingView:
    """All 36 spaces, the stands, dice, and, where there are none, notes in the middle."""

    spaces: tuple[RingSpace, ...]
    stands: tuple[Stands, ...]
    dice: tuple[RingDie, ...] = ()
    notes: tuple[Row, ...] = ()


class Ring(Picture[RingView]):
    """Tiles of two rows show numbers, the owner's letter at each; such of one row only letters."""

    def paint(self, value: RingView, room: Room) -> Block:
        """Draw it in the middle of its room."""
        wide = max(2, min(8, room.cells // _ACROSS))
        high = max(1, min(4, room.rows // _DOWN))
        if high == 1:
            wide = min(wide, 4)
        sheet = Sketch(wide * _ACROSS, high * _DOWN)
        for stands in value.stands:
            _stands(sheet, stands, wide, high)
        _sand(sheet, value, wide, high, ascii_only=room.ascii)
        for number, space in enumerate(value.spaces):
            column, line = _place(number)
            _tile(sheet, column * wide, line * high, wide, high, number, space)
        whole = Sketch(room.cells, room.rows)
        whole.stamp(max(0, (room.cells - sheet.cells) // 2), max(0, (room.rows - sheet.rows) // 2), sheet.block())
        return whole.block()


def _place(space: int) -> tuple[int, int]:
    """Column and line of a space's tile."""
    match _side(space):
        case "top":
            return space + 1, 0
        case "right":
            return _ACROSS - 1, space - _RIGHT.start + 1
        case "bottom":
            return _ACROSS - 2 - (space - _BOTTOM.start), _DOWN - 1
        case "left":
            return 0, _DOWN - 2 - (space - _BOTTOM.stop)


def _side(space: int) -> Side:
    return "top" if space in _TOP else "right" if space in _RIGHT else "bottom" if space in _BOTTOM else "left"


def _tile(sheet: Sketch, x: int, y: int, wide: int, high: int, number: int, space: RingSpace) -> None:
    owned = f"{space.role}/90" if space.role and number % 2 else space.role
    free = "space-2" if high > 1 and number % 2 == 0 else "space"
    ground = "paper" if space.aim else owned or free
    sheet.fill(x, y, wide, high, ground, space.target)
    ink = "paper-ink" if space.aim else "seat-ink" if space.role else "dusk-dim"
    rest = ink if space.role or space.aim else "gold"
    if high > 1:
        sign = "◎" if space.rest else ""
        called = best((f"{number}{sign}{space.letter}", f"{number}{space.letter or sign}", f"{number}"), wide)
        bold = "bold" if space.role or space.aim else ""
        sheet.put(x + (wide > 4), y, called, f"{rest if space.rest else ink} {bold}")
        _people(sheet, x, y + high - 1, wide, space, ink)
    elif wide > 2:
        plain = "◎" if space.rest and not space.role else space.letter or ("◎" if space.rest else "·")
        if not _people(sheet, x, y, wide, space, ink):
            sheet.put(x, y, plain.center(wide), f"{rest if plain == '◎' else ink} bold")
    else:
        plain = "◎" if space.rest else space.letter or "·"
        sheet.put(x, y, plain, rest if plain == "◎" else ink)
        _narrow(sheet, x + 1, y, space, ink)


def _people(sheet: Sketch, x: int, y: int, wide: int, space: RingSpace, ink: str) -> bool:
    """Draw who stands on a tile, comes to it or passes; tell whether anybody does."""
    if space.aim:
        sheet.put(x, y, f"▸{space.aim}◂".center(wide), "playbill-bad bold")
        return True
    if space.nobles:
        cells = min(wide, max(3, len(space.nobles)))
        left = x + (wide - cells) // 2
        for place, noble in enumerate(space.nobles[:cells]):
            share = cells // len(space.nobles[:cells]) if len(space.nobles) <= cells else 1
            sheet.fill(
                left + place * share,
                y,
                share if place < len(space.nobles) - 1 else cells - place * share,
                1,
                noble.role,
            )
            sheet.centre(left + place * share, y, share, noble.sign, "asset-ink bold")
        return True
    if space.hollow:
        sheet.put(x, y, f"({space.hollow})".center(wide), f"{ink} bold")
        return True
    if space.way:
        sheet.put(x, y, ("••" if wide > 3 else "•").center(wide), f"{'ink' if ink == 'dusk-dim' else ink} bold")
        return True
    return False


def _narrow(sheet: Sketch, x: int, y: int, space: RingSpace, ink: str) -> None:
    """The right half of a tile of two cells."""
    if space.aim:
        sheet.put(x, y, space.aim, "playbill-bad bold")
    elif space.nobles:
        several = len(space.nobles) > 1
        sheet.put(
            x,
            y,
            str(len(space.nobles)) if several else space.nobles[0].sign,
            f"asset-ink on {space.nobles[0].role} bold",
        )
    elif space.hollow:
        sheet.put(x, y, "○", ink)
    elif space.way:
        sheet.put(x, y, "•", "ink" if ink == "dusk-dim" else ink)


def _stands(sheet: Sketch, stands: Stands, wide: int, high: int) -> None:
    """Stands grow inward from the side on which most of the arena lies."""
    sides = [_side(space) for space in stands.spaces]
    side = max(dict.fromkeys(sides), key=sides.count)
    places = [_place(space) for space in stands.spaces if _side(space) == side]
    first = min(column for column, _ in places)
    top = min(line for _, line in places)
    many = len(places)
    if side in ("top", "bottom"):
        _across(sheet, stands, first * wide, many * wide, wide, high, upward=side == "bottom")
    else:
        cells = {1: 0, 2: 9, 3: 10}.get(high, 12) if high > 1 else (6 if wide > 2 else 0)
        cells = 11 if high == 2 else cells
        x = wide if side == "left" else sheet.cells - wide - cells
        _along(sheet, stands, x, cells, top * high, many * high, high, right=side == "right", wide=wide)


def _across(sheet: Sketch, stands: Stands, x: int, cells: int, wide: int, high: int, *, upward: bool) -> None:
    """Stands of an arena above or below: rows that become narrower and darker towards the sand."""
    name = cut(stands.name, max(cells, 3 * wide))
    near = sheet.rows - high - 1 if upward else high
    step = -1 if upward else 1
    if high == 1:
        if wide > 2:
            sheet.fill(x, near, cells, 1, f"{stands.role}/45")
        role = "ink bold" if wide > 2 else f"{stands.role} bold"
        left = max(wide, min(x + (cells - cell_len(name)) // 2, sheet.cells - wide - cell_len(name)))
        sheet.put(left, near, name, role)
        return
    sheet.fill(x, near, cells, 1, f"{stands.role}/45")
    left = max(wide, min(x + (cells - cell_len(name)) // 2, sheet.cells - wide - cell_len(name)))
    sheet.put(left, near, name, "ink bold")
    text = best((" · ".join(stands.lines), *stands.lines, ""), cells - 2)
    if high > 2 or text:
        sheet.fill(x + 1, near + step, cells - 2, 1, f"{stands.role}/35")
        sheet.centre(x + 1, near + step, cells - 2, text, "ink")
    sheet.put(x + 2, near + 2 * step, ("▄" if upward else "▀") * max(0, cells - 4), f"{stands.role}/35")


def _along(
    sheet: Sketch, stands: Stands, x: int, cells: int, top: int, rows: int, high: int, *, right: bool, wide: int
) -> None:
    """Stands of an arena at the left or right: the middle rows reach furthest."""
    texts = (stands.name, *stands.lines) if high > 1 else (stands.name,)
    if high == 1 and wide <= 2:
        name = cut(stands.name, 7)
        left = sheet.cells - wide - cell_len(name) - 1 if right else wide + 1
        sheet.put(left, top + rows // 2, name, f"{stands.role} bold")
        return
    for number in range(rows):
        short = 1 if high > 1 and number in (0, rows - 1) else 0
        sheet.fill(
            x + (short if right else 0),
            top + number,
            cells - short,
            1,
            f"{stands.role}/{45 if number % 2 == 0 else 35}",
        )
    start = top + max(0, (rows - len(texts)) // 2)
    for number, text in enumerate(texts[:rows]):
        sheet.centre(x, start + number, cells, cut(text, cells), "ink bold" if not number else "ink")


def _sand(sheet: Sketch, value: RingView, wide: int, high: int, *, ascii_only: bool) -> None:
    """The sand in the middle with dice or notes on it."""
    large = high >= 2
    rows = 8 * high // 2 + (0 if large else -1)
    cells = {1: min(20, wide * 7)}.get(high, 26 + (high - 2) * 8)
    cells = max(cells, max((width(note) + 2 for note in value.notes), default=0) if not value.dice else 0)
    cells = min(cells, sheet.cells - 2 * wide - (24 if large else 14 if wide > 2 else 2))
    rows = rows if large else (3 if wide > 2 else 2)
    x, y = (sheet.cells - cells) // 2, (sheet.rows - rows) // 2
    if large:
        body(sheet, x, y, cells, rows, "arena-sand")
    elif value.dice:
        sheet.fill(x, y, cells, rows, "arena-sand")
    if not value.dice:
        for number, note in enumerate(value.notes[:rows]):
            line = shortened(note, cells)
            sheet.line(x + (cells - width(line)) // 2, y + (rows - len(value.notes[:rows])) // 2 + number, line)
        return
    share = cells // len(value.dice)
    for number, die in enumerate(value.dice):
        left = x + number * share
        if large:
            _die(sheet, left + max(0, (share - 11) // 2), y + 1 if rows >= 7 else y, 11, die, ascii_only=ascii_only)
        else:
            _small_die(sheet, left + (share - min(9, share - 1)) // 2, y, min(9, share - 1), rows, die)


def _die(sheet: Sketch, x: int, y: int, cells: int, die: RingDie, *, ascii_only: bool) -> None:
    ground, ink = ("paper", "playbill-bad bold") if die.lit else ("off-die", "off-die-ink bold")
    body(sheet, x, y, cells, NUMERAL_ROWS + 2, ground)
    if die.face and set(die.face) <= set("IV") and numeral_cells(die.face) <= cells - 2:
        numeral(sheet, x + (cells - numeral_cells(die.face)) // 2, y + 1, die.face, ink, ascii_only=ascii_only)
    else:
        sheet.centre(x, y + 2, cells, die.face, ink)
    sheet.centre(x, y + NUMERAL_ROWS + 2, cells, cut(die.word, cells), "gold bold" if die.lit else "dusk-dim")


def _small_die(sheet: Sketch, x: int, y: int, cells: int, rows: int, die: RingDie) -> None:
    ground, ink = ("paper", "playbill-bad bold") if die.lit else ("off-die", "off-die-ink bold")
    sheet.fill(x, y, cells, min(rows, 2), ground)
    sheet.centre(x, y, cells, die.face, ink)
    sheet.centre(
        x, y + 1, cells, best((die.word, die.word.split()[0]), cells), "paper-ink" if die.lit else "off-die-ink"
    )
