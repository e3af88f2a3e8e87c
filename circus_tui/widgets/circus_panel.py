"""What a circus owns, in a panel of its own: prestige, coins, cubes, performers that are ready, personnel, hand."""

from __future__ import annotations

from typing import Any

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets import cubes
from circus_tui.widgets.picture import Picture, Room
from rules.wording import counted


@attrs.frozen
class CircusSum:
    """Counts. `target` is what a click means."""

    prestige: int
    coins: int
    cubes: tuple[int, ...]
    acts: int
    ready: int
    staff: int
    hand: int
    target: Any = None


class CircusPanel(Picture[CircusSum]):
    """Three rows; where there are two, or one, the counts share the first."""

    def paint(self, value: CircusSum, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        sheet.mean(0, 0, room.cells, room.rows, value.target)
        right = room.cells - 1
        if room.rows >= 3:
            hand = f"hand {value.hand}"
            sheet.line(1, 0, worth(value, gap=2 if room.cells > 22 else 1))
            self._stock(sheet, value, 1)
            sheet.right(right, 0, hand, "dim")
            performers, ready, staff = _people(value, right - 1)
            x = sheet.put(1, 2, performers, "ink")
            sheet.put(x, 2, ready, "green" if value.ready == value.acts else "orange")
            sheet.right(right, 2, staff, "dim")
        else:
            start = sheet.line(1, 0, worth(value, gap=1))
            self._stock(sheet, value, 1)
            sheet.line(start + 1, 0, _counts(value, right - start - 1, right_at=right, x=start + 1))
        return sheet.block()

    def _stock(self, sheet: Sketch, value: CircusSum, y: int) -> None:
        loose = cubes.stock(value.cubes)
        fits = width(loose) + 2 <= sheet.cells
        sheet.line(1, y, loose if fits else cubes.stock(value.cubes, gap=""))


def _people(value: CircusSum, cells: int) -> tuple[str, str, str]:
    """Performers, how many are ready, and personnel, in the longest words that leave blanks between them."""
    acts, few = counted(value.acts, "performer"), f"{value.acts} perf."
    ready, ticked = f" {value.ready} ready", f" {value.ready}✓"
    staff, short = (f" {value.staff} personnel", f" {value.staff} pers.") if value.staff else ("", "")
    ways = (
        (acts, ready, staff),
        (acts, ticked, staff),
        (few, ready, staff),
        (few, ticked, staff),
        (few, ticked, short),
    )
    return next((way for way in ways if len("".join(way)) <= cells), (few, "", short))


def worth(value: CircusSum, gap: int = 2) -> Row:
    """Prestige and coins in short: `15★  4¢`."""
    prestige = Span(
        f"{value.prestige}★".replace("-", "\N{MINUS SIGN}"), "bad bold" if value.prestige < 0 else "gold bold"
    )
    return row(prestige, " " * gap, Span(f"{value.coins}¢", "ink bold"))


def _counts(value: CircusSum, cells: int, *, right_at: int, x: int) -> Row:
    """Performers, hand and personnel flush right, what has no room left out from the end."""
    acts = counted(value.acts, "performer")
    hand = f" hand {value.hand}" if value.hand else ""
    staff = f" {value.staff} personnel" if value.staff else ""
    few = f" {value.hand}▤" if value.hand else ""
    for text in (acts + hand + staff, acts + few + staff, acts + hand, acts):
        if len(text) <= cells:
            return row(" " * (right_at - x - len(text)), Span(text, "dim"))
    return ()


@attrs.frozen
class SumTable:
    """One circus a row, or the acting one's possessions in the last: rows as they are, cut to fit."""

    rows: tuple[Row, ...]


class SumRows(Picture[SumTable]):
    """Rows for a window that has none to spare for panels."""

    DEFAULT_CSS = "SumRows, SumRows.bare { border: none; height: 2; }"

    def paint(self, value: SumTable, room: Room) -> Block:
        """Draw as many as there is room for."""
        return tuple(shortened(line, room.cells) for line in value.rows[: room.rows])
