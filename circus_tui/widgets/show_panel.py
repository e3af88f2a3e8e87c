"""A player's show as it stands: the tricks taken, from left to right, each under the multiplier of its place.

`ShowPanel` is one player in a panel; `ShowTable` has all players in a row each, or in one row, if need be.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Block, Row, shortened
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

TIMES: Final = "\N{MULTIPLICATION SIGN}"
MINUS: Final = "\N{MINUS SIGN}"
"""A minus sign as wide as a digit."""

_HEAD: Final = 16
_NARROW_HEAD: Final = 14


@attrs.frozen
class Taken:
    """A trick in a show: its colour as a word, the multiplier of its run of one colour, and its points."""

    colour: str
    run: int
    points: int
    target: Any = None

    @property
    def body(self) -> str:
        """The name of its colour."""
        return f"trick-{self.colour}"


@attrs.frozen
class Running:
    """A show: the multiplier of every place, also of those still empty; `last` is the word in the last place."""

    times: tuple[int, ...]
    taken: tuple[Taken, ...]
    last: str = ""
    more: Row = ()
    """What else is told of the player where the panel is tall."""
    target: Any = None
    """What a click beside the tricks means."""


class ShowPanel(Picture[Running]):
    """One player; the frame's title has name and points."""

    def paint(self, value: Running, room: Room) -> Block:
        """Draw a column for each place; of more than have room the last ones, with a sign."""
        sheet = Sketch(room.cells, room.rows)
        sheet.mean(0, 0, room.cells, room.rows, value.target)
        many = min(len(value.times), max(1, (room.cells - 4) // 5))
        first = len(value.times) - many
        step = min(12, (room.cells - 3) // many)
        cells = step - 1
        x = (room.cells - many * step + 1) // 2
        if first:
            sheet.put(0, 1, "«", "gold bold")
        for place in range(first, len(value.times)):
            ahead = place >= len(value.taken)
            sheet.centre(x, 0, cells, f"{TIMES}{value.times[place]}", "faint" if ahead else "dim")
            if ahead:
                self._empty(sheet, x, cells, value.last if place == len(value.times) - 1 else "")
            else:
                _piece(sheet, x, 1, cells, value.taken[place])
            x += step
        if room.rows > 3:
            sheet.line(1, room.rows - 1, shortened(value.more, room.cells - 2))
        return sheet.block()

    def _empty(self, sheet: Sketch, x: int, cells: int, word: str) -> None:
        sheet.fill(x, 1, cells, 2, "track")
        sheet.centre(x, 1, cells, word or "·", "dusk-dim")


def _piece(sheet: Sketch, x: int, y: int, cells: int, each: Taken) -> None:
    sheet.fill(x, y, cells, 2, each.body, each.target)
    word = each.colour if cells >= 11 else each.colour[0].upper()
    edge = 1 if cells >= 5 else 0
    sheet.put(x + edge, y, word, "trick-ink bold")
    if each.run > 1:
        sheet.right(x + cells, y, f"{TIMES}{each.run}", "trick-ink bold")
    points = signed(each.points)
    sheet.right(x + cells - (1 if len(points) < cells - 1 else 0), y + 1, points, points_role(each.points))


def points_role(points: int) -> str:
    """The role of points on the colour of a trick."""
    return "trick-loss bold" if points < 0 else "trick-ink bold"


def signed(points: int) -> str:
    """`+8`, `0`, minus twelve."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"


def plainly(points: int) -> str:
    """`8`, `0`, minus twelve."""
    return str(points).replace("-", MINUS)


@attrs.frozen
class ShowLine:
    """One player in a row: what stands in front, what stands there if nothing else does, and the show."""

    head: Row
    alone: Row
    show: Running


@attrs.frozen
class ShowLines:
    """What each player's show came to, a row a player."""

    lines: tuple[ShowLine, ...]


class ShowTable(Picture[ShowLines]):
    """All players: a row each, or, where there is only one row, side by side without their tricks."""

    def paint(self, value: ShowLines, room: Room) -> Block:
        """Draw them."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows < len(value.lines):
            each = room.cells // len(value.lines)
            for number, line in enumerate(value.lines):
                sheet.mean(number * each, 0, each, 1, line.show.target)
                sheet.line(number * each, 0, shortened(line.alone, each - 1))
            return sheet.block()
        for number, line in enumerate(value.lines):
            self._line(sheet, number, line)
        return sheet.block()

    def _line(self, sheet: Sketch, y: int, line: ShowLine) -> None:
        """Head, and behind it letter and points of every trick; the multipliers where they change."""
        wide = sheet.cells >= 80
        start = _HEAD if wide else _NARROW_HEAD
        sheet.mean(0, y, sheet.cells, 1, line.show.target)
        sheet.line(0, y, shortened(line.head, start - 1))
        times = line.show.times
        changes = (
            [place for place in range(len(times)) if place == 0 or times[place] != times[place - 1]] if wide else []
        )
        room = sheet.cells - start - 3 * len(changes)
        step = max(4, min(9, room // len(times)))
        first = max(0, len(times) - room // step)
        x = start
        for place in range(first, len(times)):
            if place in changes or (changes and place == first):
                sheet.put(x, y, f"{TIMES}{times[place]}", "dim")
                x += 3
            if place < len(line.show.taken):
                self._chip(sheet, x, y, step - 1, line.show.taken[place])
            else:
                word = line.show.last if place == len(times) - 1 else ""
                sheet.fill(x, y, step - 1, 1, "track")
                sheet.centre(x, y, step - 1, cut(word, step - 1) or "·", "dusk-dim")
            x += step

    def _chip(self, sheet: Sketch, x: int, y: int, cells: int, each: Taken) -> None:
        sheet.fill(x, y, cells, 1, each.body, each.target)
        points = signed(each.points)
        if len(points) < cells:
            sheet.put(x, y, each.colour[0].upper(), "trick-ink bold")
        sheet.right(x + cells, y, points, points_role(each.points))
