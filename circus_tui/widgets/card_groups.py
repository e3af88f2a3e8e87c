"""A hand in groups: what one can do with each stands over it, a verdict under every card; no card out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import SHORT, SuitCard, draw, suit_word

_TALL: Final = 9
"""Rows from which cards have large numerals: a heading, a lifted card of six rows, a rule and a verdict."""

_NARROW: Final = 3
"""Cells of a card whose number begins at its very edge."""

_RULE: Final = 3
"""Cells of a heading beside its words."""

_WIDE_TO_NARROW: Final = ((13, 1), (7, 1), (5, 1))
_FLAT: Final = ((13, 1), (6, 1), (5, 0), (4, 0))
"""Cells of a card and between two: few sizes, so that a hand looks the same for several turns."""


@attrs.frozen
class Verdict:
    """A card and what can be done with it: in words, shorter, and as a sign; `number` is what a click means."""

    card: SuitCard
    words: tuple[str, ...]
    role: str
    number: int


@attrs.frozen
class Group:
    """Cards that one can do the same with, and how that is called, the longest wording first."""

    names: tuple[str, ...]
    role: str
    cards: tuple[Verdict, ...]


@attrs.frozen
class CardGroups:
    """The groups from left to right; `cursor` is the number of the card the cursor is on."""

    groups: tuple[Group, ...]
    cursor: int | None = None
    nothing: str = ""


class HandGroups(Picture[CardGroups]):
    """A hand of cards with what can be done with them."""

    def paint(self, value: CardGroups, room: Room) -> Block:
        """Draw the cards in the largest size in which all have room, in two lines if there is no other way."""
        sheet = Sketch(room.cells, room.rows)
        groups = tuple(group for group in value.groups if group.cards)
        if not groups:
            sheet.centre(0, room.rows // 2, room.cells, value.nothing, "dim")
            return sheet.block()
        tall = room.rows >= _TALL
        sizes = _WIDE_TO_NARROW if tall else _FLAT
        gap = 3 if room.cells >= 100 else 1
        for cells, apart in sizes:
            if _need(groups, cells, apart, gap) <= room.cells:
                _line(sheet, value, groups, cells, apart, gap, 0, tall=tall, ascii_only=room.ascii)
                return sheet.block()
        _lines(sheet, value, groups, room)
        return sheet.block()


def _line(
    sheet: Sketch,
    value: CardGroups,
    groups: tuple[Group, ...],
    cells: int,
    apart: int,
    gap: int,
    top: int,
    *,
    tall: bool,
    ascii_only: bool,
) -> None:
    x = max(0, (sheet.cells - _need(groups, cells, apart, gap)) // 2)
    rows = 6 if tall else 2
    spare = max(0, sheet.rows - _TALL - 1) // 2 if tall else 0
    for group in groups:
        start, span = x, _span(group, cells, apart)
        headed = tall or sheet.rows > 3
        if headed:
            _heading(sheet, x, top + spare, span, group)
        for verdict in group.cards:
            here = verdict.number == value.cursor
            lifted = tall and here
            y = top + spare + (1 if lifted else 2 if tall else int(headed))
            words = None if apart else ("", "")
            draw(sheet, x, y, verdict.card, cells, rows, ascii_only=ascii_only, target=verdict.number, words=words)
            foot = y + rows + (1 if lifted else 0)
            if lifted:
                sheet.put(x, y + rows, "━" * cells, "gold bold", verdict.number)
            _verdict(sheet, x, foot, cells, verdict, here=here, spare=1 - apart)
            x += cells + apart
        if not apart:
            _names(sheet, start, y, cells, [verdict.card for verdict in group.cards])
        x = start + span + gap


def _span(group: Group, cells: int, apart: int) -> int:
    """Cells of a group: as many as its cards need, or its heading in the shortest words."""
    return max(len(group.cards) * (cells + apart) - apart, cell_len(group.names[-1]))


def _need(groups: tuple[Group, ...], cells: int, apart: int, gap: int) -> int:
    return sum(_span(group, cells, apart) for group in groups) + gap * (len(groups) - 1)


def _names(sheet: Sketch, x: int, y: int, cells: int, cards: Sequence[SuitCard]) -> None:
    """Name flat cards that touch: those of one face, parted by a line, have the short name of their suit."""
    for _, run in groupby(cards, key=lambda card: card.ground):
        card, *others = run
        span = cells * (1 + len(others))
        sheet.centre(x, y + 1, span - 1, suit_word(card.suit, min(span - 1, SHORT)), card.ink)
        for number in range(1, 1 + len(others) if cells > _NARROW else 1):
            sheet.put(x + number * cells, y, "▏", "panel")
        x += span


def _heading(sheet: Sketch, x: int, y: int, span: int, group: Group) -> None:
    words = next((name for name in group.names if cell_len(name) + _RULE <= span), "")
    text = f"━ {words} " if words else group.names[-1]
    sheet.put(x, y, text + "━" * max(0, span - cell_len(text)), f"{group.role} bold")


def _verdict(sheet: Sketch, x: int, y: int, cells: int, verdict: Verdict, *, here: bool, spare: int = 0) -> None:
    """Write what can be done with a card under it, so many cells apart from the next one."""
    words = next((each for each in verdict.words if cell_len(each) <= cells - spare), verdict.words[-1][:cells])
    if here:
        sheet.fill(x, y, cells, 1, "cap", verdict.number)
    sheet.centre(x, y, cells, words, "cap-ink bold" if here else verdict.role, verdict.number)


def _lines(sheet: Sketch, value: CardGroups, groups: tuple[Group, ...], room: Room) -> None:
    """Chips in as many lines as it takes, each with its verdict's sign under it; groups follow each other."""
    cards = [(group, verdict) for group in groups for verdict in group.cards]
    lines = 2 if room.rows >= 5 else 1
    each = -(-len(cards) // lines)
    cells = max(3, min(8, room.cells // max(1, each)))
    flat = 2 if room.rows >= lines * 3 else 1
    for line in range(lines):
        y, shown = line * (flat + 1), cards[line * each : (line + 1) * each]
        for number, (_, verdict) in enumerate(shown):
            words = ("", "") if flat > 1 else None
            draw(sheet, number * cells, y, verdict.card, cells, flat, target=verdict.number, words=words)
            _verdict(sheet, number * cells, y + flat, cells - 1, verdict, here=verdict.number == value.cursor)
        _names(sheet, 0, y, cells, [verdict.card for _, verdict in shown] if flat > 1 else ())
