"""Eight piles, two for each suit beside its Poster: what lies there, what is next, which cards are spoken of."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import attrs

from circus_tui.drawing.paint import Block, Row, row, width
from circus_tui.drawing.shapes import body, outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import DARK, LIGHT, POSTER, ROLES, SuitCard, suit_word

PlaceState: TypeAlias = Literal["out", "next", "mine", "mine-next", "called", "later"]

OWN: Final = "◆"
"""The sign of one's own cards."""

_TILE_CELLS, _TILE_ROWS = 88, 12
_NAME: Final = 16
"""Cells of a tile with a suit's name."""

_BOX_CELLS: Final = 78
_DOUBLE_ROWS: Final = 11
"""Rows in which two lines a suit stand apart: what is noted of a suit has its place in the second."""

_LINE_CELLS: Final = 70
_TIGHT_CELLS: Final = 50
_NAMED_CELLS: Final = 41


@attrs.frozen
class PilePlace:
    """One card of a pile: lying there, next, one's own, called by a seat (`B` in its role), or none of these.

    `lit` is gold: the card of the cursor; `needed` paler: what that card waits for.
    """

    number: int
    state: PlaceState = "later"
    letter: str = ""
    role: str = ""
    lit: bool = False
    needed: bool = False
    target: int | None = None


@attrs.frozen
class PileSuit:
    """A suit: its Poster, its light and its dark pile from 1 up, and a note, such as what is bet on it."""

    suit: int
    poster: PilePlace
    light: tuple[PilePlace, ...]
    dark: tuple[PilePlace, ...]
    note: Row = ()


@attrs.frozen
class Piles:
    """The piles of all four suits."""

    suits: tuple[PileSuit, ...]


class PileTable(Picture[Piles]):
    """The piles as tiles, as a row of boxes, or close together with two lines a suit, or with one."""

    def paint(self, value: Piles, room: Room) -> Block:
        """Draw the largest form that has room."""
        sheet = Sketch(room.cells, room.rows)
        if room.cells >= _TILE_CELLS and room.rows >= _TILE_ROWS:
            _tiles(sheet, value, room)
        elif room.rows >= _DOUBLE_ROWS and any(suit.note for suit in value.suits):
            _double(sheet, value)
        elif room.cells >= _BOX_CELLS:
            _boxes(sheet, value)
        elif room.cells >= _LINE_CELLS or (room.rows < 8 and room.cells >= _TIGHT_CELLS):
            _single(sheet, value)
        else:
            _double(sheet, value)
        return sheet.block()


def _face(suit: int, place: PilePlace, *, dark: bool) -> SuitCard:
    return SuitCard(suit, place.number, dark)


def _chip(
    sheet: Sketch, x: int, y: int, cells: int, suit: int, place: PilePlace, *, dark: bool, ground: str = ""
) -> None:
    """One card as a chip of three or four cells: `▸4` next, `4◆` one's own, `3B` called by B, filled: out.

    The others are on `ground`, if one is named.
    """
    text = str(place.number) if place.number else POSTER
    sign, role = "", "dim"
    if place.state == "out":
        card = _face(suit, place, dark=dark)
        role = f"{card.ink} on {card.ground}"
    elif place.state in ("next", "mine-next"):
        role = "gold bold on next-place"
        sign = OWN if place.state == "mine-next" else place.letter
        text = f"▸{text}"
    elif place.state == "mine":
        role, sign = "ink bold", OWN
    elif place.state == "called":
        role, sign = f"{place.role} bold", place.letter
    if place.lit:
        role = "cap-ink bold on cap"
    elif place.needed and place.state != "out":
        role = "gold bold on next-place"
    elif ground and " on " not in role:
        role = f"{role} on {ground}"
    words = text + sign if text.startswith("▸") else f" {text}{sign}"
    sheet.put(x, y, f"{words:<{cells}}"[:cells], role, place.target)


def _head(sheet: Sketch, x: int, y: int, suit: PileSuit, cells: int) -> None:
    sheet.put(x, y, suit_word(suit.suit, cells), f"{ROLES[suit.suit]} bold", suit.poster.target)


