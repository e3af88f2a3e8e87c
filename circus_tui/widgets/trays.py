"""A deal on the table: two trays, what goes and what comes, with whom, and what that would change."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, shortened
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_TALL: Final = 20


@attrs.frozen
class TrayItem:
    """What lies on a tray: a sign, words, a code, and the name of its colour."""

    sign: str
    words: str
    code: str
    role: str
    ink: str = "asset-ink"


@attrs.frozen
class Tray:
    """A tray: its head, the colour of whose it is, what lies on it, the purse before and after, and whose that is."""

    head: str
    role: str
    items: tuple[TrayItem, ...]
    foot: str
    owner: str = ""


@attrs.frozen
class Deal:
    """Who deals with whom, both trays, and rows about what would change."""

    lead: Row
    tabs: tuple[Span, ...]
    gives: Tray
    gets: Tray
    changes: tuple[Row, ...]
    notes: tuple[Row, ...] = ()


class Trays(Picture[Deal]):
    """With twenty rows tokens are tiles with rounded corners; with fewer, a line each."""

    def paint(self, value: Deal, room: Room) -> Block:
        """Draw tabs, trays and changes."""
        sheet = Sketch(room.cells, room.rows)
        x = sheet.line(1, 0, value.lead) + 1
        for tab in value.tabs:
            x = sheet.line(x, 0, (tab,)) + 1
        tall = room.rows >= _TALL
        top, high = (2, 12) if tall else (1, max(3, min(6, room.rows - 6)))
        cells = (room.cells - 4) // 2
        for number, tray in enumerate((value.gives, value.gets)):
            _tray(sheet, 1 + number * (cells + 2), top, cells, high, tray, tall=tall)
        y = top + high + (1 if tall else 0)
        if value.changes and y < room.rows - 1:
            sheet.put(1, y, "What it would change", "dim")
            y += 1
        keep = len(value.notes)
        free = max(0, room.rows - y - keep)
        for number, line in enumerate(value.changes[:free]):
            sheet.line(1, y + number, shortened(line, room.cells - 2))
        if len(value.changes) > free > 0:
            sheet.fill(0, y + free - 1, room.cells, 1, "")
            sheet.put(1, y + free - 1, f"+{len(value.changes) - free + 1} more changes", "dim")
        for number, note in enumerate(value.notes):
            sheet.line(1, room.rows - keep + number, shortened(note, room.cells - 2))
        return sheet.block()


def _tray(sheet: Sketch, x: int, y: int, cells: int, high: int, tray: Tray, *, tall: bool) -> None:
    ground = f"{tray.role}/30"
    if tall:
        body(sheet, x, y, cells, high, ground)
    else:
        sheet.fill(x, y, cells, high, ground)
    first = y + (1 if tall else 0)
    sheet.put(x + 1, first, cut(tray.head, cells - 2), "ink bold")
    last = y + high - (2 if tall else 1)
    owner = cut(tray.owner, cells - 3 - cell_len(tray.foot))
    sheet.put(x + 1, last, cut(f"{owner} {tray.foot}" if owner else tray.foot, cells - 2), "ink")
    room = last - first - 1
    step = 2 if tall and 2 * len(tray.items) <= room else 1
    most = room // step
    shown = tray.items if len(tray.items) <= most else tray.items[: most - 1]
    for number, item in enumerate(shown):
        _item(sheet, x + 1, first + 1 + number * step + (1 if step == 2 else 0), cells - 2, item, rounded=step == 2)
    if len(shown) < len(tray.items):
        sheet.put(x + 1, first + 1 + len(shown) * step, f"+{len(tray.items) - len(shown)} more", "ink")


def _item(sheet: Sketch, x: int, y: int, cells: int, item: TrayItem, *, rounded: bool) -> None:
    sheet.fill(x, y, cells, 1, item.role)
    if rounded:
        sheet.put(x, y - 1, "▄" * cells, item.role)
    many = item.words.partition(" ")[0] if item.words[:1].isdigit() else ""
    wordings = (f"{item.sign} {item.words}", item.words, f"{item.sign} {many} {item.code}".replace("  ", " "))
    sheet.put(x + 1, y, best(wordings, cells - 1), f"{item.ink} bold")
    if cell_len(item.words) + len(item.code) + 5 <= cells:
        sheet.right(x + cells - 1, y, item.code, item.ink)


def tab(text: str, role: str, target: Any, *, chosen: bool) -> Span:
    """A player to deal with, as a tab."""
    return Span(f" {text} ", f"seat-ink on {role} bold" if chosen else f"ink on {role}/30", target)
