"""Investment cards held in hand: the chosen one lifted and on paper, the others beside it; many are a list of names."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, shortened, wrapped, wrapped_row
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_CARD: Final = 24
_NARROW: Final = 16
_LEAST: Final = 17
_NAMED: Final = 12
"""Cells from which a card beside the chosen one has room for the words of its name."""


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
    """All cards are seen with their names: the others get narrower when there are many, and become lines at last."""

    def paint(self, value: Cards, room: Room) -> Block:
        """Draw the cards."""
        sheet = Sketch(room.cells, room.rows)
        if not value.cards:
            sheet.put(1, 0, value.nothing, "dim")
            return sheet.block()
        most = len(value.cards)
        whole = min(30, (room.cells - 1) // most - 2)
        wide = whole if whole >= _LEAST else _CARD
        narrow = whole if whole >= _LEAST else min(_NARROW, (room.cells - 2 - wide) // max(1, most - 1) - 1)
        if narrow < _NAMED:
            _lines(sheet, value.cards)
            return sheet.block()
        rows = min(13, room.rows) - (1 if room.rows > 5 else 0)
        x = 1
        for card in value.cards:
            cells = wide if card.chosen else narrow
            _card(sheet, x, 0 if card.chosen or room.rows < 6 else 1, cells, rows, card)
            x += cells + (2 if whole >= _LEAST else 1)
        return sheet.block()


def _lines(sheet: Sketch, cards: tuple[InvestmentCard, ...]) -> None:
    """A line for each card, as many as have room round the chosen one; below, if it fits, what that one does."""
    at = next((number for number, card in enumerate(cards) if card.chosen), 0)
    first = max(0, min(at - sheet.rows // 2, len(cards) - sheet.rows))
    shown = cards[first : first + sheet.rows]
    for y, card in enumerate(shown):
        ink = "cap-ink on cap bold" if card.chosen else "ink"
        sheet.fill(0, y, sheet.cells, 1, "cap" if card.chosen else "panel", card.target)
        name = f"{card.mark or ('✓' if card.usable else ' ')} {card.name}"
        worth = best((f"if kept {card.worth} ", ""), sheet.cells - cell_len(name) - 3)
        sheet.put(1, y, cut(name, sheet.cells - 2), ink)
        sheet.right(sheet.cells, y, worth, ink if card.chosen else "dim")
        sheet.mean(0, y, sheet.cells, 1, card.target)
    hidden = ((0, "▴", first), (len(shown) - 1, "▾", len(cards) - first - len(shown)))
    for y, sign, more in hidden:
        if more:
            sheet.put(0, y, sign, "dim")
    said = [line for each in cards[at].says for line in wrapped_row(_inked(each, "ink"), sheet.cells - 2)]
    if len(shown) + 1 + len(said) <= sheet.rows:
        for y, line in enumerate(said, len(shown) + 1):
            sheet.line(1, y, line)


def _inked(line: Row, ink: str) -> Row:
    """The line with this ink wherever it has none of its own."""
    return tuple(span if span.role else span._replace(role=ink) for span in line)


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
    name = wrapped(card.name, room, f"{ink} bold", most=2)
    kept = wrapped_row(_inked(card.kept, dim), room)
    says = [line for said in card.says for line in wrapped_row(_inked(said, ink), room)]
    airy = rows - len(name) - len(kept) > len(says)
    lines: list[Row] = [*name, *([()] if airy else []), *says]
    for number, line in enumerate(lines[: max(0, rows - len(kept))]):
        sheet.line(x + 1, y + number, shortened(line, room))
    for number, line in enumerate(kept):
        sheet.line(x + 1, y + rows - len(kept) + number, line)
