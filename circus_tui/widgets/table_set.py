"""The cards that lie on the table, the ends that may be taken, and beside them what beats them."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, width, wrapped, wrapped_row
from circus_tui.drawing.shapes import dashed
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.card import CELLS, ROWS, SIZES, Card, CardSize, beside, draw
from circus_tui.widgets.picture import Picture, Room

_BESIDE: Final = 30
TABLE: Final = "table"
"""What a click on the cards means."""


@attrs.frozen
class CardSet:
    """The cards, None for one that has been taken; `ends` marks which of the two ends may be taken.

    `under` is said under each card, where anything is; `ladder` stands beside the cards under `heading`; `nothing` is
    said where there are no cards; `said` is a list of sentences beside them instead of the ladder.
    """

    cards: tuple[Card | None, ...] = ()
    gone: tuple[str, ...] = ()
    ends: tuple[bool, bool] = (False, False)
    under: tuple[tuple[Row, ...], ...] = ()
    heading: str = ""
    ladder: tuple[Row, ...] = ()
    nothing: str = ""
    note: Row = ()


class TableSet(Picture[CardSet]):
    """The middle of the table."""

    def paint(self, value: CardSet, room: Room) -> Block:
        """Draw the cards as large as they have room, and the ladder where there is room beside them.

        In fewer rows than a card has the ladder stands alone.
        """
        sheet = Sketch(room.cells, room.rows)
        if value.ladder and not value.heading and room.rows < ROWS["narrow"]:
            for y, line in enumerate([line for line in value.ladder if line][: room.rows]):
                sheet.line(1, y, shortened(line, room.cells - 1))
            return sheet.block()
        sides = 6 if any(value.ends) else 2
        least = sides + len(value.cards) * CELLS["narrow"]
        broken = tuple(
            part for line in value.ladder for part in wrapped_row(line, max(_BESIDE, room.cells - least - 3))
        )
        value = attrs.evolve(value, ladder=broken)
        beside = max(_BESIDE if value.heading else 0, *(width(line) + 2 for line in broken)) if broken else 0
        if not value.cards:
            _nothing(sheet, value.nothing, room.cells - beside)
        size, pitch = _fit(len(value.cards), room.cells - beside - sides, room.rows)
        if value.heading and room.cells - beside < len(value.cards) * pitch + sides:
            beside = 0
            size, pitch = _fit(len(value.cards), room.cells - sides, room.rows)
        tall = room.rows >= ROWS[size] + 2
        y = 0 if value.under else max(0, (room.rows - ROWS[size]) // 2 - tall)
        first = max(sides // 2, (room.cells - beside - len(value.cards) * pitch) // 2)
        _cards(sheet, value, (first, y), size, pitch, ascii_only=room.ascii)
        if value.note and tall and value.cards:
            middle = first + (len(value.cards) * pitch - width(value.note)) // 2
            sheet.line(max(1, middle), y + ROWS[size] + (1 if room.rows > y + ROWS[size] + 1 else 0), value.note)
        if beside:
            _ladder(sheet, value, room.cells - beside)
        return sheet.block()


def _nothing(sheet: Sketch, words: str, cells: int) -> None:
    """Say in the middle of so many cells that there are no cards."""
    lines = wrapped(words, max(1, cells - 4), "dim")
    for number, line in enumerate(lines):
        sheet.line((cells - width(line)) // 2, max(0, (sheet.rows - len(lines)) // 2) + number, line)


def _fit(count: int, cells: int, rows: int) -> tuple[CardSize, int]:
    for size, pitch in SIZES:
        if rows >= ROWS[size] and cells >= count * pitch:
            return size, pitch
    return SIZES[-1]


def _cards(sheet: Sketch, value: CardSet, at: tuple[int, int], size: CardSize, pitch: int, *, ascii_only: bool) -> None:
    first, y = at
    left, right = value.ends
    middle = y + ROWS[size] // 2 - (1 if size == "large" else 0)
    if left:
        sheet.put(first - 3, middle, "◄", "teal bold", TABLE)
    if right:
        sheet.put(first + len(value.cards) * pitch + 1, middle, "►", "teal bold", TABLE)
    for number, card in enumerate(value.cards):
        x = first + number * pitch
        if card is None:
            dashed(sheet, x, y, CELLS[size], ROWS[size], "rim" if value.ladder else "faint", TABLE)
            sheet.centre(x, y + ROWS[size] // 2 - 1, CELLS[size], value.gone[number], "ink bold")
        else:
            before = value.cards[number - 1] if number else None
            draw(sheet, x, y, card, beside(size, card, before), ascii_only=ascii_only, target=TABLE)
        for line, words in enumerate(value.under[number] if value.under else ()):
            sheet.line(x + (CELLS[size] - width(words)) // 2, y + ROWS[size] + line, words)


def _ladder(sheet: Sketch, value: CardSet, x: int) -> None:
    rows = len(value.ladder) + (2 if value.heading else 0)
    y = max(0, (sheet.rows - rows) // 2)
    if value.heading:
        sheet.put(x, y, value.heading, "dim")
        y += 2 if sheet.rows >= rows else 1
    for number, line in enumerate(value.ladder):
        sheet.line(x, y + number, line)


def step(words: str, *, good: bool = True) -> Row:
    """A line of the ladder."""
    return row(Span("✓ " if good else "✗ ", "green bold" if good else "bad bold"), Span(words, "ink"))
