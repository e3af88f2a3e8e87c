"""Which cards are left to whom when a hand is over: a line a player, in groups, such as held and called."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import SuitCard, draw

_CHIP: Final = 5
_LONGEST_NAME: Final = 10
_BEHIND: Final = 3
"""Cells round the word behind a group."""

_NAMED_CELLS: Final = 40
_FLAT, _CHIPS = (
    ((8, 1), (6, 1), (5, 1), (5, 0), (4, 0), (3, 0)),
    ((13, 1), (5, 1), (4, 1), (4, 0), (3, 0)),
)


Group: TypeAlias = tuple[tuple[SuitCard, ...], str]
"""Cards, and a word behind them."""


@attrs.frozen
class LeftLine:
    """One player: letter, name, the cards with a word behind each group of them, and a note at the end."""

    chip: Span
    name: str
    groups: tuple[Group, ...]
    note: Row = ()


@attrs.frozen
class Left:
    """The players, the best first."""

    lines: tuple[LeftLine, ...]


class LeftCards(Picture[Left]):
    """Every player's cards as flat cards, or as chips where there is little height; none is out of sight."""

    def paint(self, value: Left, room: Room) -> Block:
        """Draw all lines in the largest size in which the longest has room."""
        sheet = Sketch(room.cells, room.rows)
        names = max((cell_len(line.name) for line in value.lines), default=0)
        names = min(names, _LONGEST_NAME) if room.cells >= _NAMED_CELLS else 0
        left = _CHIP + names + (2 if names else 0)
        step = max(1, min(4, room.rows // max(1, len(value.lines))))
        rows = 2 if step >= 3 else 1
        sizes = _FLAT if rows == 2 else _CHIPS
        spare = room.cells - left - max((width(line.note) for line in value.lines), default=0) - 1
        lines = step if rows == 1 else 1
        cells, apart = next(
            (size for size in sizes if all(len(_broken(line, spare, sum(size))) <= lines for line in value.lines)),
            sizes[-1],
        )
        top = max(0, room.rows - len(value.lines) * step + (step - rows)) // 2
        for number, line in enumerate(value.lines):
            y = top + number * step
            sheet.line(1, y, (line.chip,))
            sheet.put(_CHIP, y, cut(line.name, names), "ink bold")
            broken = _broken(line, spare, cells + apart)
            for row, groups in enumerate(broken[:lines]):
                _cards(sheet, groups, left, y + row, (cells, apart, rows))
            hidden = sum(len(cards) for groups in broken[lines:] for cards, _ in groups)
            if hidden:
                sheet.right(left + spare, y + lines - 1, f" +{hidden}", "dim")
            sheet.line(room.cells - width(line.note) - 1, y, line.note)
        return sheet.block()


def _broken(line: LeftLine, room: int, pitch: int) -> list[list[Group]]:
    """A player's cards in rows of so many cells, each card with so many; a word stands behind the last of its group."""
    rows: list[list[Group]] = [[]]
    x = 0
    for group, word in line.groups:
        cards, tail = group, cell_len(word) + _BEHIND
        while cards:
            whole = len(cards) * pitch + tail <= room - x
            count = len(cards) if whole else min(len(cards) - 1, (room - x) // pitch)
            if count <= 0 and not x:
                whole, count = True, len(cards)
            if count > 0:
                rows[-1].append((cards[:count], word if whole else ""))
                cards, x = cards[count:], x + count * pitch + tail
            if not whole:
                rows.append([])
                x = 0
    return rows


def _cards(sheet: Sketch, groups: list[Group], x: int, y: int, size: tuple[int, int, int]) -> None:
    cells, apart, rows = size
    if not groups:
        sheet.put(x, y, "✓ none", "green bold")
    for cards, word in groups:
        for card in cards:
            draw(sheet, x, y, card, cells, rows)
            x += cells + apart
        if cards:
            x = sheet.put(x + 1 - apart, y, word, "dim") + 2
