"""The tour: regions in a ring, each with who is there, and the way it goes on."""

from __future__ import annotations

import attrs

from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, row
from circus_tui.sketch import Sketch
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
        half = (room.cells - 3) // 2
        x = sheet.line(1, 0, _stop(upper[0], half))
        if len(upper) > 1:
            sheet.put(max(x, half) + 1 if x <= half else x, 0, "▸", "gold")
            sheet.line(half + 3, 0, _stop(upper[1], room.cells - half - 3))
        if lower and room.rows > 2:
            sheet.put(2, 1, "▴", "gold")
            sheet.put(room.cells - 4, 1, "▾", "gold")
        y = min(2, room.rows - 1)
        if len(lower) == 1:
            said = row(Span("◂ ", "gold"), *_stop(lower[0], room.cells - 6), Span(" ◂", "gold"))
            sheet.line(max(1, (room.cells - sum(len(span.text) for span in said)) // 2), y, said)
        elif lower:
            x = sheet.line(1, y, _stop(lower[0], half))
            sheet.put(max(x, half) + 1 if x <= half else x, y, "◂", "gold")
            sheet.line(half + 3, y, _stop(lower[1], room.cells - half - 3))
        return sheet.block()


def _stop(stop: Stop, cells: int) -> Row:
    chip = stop.chip or (Span("\N{EN DASH}", "dim"),)
    room = cells - sum(len(span.text) for span in chip) - 1
    return row(Span(cut(stop.name, max(1, room)), "ink"), " ", *chip)