def _boxes(sheet: Sketch, value: Piles) -> None:
    """A row a suit, with a gap between two where there is room: its name and Poster, and a box for every card."""
    step = max(1, min(3, (sheet.rows + 1) // 4))
    for number, suit in enumerate(value.suits):
        y = number * step
        _named(sheet, 1, y, suit)
        for left, mark, pile, dark in ((14, LIGHT, suit.light, False), (46, DARK, suit.dark, True)):
            sheet.put(left, y, mark, "dim")
            for place in pile:
                x = left + 2 + (place.number - 1) * 5
                _chip(sheet, x, y, 4, suit.suit, place, dark=dark, ground="track")


def _named(sheet: Sketch, x: int, y: int, suit: PileSuit) -> None:
    """The suit's name as its Poster: filled where it is out, else with the Poster as what is next."""
    card, place = SuitCard(suit.suit, 0), suit.poster
    role = f"{ROLES[suit.suit]} bold on track"
    if place.lit:
        role = "cap-ink bold on cap"
    elif place.state == "out":
        role = f"{card.ink} bold on {card.ground}"
    elif place.needed or place.state in ("next", "mine-next"):
        role = "gold bold on next-place"
    sheet.put(x, y, f"{suit_word(suit.suit, 10):<10}{_poster_next(place):<3}", role, place.target)


def _poster_next(place: PilePlace) -> str:
    """`▸P` while the Poster is not out, with the sign of one's own if it is."""
    own = OWN if place.state in ("mine", "mine-next") else ""
    return "" if place.state == "out" else f"▸{POSTER}{own}"


def _double(sheet: Sketch, value: Piles) -> None:
    step = max(2, min(4, (sheet.rows + 1) // 4))
    names = 12 if sheet.cells >= 54 else 10 if sheet.cells >= _NAMED_CELLS else 5
    wide = sheet.cells >= 54
    poster = 11 if wide else 3
    narrow = 5 if sheet.cells >= 50 else 4 if sheet.cells >= 40 else 3
    chips = min(8, (sheet.cells - names - poster - 3) // 6) if wide else narrow
    top = max(0, sheet.rows - 3 * step - 2) // 2
    for number, suit in enumerate(value.suits):
        y = top + number * step
        if names == 5:
            _head(sheet, 1, y, suit, names - 1)
            sheet.line(1, y + 1, suit.note[-1:])
        else:
            sheet.fill(1, y, names - (1 if wide else 0), 2, ROLES[suit.suit], suit.poster.target)
            sheet.put(2 if wide else 1, y, suit_word(suit.suit, 10), f"poster-ink bold on {ROLES[suit.suit]}")
            room = names - (3 if wide else 1)
            sheet.line(2 if wide else 1, y + 1, suit.note if width(suit.note) <= room else suit.note[-1:])
        x = 1 + names
        _poster(sheet, x, y, suit, wide=wide)
        x += poster
        for line, (mark, pile) in enumerate(((LIGHT, suit.light), (DARK, suit.dark))):
            sheet.put(x, y + line, mark, "ink")
            if names > 5:
                sheet.fill(x + 2, y + line, 6 * chips, 1, "track")
            for place in pile:
                at = x + 2 + (place.number - 1) * chips
                _chip(sheet, at, y + line, chips, suit.suit, place, dark=bool(line), ground="track")


def _poster(sheet: Sketch, x: int, y: int, suit: PileSuit, *, wide: bool) -> None:
    place = suit.poster
    if not wide:
        _chip(sheet, x, y, 3, suit.suit, place, dark=False)
        return
    card = SuitCard(suit.suit, 0)
    out = place.state == "out"
    sheet.put(x, y, " Poster ", f"{card.ink} on {card.ground}" if out else f"{ROLES[suit.suit]} bold", place.target)
    words = {"out": "   out", "next": "  ▸next", "mine-next": f"  ▸next{OWN}", "mine": f"  yours{OWN}"}.get(
        place.state, ""
    )
    role = "dim" if out else "gold bold"
    sheet.put(x, y + 1, words, "cap-ink bold on cap" if place.lit else role, place.target)


def _single(sheet: Sketch, value: Piles) -> None:
    step = max(1, min(3, sheet.rows // 4))
    names = max(3, min(12, sheet.cells - 46))
    chips = max(3, min(5, (sheet.cells - names - 9) // 12))
    for number, suit in enumerate(value.suits):
        y = number * step
        _chip(sheet, 1, y, 3, suit.suit, suit.poster, dark=False)
        _head(sheet, 5, y, suit, names - 2)
        x = 4 + names
        for mark, pile, dark in ((LIGHT, suit.light, False), (DARK, suit.dark, True)):
            sheet.put(x, y, mark, "ink")
            for place in pile:
                _chip(sheet, x + 2 + (place.number - 1) * chips, y, min(4, chips), suit.suit, place, dark=dark)
            x += 6 * chips + 3


def _tiles(sheet: Sketch, value: Piles, room: Room) -> None:
    tile = 5 if room.cells < 130 else 7 if room.cells < 150 else 9
    pitch = tile + 1 if room.cells >= 92 else tile
    step = max(3, min(7, (room.rows + 1) // 4))
    high = 5 if step > 5 else 3
    left = max(1, (room.cells - _NAME - 1 - 12 * pitch - 2) // 2)
    top = max(0, room.rows - 3 * step - high) // 2
    for number, suit in enumerate(value.suits):
        y = top + number * step
        _name_tile(sheet, left, y, suit, high)
        first = left + _NAME + 1
        for start, pile, dark in ((first, suit.light, False), (first + 2 + 6 * pitch, suit.dark, True)):
            for place in pile:
                _tile(sheet, start + (place.number - 1) * pitch, y, (tile, high), suit.suit, place, dark=dark)


def _name_tile(sheet: Sketch, x: int, y: int, suit: PileSuit, high: int) -> None:
    card, place = SuitCard(suit.suit, 0), suit.poster
    words = suit_word(suit.suit, 10)
    if place.state == "out":
        body(sheet, x, y, _NAME, high, card.ground)
        sheet.centre(x, y + high // 2, _NAME, words, f"{card.ink} bold")
    else:
        role = "gold bold" if place.lit else "green" if place.state == "mine-next" else "frame"
        outline(sheet, x, y, _NAME, high, role, heavy=place.lit)
        sheet.centre(x, y + high // 2, _NAME, f"{words} {_poster_next(place)}", f"{ROLES[suit.suit]} bold")
    if suit.note:
        note = row(*(span if " on " in span.role else span._replace(role="dim") for span in suit.note))
        sheet.line(x + (_NAME - width(note)) // 2, y + high, note)
    sheet.mean(x, y, _NAME, high, place.target)


def _tile(sheet: Sketch, x: int, y: int, size: tuple[int, int], suit: int, place: PilePlace, *, dark: bool) -> None:
    cells, high = size
    mark = OWN if place.state in ("mine", "mine-next") else DARK if dark else LIGHT
    words = f"{place.number}{place.letter}" if place.letter else f"{place.number} {mark}"
    inks = {"mine": "ink bold", "next": "gold bold", "mine-next": "green bold", "called": f"{place.role} bold"}
    role = inks.get(place.state, "dim")
    if place.state == "out":
        card = _face(suit, place, dark=dark)
        body(sheet, x, y, cells, high, card.ground)
        role = card.ink
    elif place.lit and place.state in ("next", "mine-next"):
        outline(sheet, x, y, cells, high, "gold bold", heavy=True)
        role = "gold bold"
    elif place.lit:
        words, role = f" {words} ", "cap-ink bold on cap"
    elif place.state in ("next", "mine-next"):
        outline(sheet, x, y, cells, high, "frame" if place.state == "next" else "green")
    elif place.needed:
        role = "gold bold on next-place"
    sheet.centre(x, y + high // 2, cells, words, role)
    sheet.mean(x, y, cells, high, place.target)
