"""A hand of cards in its order, all of them always in sight: large where there is room, overlapping where not.

The chosen cards stand one row higher, with a gold rule under them and a name under that; a card on its way into the
hand has a bright rim, and a gap with a cross marks every place where it could go.
"""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.card import CELLS, ROWS, SIZES, Card, CardSize, beside, draw, rimmed
from circus_tui.widgets.picture import Picture, Room

_AIRY: Final[tuple[tuple[CardSize, int], ...]] = (("large", 10), ("large", 9))
_AIRY_CELLS: Final = 150
"""From which width on cards may stand further apart."""

_LOW: Final = 4
"""Rows of the cards under which a rule may stand in their last row, where there is no row below."""

_GAPS: Final[tuple[tuple[CardSize, int], ...]] = (
    ("grand", 3),
    ("grand", 2),
    ("large", 3),
    ("large", 2),
    ("large", 1),
    ("medium", 2),
    ("medium", 1),
)
"""How wide the places are in which a card on its way can go, the best first."""

_LABEL_ROWS: Final = 2


@attrs.frozen
class Bracket:
    """Cards that belong together, the first and the last one, and what they are; `bright` for the ones spoken of."""

    first: int
    last: int
    label: str
    bright: bool = True


@attrs.frozen
class Hand:
    """Cards from left to right; clicking on card k means k, and on the card on its way `take`.

    `raised` are the first and last of the chosen ones, `cursor` the one the cursor is on; `incoming` is the number of
    the card that is on its way.
    """

    cards: tuple[Card, ...]
    raised: tuple[int, int] | None = None
    cursor: int | None = None
    brackets: tuple[Bracket, ...] = ()
    incoming: int | None = None
    target: str | None = None
    """What a click on any of the cards means, instead of the card."""


class HandPanel(Picture[Hand]):
    """A hand, with what is chosen of it."""

    DEFAULT_CSS = "HandPanel { height: 11; }"

    def paint(self, value: Hand, room: Room) -> Block:
        """Draw the cards in the largest size in which all of them have room."""
        sheet = Sketch(room.cells, room.rows)
        if not value.cards:
            return sheet.block()
        shape = _shape(value, room)
        if shape is None:
            _two_rows(sheet, value, room)
            return sheet.block()
        size, pitch, gap = shape
        places = _places(value, size, pitch, gap, room.cells)
        lift = 1 if value.raised or value.incoming is not None else 0
        named = bool(value.brackets or lift)
        below = (_LABEL_ROWS if room.rows > ROWS[size] + 2 else 1) if named else 0
        spare = room.rows - ROWS[size] - lift - below
        top = lift + max(0, spare) // 2
        for number, (card, x) in enumerate(zip(value.cards, places, strict=True)):
            if number == value.incoming:
                rimmed(sheet, x - 1, top - 1, card, size, ascii_only=room.ascii, target="take")
            else:
                up = value.raised is not None and value.raised[0] <= number <= value.raised[1]
                meaning = _meaning(value, number)
                before = value.cards[number - 1] if number and number - 1 != value.incoming else None
                draw(sheet, x, top - up, card, beside(size, card, before), ascii_only=room.ascii, target=meaning)
                if not gap:
                    sheet.mean(x, top - up, pitch, ROWS[size], meaning)
        if gap:
            _crosses(sheet, value, places, top, size, gap)
        foot = top + ROWS[size]
        if foot < room.rows:
            _rules(sheet, value, places, foot, size, pitch)
        else:
            unlabelled = tuple(attrs.evolve(bracket, label="") for bracket in value.brackets)
            _rules(sheet, attrs.evolve(value, brackets=unlabelled), places, foot - 1, size, pitch)
        return sheet.block()


def _meaning(value: Hand, number: int) -> int | str:
    """What a click on a card means; behind the card on its way the places are those of the hand without it."""
    if value.target is not None:
        return value.target
    return number if value.incoming is None or number < value.incoming else number - 1


def _shape(value: Hand, room: Room) -> tuple[CardSize, int, int] | None:
    """The size, the cells from one card to the next, and those of a gap for a card on its way; None: not in one row."""
    count, coming = len(value.cards), value.incoming is not None
    lifted = 1 if coming or value.raised is not None else 0
    sizes = (SIZES[0], *(_AIRY if room.cells >= _AIRY_CELLS else ()), *SIZES[1:])
    below = 1 if lifted else _LABEL_ROWS
    high = [each for each in sizes if ROWS[each[0]] + lifted + below * (ROWS[each[0]] != _LOW) <= room.rows]
    for size, gap in _GAPS if coming else ():
        whole = count * (CELLS[size] + gap) + gap
        if whole <= room.cells and any(size == each for each, _ in high):
            return size, CELLS[size] + gap, gap
    for size, pitch in high:
        if (count - 1) * pitch + CELLS[size] + 2 * coming <= room.cells:
            return size, pitch, 0
    return None


