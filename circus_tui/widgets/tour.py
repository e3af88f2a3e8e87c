"""The tour: regions in a ring, each with who is there, and the way it goes on."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Stop:
    """A region and the chip of whoever is there; empty if nobody is."""

    name: str
    chip: Row


@attrs.frozen
class Ring:
    """The stops in the order in which a circus travels through them. `nothing` is said where there is none yet."""

    stops: tuple[Stop, ...]
    nothing: str = "not dealt yet"


class Tour(Picture[Ring]):
    """Three rows: the first two stops above, the others below, arrows between them."""

    def paint(self, value: Ring, room: Room) -> Block:
        """Draw the ring clockwise."""
        sheet = Sketch(room.cells, room.rows)
        if not value.stops:
            sheet.put(1, 0, value.nothing, "dim")
            return sheet.block()
        upper, lower = value.stops[:2], value.stops[2:][::-1]
        left, right = ([width(_stop(stop, room.cells)) for stop in column] for column in _columns(upper, lower))
        gap = 1 if 3 + max(left) + max(right, default=0) + 2 <= room.cells else 0
        half = min(max(left), room.cells - 3 - 2 * gap - 3)
        self._pair(sheet, 0, upper, "▸", (half, gap))
        if lower and room.rows > 2:
            sheet.put(2, 1, "▴", "gold")
            sheet.put(room.cells - 4, 1, "▾", "gold")
        y = min(2, room.rows - 1)
        if len(lower) == 1:
            said = row(Span("◂ ", "gold"), *_stop(lower[0], room.cells - 6), Span(" ◂", "gold"))
            sheet.line(max(1, (room.cells - sum(len(span.text) for span in said)) // 2), y, said)
        elif lower:
            self._pair(sheet, y, lower, "◂", (half, gap))
        return sheet.block()

    def _pair(self, sheet: Sketch, y: int, stops: tuple[Stop, ...], arrow: str, at: tuple[int, int]) -> None:
        """Two stops with an arrow between them; `at` is the width of the first, and the gap round the arrow."""
        half, gap = at
        sheet.line(1, y, _stop(stops[0], half))
        if len(stops) > 1:
            sheet.put(1 + half + gap, y, arrow, "gold")
            start = 2 + half + 2 * gap
            sheet.line(start, y, _stop(stops[1], sheet.cells - start))


def _columns(upper: tuple[Stop, ...], lower: tuple[Stop, ...]) -> tuple[tuple[Stop, ...], tuple[Stop, ...]]:
    """The stops on the left and on the right; one alone below stands in the middle."""
    pairs = (upper, *([lower] if len(lower) == 2 else []))
    return tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs if len(pair) > 1)


def _stop(stop: Stop, cells: int) -> Row:
    chip = stop.chip or (Span("\N{EN DASH}", "dim"),)
    room = cells - sum(len(span.text) for span in chip) - 1
    return row(Span(cut(stop.name, max(1, room)), "ink"), " ", *chip)
