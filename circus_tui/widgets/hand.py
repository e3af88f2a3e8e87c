"""A hand of cards in its order, all of them always in sight: large where there is room, overlapping where not.

The chosen cards stand one row higher, with a gold rule under them and a name under that; a card on its way into the
hand has a bright rim, and a gap with a cross marks every place where it could go.
"""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.paint import Block
from circus_tui.sketch import Sketch
from circus_tui.widgets.card import CELLS, ROWS, Card, CardSize, draw, rimmed
from circus_tui.widgets.picture import Picture, Room

_TALL: Final = 7
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
        count = len(value.cards)
        size, pitch = _fit(count, room, gaps=value.incoming is not None)
        if count * pitch > room.cells:
            _two_rows(sheet, value, room)
            return sheet.block()
        gap = _gap(count, CELLS[size], room.cells) if value.incoming is not None else 0
        places = _places(value, size, pitch, gap, room.cells)
        lift = 1 if value.raised or value.incoming is not None else 0
        spare = room.rows - ROWS[size] - lift - 1 - (_LABEL_ROWS - 1 if room.rows > ROWS[size] + 2 else 0)
        top = lift + max(0, spare) // 3
        for number, (card, x) in enumerate(zip(value.cards, places, strict=True)):
            if number == value.incoming:
                rimmed(sheet, x - 1, top - 1, card, size, ascii_only=room.ascii, target="take")
            else:
                up = value.raised is not None and value.raised[0] <= number <= value.raised[1]
                meaning = _meaning(value, number)
                draw(sheet, x, top - up, card, size, ascii_only=room.ascii, target=meaning)
                if not gap:
                    sheet.mean(x, top - up, pitch, ROWS[size], meaning)
        if gap:
            _crosses(sheet, value, places, top, size, gap)
        _rules(sheet, value, places, top + ROWS[size], size, pitch)
        return sheet.block()


def _meaning(value: Hand, number: int) -> int | str:
    """What a click on a card means; behind the card on its way the places are those of the hand without it."""
    if value.target is not None:
        return value.target
    return number if value.incoming is None or number < value.incoming else number - 1


def _fit(count: int, room: Room, *, gaps: bool) -> tuple[CardSize, int]:
    """The size, and the cells from one card to the next."""
    sizes: tuple[tuple[CardSize, int], ...] = (("medium", 5), ("slim", 4), ("narrow", 3))
    if room.rows >= _TALL:
        sizes = (("large", 8), ("large", 7), *sizes)
    extra = (count + 3) if gaps else 0
    for size, pitch in sizes:
        if size == "medium" and room.cells >= count * 6 + extra:
            return size, 6
        if count * pitch + (extra if size != "narrow" else 2) <= room.cells:
            return size, pitch
    return sizes[-1]


def _gap(count: int, cells: int, room: int) -> int:
    """Cells between two cards where another one could go; 0 if there is no room for gaps."""
    return max(0, min(3, (room - count * cells - 2) // (count + 1)))


def _places(value: Hand, size: CardSize, pitch: int, gap: int, cells: int) -> list[int]:
    """Where each card begins."""
    count = len(value.cards)
    if not gap:
        first = max(0, cells - (count - 1) * pitch - CELLS[size]) // 2
        return [first + number * pitch for number in range(count)]
    whole = count * CELLS[size] + (count + 1) * gap
    first = max(0, cells - whole) // 2 + gap
    return [first + number * (CELLS[size] + gap) for number in range(count)]


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
    """The rule under the raised cards, or brackets under sets, each with its name."""
    cells = CELLS[size] if size == "large" else min(CELLS[size], pitch)
    taken: set[tuple[int, int]] = set()
    lanes: list[tuple[Bracket, int, int, int]] = []
    for bracket in value.brackets:
        left, right = places[bracket.first], places[bracket.last] + cells
        row = next(row for row in range(y, sheet.rows + 9) if not taken & {(x, row) for x in range(left, right)})
        taken |= {(x, row) for x in range(left, right)}
        lanes.append((bracket, left, right, row))
        rule = "━" * (right - left) if value.raised else f"┗{'━' * (right - left - 2)}┛"
        sheet.put(left, row, rule, "gold" if bracket.bright else "dim")
    for bracket, left, right, row in lanes:
        _label(sheet, bracket, (left, right), row + 1, taken)
    if value.cursor is not None:
        sheet.put(places[value.cursor] + cells // 2, y, "▲", "gold bold")


def _label(sheet: Sketch, bracket: Bracket, span: tuple[int, int], y: int, taken: set[tuple[int, int]]) -> None:
    """The name of a set as near to the middle of its bracket as nothing else stands there."""
    size = len(bracket.label)
    if y >= sheet.rows:
        beside = span[1] + 1 if span[1] + 1 + size <= sheet.cells else span[0] - size - 1
        sheet.put(beside, y - 1, bracket.label, "gold bold" if bracket.bright else "ink")
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
        sheet.put(x, row, bracket.label, "gold bold" if bracket.bright else "ink")


def _two_rows(sheet: Sketch, value: Hand, room: Room) -> None:
    """More cards than fit side by side: two rows of the narrowest, the raised ones marked under their numbers."""
    count = len(value.cards)
    half = (count + 1) // 2
    first = max(0, room.cells - half * 3) // 2
    deep = 4 if room.rows >= 8 else max(2, room.rows // 2)
    for number, card in enumerate(value.cards):
        x, y = first + number % half * 3, number // half * deep
        raised = value.raised is not None and value.raised[0] <= number <= value.raised[1]
        sheet.fill(x + 1, y, 2, 2, f"n{card.up}" if card.up else "dusk", _meaning(value, number))
        sheet.put(x, y, "▐", f"n{card.up}" if card.up else "dusk")
        sheet.put(x, y + 1, "▐", f"n{card.up}" if card.up else "dusk")
        sheet.put(x + 1, y, str(card.up or "?"), "card-ink bold")
        low = str(card.down or "?")
        sheet.put(x + 3 - len(low), y + 1, low, f"card-ink on n{card.down}" if card.down else "dusk-dim")
        if raised or number == value.incoming:
            sign = "▲" if number == value.cursor else "━"
            sheet.put(x + 1, y + 2, sign + "━", "gold bold" if raised else "rim bold")
