"""A row of cards with a cursor below it; if it is too long for the screen, a window on it that follows the cursor."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui import glyphs
from circus_tui.boards.rows.card import NARROW, WIDE, Look, card, height
from circus_tui.paint import Block, Row, Span, beside, row


@attrs.frozen
class HandCard:
    """A card to draw: both numbers, how it stands out, and what a click on it means."""

    top: str
    bottom: str
    look: Look = "plain"
    target: object = None


def card_width(count: int, room: int, rows: int) -> int:
    """Choose the card size: wide cards if all of them fit into `room` cells and `rows` rows."""
    return WIDE if count * WIDE + 4 <= room and rows >= height(WIDE) else NARROW


def window(count: int, cursor: int, cells: int, room: int) -> tuple[int, int]:
    """Which cards to draw, as (first, how many): all if they fit, else those around the cursor."""
    fits = max(1, (room - 4) // cells)
    if count <= fits:
        return 0, count
    return min(max(0, cursor - fits // 2), count - fits), fits


def hand(cards: Sequence[HandCard], cursor: int, cells: int, room: int) -> tuple[Block, int]:
    """Draw the cards around the cursor, two cells from the left; give the rows and the number of the first card."""
    first, shown = window(len(cards), cursor, cells, room)
    before = glyphs.MORE_BEFORE if first else " "
    after = glyphs.MORE_AFTER if first + shown < len(cards) else " "
    return side_by_side(cards[first : first + shown], cells, before, after), first


def side_by_side(cards: Sequence[HandCard], cells: int, before: str, after: str) -> Block:
    """Draw all of the cards, with a sign before them and one after them."""
    if not cards:
        return ((),) * height(cells)
    drawn = [_drawn(each, cells) for each in cards]
    return beside([_edge(f"{before} ", cells), *drawn, _edge(f" {after}", cells)])


def _drawn(each: HandCard, cells: int) -> Block:
    block = card(each.top, each.bottom, cells=cells, look=each.look)
    return tuple(tuple(span._replace(target=each.target) for span in line) for line in block)


def _edge(sign: str, cells: int) -> Block:
    middle = height(cells) // 2
    return tuple((Span(sign if y == middle else " " * len(sign), "cursor"),) for y in range(height(cells)))


def marker(place: int, first: int, cells: int, length: int = 1) -> Row:
    """Draw the cursor below `length` cards from `place` on."""
    sign = glyphs.HEAVY * ((cells * length - 1) // 2)
    tail = glyphs.HEAVY * (cells * length - 1 - len(sign))
    return row(" " * (2 + (place - first) * cells), Span(f"{sign}{glyphs.CURSOR}{tail}", "cursor"))
