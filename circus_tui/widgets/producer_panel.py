"""What a producer of shows has: the best event as a bar on a scale common to all, money, honours and tokens."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, width
from circus_tui.drawing.shapes import bar
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from rules.wording import plural

_MONEY: Final = 6
"""Cells for coins and medals in signs, so that the bars of all players are as long."""

_NUMBER: Final = 3
_WIDE: Final = 22


@attrs.frozen
class Producer:
    """One seat: best event (0: none), the end of the common scale, the name of its colour, coins and medals.

    `facts` are further possessions in words, `chips` its tokens; `head` is the name, where there is no frame to bear
    it; `target` is what a click means.
    """

    best: int
    top: int
    role: str
    coins: int
    medals: int
    facts: Row = ()
    chips: Row = ()
    head: Row = ()
    target: object = None


class ProducerPanel(Picture[Producer]):
    """From one row, where coins and medals are signs, to four, where everything stands in words."""

    DEFAULT_CSS = "ProducerPanel { height: 1fr; }"

    def paint(self, value: Producer, room: Room) -> Block:
        """Draw what there is room for, the bar first."""
        sheet = Sketch(room.cells, room.rows)
        if value.head:
            self._bare(sheet, value)
        elif room.rows == 1:
            self._flat(sheet, value)
        else:
            self._bar(sheet, value, 0, room.cells - 1)
            sheet.line(1, 1, _money(value, words=True))
            sheet.line(1, 2, shortened(value.facts, room.cells - 1))
            sheet.line(1, 3, _fitting(value.chips, room.cells - 2))
        sheet.mean(0, 0, room.cells, room.rows, value.target)
        return sheet.block()

    def _bar(self, sheet: Sketch, value: Producer, y: int, right: int) -> None:
        sheet.right(1 + _NUMBER - 1, y, _best(value), f"{value.role} bold")
        cells = right - _NUMBER - 2
        if cells < 2:
            return
        sheet.fill(_NUMBER + 1, y, cells, 1, "track")
        bar(sheet, _NUMBER + 1, y, value.best * cells / max(1, value.top), value.role)

    def _flat(self, sheet: Sketch, value: Producer) -> None:
        money = _money(value, words=False)
        self._bar(sheet, value, 0, sheet.cells - max(_MONEY, width(money)) - 2)
        sheet.line(sheet.cells - width(money) - 1, 0, money)

    def _bare(self, sheet: Sketch, value: Producer) -> None:
        """The name and the best, and below the money."""
        end = sheet.line(1, 0, shortened(value.head, sheet.cells - 5))
        sheet.put(end + 1, 0, _best(value), f"{value.role} bold")
        sheet.line(1, 1, _money(value, words=sheet.cells >= _WIDE))


def _best(value: Producer) -> str:
    return str(value.best) if value.best else "–"  # noqa: RUF001


def _money(value: Producer, *, words: bool) -> Row:
    coins = Span(str(value.coins), "gold bold")
    if not words:
        return row(coins, Span("¢ ", "gold"), Span(str(value.medals), "ink"), Span("m", "dim"))
    coin, medal = plural(value.coins, "coin"), plural(value.medals, "medal")
    return row(coins, Span(f" {coin}  ", "dim"), Span(str(value.medals), "ink bold"), Span(f" {medal}", "dim"))


def _fitting(chips: Row, cells: int) -> Row:
    """As many chips as there is room for, and how many kinds more."""
    shown: list[Span] = []
    room = cells
    for number, chip in enumerate(chips):
        left = len(chips) - number - 1
        size = cell_len(chip.text) + 1
        if size - 1 + (3 if left else 0) > room:
            return row(*shown, Span(f"+{left + 1}", "dim"))
        shown += [chip, Span(" ")]
        room -= size
    return tuple(shown)