def _places(value: Hand, size: CardSize, pitch: int, gap: int, cells: int) -> list[int]:
    """Where each card begins; without gaps the rim of a card on its way pushes its neighbours aside by a cell."""
    count = len(value.cards)
    rim = value.incoming is not None and not gap
    whole = (count - 1) * pitch + CELLS[size] + 2 * rim
    first = max(0, cells - whole) // 2
    places = [first + number * pitch for number in range(count)]
    if rim and value.incoming is not None:
        places = [x + (number >= value.incoming) + (number > value.incoming) for number, x in enumerate(places)]
    return places


def _crosses(sheet: Sketch, value: Hand, places: list[int], top: int, size: CardSize, gap: int) -> None:
    """A dotted line with a cross in every gap but those beside the card on its way."""
    assert value.incoming is not None
    edges = [*(x - gap for x in places), places[-1] + CELLS[size]]
    for number, x in enumerate(edges):
        if number in (value.incoming, value.incoming + 1):
            continue
        place = number if number < value.incoming else number - 1
        middle = x + gap // 2
        rows = range(top, top + ROWS[size])
        for row in rows:
            sheet.put(
                middle,
                row,
                "+" if row == rows[len(rows) // 2] else "┊",
                "dim" if row == rows[len(rows) // 2] else "faint",
                place,
            )
        sheet.mean(x, top, gap, ROWS[size], place)


def _rules(sheet: Sketch, value: Hand, places: list[int], y: int, size: CardSize, pitch: int) -> None:
    """The rule under the raised cards, or brackets under sets, each with its name below, or in it for want of rows."""
    cells = min(CELLS[size], pitch)
    taken: set[tuple[int, int]] = set()
    lanes: list[tuple[Bracket, int, int, int]] = []
    for bracket in value.brackets:
        left, right = places[bracket.first], places[bracket.last] + cells
        row = next(row for row in range(y, sheet.rows + 9) if not taken & {(x, row) for x in range(left, right)})
        taken |= {(x, row) for x in range(left, right)}
        lanes.append((bracket, left, right, row))
    low = (
        value.raised is None and value.incoming is None and max((row for *_, row in lanes), default=0) > sheet.rows - 2
    )
    for bracket, left, right, row in lanes:
        inlaid = low and len(bracket.label) <= right - left - 2
        name = bracket.label if inlaid else ""
        rule = "━" * (right - left) if value.raised else f"┗{name:━^{right - left - 2}}┛"
        sheet.put(left, row, rule, _role(bracket))
        if not inlaid:
            _label(sheet, bracket, (left, right), row + 1, taken)
    if value.cursor is not None:
        sheet.put(places[value.cursor] + cells // 2, y, "▲", "gold bold")


def _role(bracket: Bracket) -> str:
    """One role for rule and name, so that both are one stretch of cells."""
    return "gold bold" if bracket.bright else "dim"


def _label(sheet: Sketch, bracket: Bracket, span: tuple[int, int], y: int, taken: set[tuple[int, int]]) -> None:
    """The name of a set as near to the middle of its bracket as nothing else stands there."""
    size = len(bracket.label)
    role = _role(bracket) if bracket.bright else "ink"
    if y >= sheet.rows:
        for x, words in ((span[1], f" {bracket.label}"), (span[0] - size - 1, f"{bracket.label} ")):
            cells = {(k, y - 1) for k in range(x, x + size + 1)}
            if x >= 0 and x + size < sheet.cells and not taken & cells:
                taken |= cells
                sheet.put(x, y - 1, words, role)
                return
        return
    middle = (span[0] + span[1] - size) // 2
    free = [
        (abs(x - middle) + 9 * (row - y), x, row)
        for row in (y, y + 1)
        for x in range(max(0, span[0] - 6), max(0, min(sheet.cells - size, span[1] + 6)) + 1)
        if not taken & {(k, row) for k in range(x - 1, x + size + 1)}
    ]
    if free:
        _, x, row = min(free)
        taken |= {(k, row) for k in range(x, x + size)}
        sheet.put(x, row, bracket.label, role)


def _two_rows(sheet: Sketch, value: Hand, room: Room) -> None:
    """More cards than fit side by side: rows of the smallest, the raised ones marked under their numbers."""
    cells, deep = CELLS["tiny"], ROWS["tiny"] + 1
    each = min(len(value.cards), max(1, room.cells // cells))
    rows = -(-len(value.cards) // each)
    each = -(-len(value.cards) // rows)
    first = max(0, room.cells - each * cells) // 2
    for number, card in enumerate(value.cards):
        x, y = first + number % each * cells, number // each * deep
        draw(sheet, x, y, card, "tiny", target="take" if number == value.incoming else _meaning(value, number))
        raised = value.raised is not None and value.raised[0] <= number <= value.raised[1]
        if raised or number == value.incoming:
            sign = "▲" if number == value.cursor else "━"
            sheet.put(x + 1, y + 2, f"{sign}━", "gold bold" if raised else "rim bold")
