"""Investment cards held in hand: the chosen one lifted and on paper, the others beside it, overlapping if need be."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, shortened, wrapped, wrapped_row
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_CARD: Final = 24
_NARROW: Final = 16
_LEAST: Final = 17
_LETTERS: Final = 6
"""Cells from which a card has words, and not only its worth."""


@attrs.frozen
class InvestmentCard:
    """A card: its name, what it is good for, what it is worth if kept; `band` is its colour, `mark` a word on it.

    `worth` is what it is worth if kept where there is no room for words.
    """

    name: str
    says: tuple[Row, ...]
    kept: Row
    band: str = "from-cards"
    mark: str = ""
    usable: bool = False
    chosen: bool = False
    target: Any = None
    worth: str = ""


@attrs.frozen
class Cards:
    """The hand from left to right; where it is empty, `nothing` is said."""

    cards: tuple[InvestmentCard, ...]
    nothing: str = "no card in hand"


class InvestmentHand(Picture[Cards]):
    """All cards are seen: those that are not chosen get narrower when there are many."""

    def paint(self, value: Cards, room: Room) -> Block:
        """Draw the cards."""
        sheet = Sketch(room.cells, room.rows)
        if not value.cards:
            sheet.put(1, 0, value.nothing, "dim")
            return sheet.block()
        most = len(value.cards)
        whole = min(30, (room.cells - 1) // most - 2)
        wide = whole if whole >= _LEAST else min(_CARD, room.cells - 2 - 4 * (most - 1))
        narrow = whole if whole >= _LEAST else max(3, min(_NARROW, (room.cells - 2 - wide) // max(1, most - 1) - 1))
        rows = min(13, room.rows) - (1 if room.rows > 5 else 0)
        x = 1
        for card in value.cards:
            cells = wide if card.chosen else narrow
            _card(sheet, x, 0 if card.chosen or room.rows < 6 else 1, cells, rows, card)
            x += cells + (2 if whole >= _LEAST else 1)
        return sheet.block()


def _card(sheet: Sketch, x: int, y: int, cells: int, rows: int, card: InvestmentCard) -> None:
    ground, ink, dim = ("paper", "paper-ink", "paper-dim") if card.chosen else ("act-dusk", "dusk-ink", "dusk-dim")
    rounded = rows >= 9
    if rounded:
        body(sheet, x, y, cells, rows - 1, ground, card.target)
        sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", card.band, card.target)
        sheet.fill(x, y + 1, cells, 1, card.band, card.target)
    else:
        sheet.fill(x, y, cells, rows - 1, ground, card.target)
        sheet.fill(x, y, cells, 1, card.band, card.target)
    top = y + rounded
    over = "cube-ink" if card.band.startswith("tile-") else "type-ink"
    head = "▤ investment" if cells >= 16 else "▤"
    sheet.put(x + 1, top, cut(head, cells - 2), f"{over} bold")
    if card.mark:
        sheet.right(x + cells, top, cut(f" {card.mark} ", cells - 2), "bar-ink on bar bold")
    elif card.usable and cells > 6:
        sheet.right(x + cells - 1, top, "✓", f"{over} bold")
    _words(sheet, (x, top + 1 + rounded, cells, rows - 2 - 2 * rounded - rounded), card, (ink, dim))
    if card.chosen:
        sheet.put(x, y + rows - 1, "━" * cells, "gold bold", card.target)
    sheet.mean(x, y, cells, rows, card.target)


def _words(sheet: Sketch, at: tuple[int, int, int, int], card: InvestmentCard, inks: tuple[str, str]) -> None:
    """Name, what it does, and, at the foot, what it is worth if kept."""
    x, y, cells, rows = at
    ink, dim = inks
    room = cells - 2
    if room < _LETTERS:
        sheet.centre(x, y + rows // 2, cells, card.worth, dim)
        return
    name = wrapped(card.name, room, f"{ink} bold", most=2)
    kept = wrapped_row(tuple(s if s.role else s._replace(role=dim) for s in card.kept), room) if room > 8 else ()
    says = [line for said in card.says
            for line in wrapped_row(tuple(s if s.role else s._replace(role=ink) for s in said), room)]  # fmt: skip
    airy = rows - len(name) - len(kept) > len(says)
    lines: list[Row] = [*name, *([()] if airy else []), *says]
    for number, line in enumerate(lines[: max(0, rows - len(kept))]):
        sheet.line(x + 1, y + number, shortened(line, room))
    for number, line in enumerate(kept):
        sheet.line(x + 1, y + rows - len(kept) + number, line)
