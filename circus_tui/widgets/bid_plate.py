"""The bid that is being set, large between two arrows, beside the highest so far and what would be left."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, wrapped_row
from circus_tui.drawing.shapes import body, numeral, numeral_cells, outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_TALL: Final = 7


@attrs.frozen
class Bid:
    """A bid being set.

    `high` is the highest so far, with the name and the colour of who made it; None before the first. `own` is the text
    of the bid, `least` and `most` its bounds, `left` the coins that would be left of `purse`; `remark` says what the
    others can do about it. `arrows` are the signs of those that lower and raise it.
    """

    high: int | None
    who: str
    role: str
    own: str
    least: int
    most: int
    left: int
    purse: int
    remark: Row = ()
    arrows: tuple[str, str] = ("◂", "▸")


class BidPlate(Picture[Bid]):
    """With seven rows the highest bid is large too."""

    def paint(self, value: Bid, room: Room) -> Block:
        """Draw plate, arrows and purse."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows >= _TALL and room.cells >= 42:
            self._tall(sheet, value, ascii_only=room.ascii)
        else:
            self._flat(sheet, value, ascii_only=room.ascii)
        return sheet.block()

    def _tall(self, sheet: Sketch, value: Bid, *, ascii_only: bool) -> None:
        sheet.put(1, 0, "highest" if value.high is not None else "to open", "dim")
        sheet.line(18, 0, row(Span("your bid", "gold bold"), Span(f" {_bounds(value)}", "dim")))
        body(sheet, 1, 1, 14, 5, value.role)
        ink = "seat-ink" if value.high is not None else "dusk-ink"
        if value.high is None:
            sheet.centre(1, 2, 14, "no bid yet", f"{ink} bold")
            sheet.centre(1, 3, 14, f"{value.least} or more", ink)
        else:
            text = str(value.high)
            numeral(sheet, 3, 2, text, f"{ink} bold", ascii_only=ascii_only)
            start = 4 + numeral_cells(text)
            sheet.put(start, 3, cut(value.who, 14 - start), f"{ink} bold")
        outline(sheet, 18, 1, 16, 5, "frame", heavy=True)
        numeral(sheet, 18 + (16 - numeral_cells(value.own)) // 2, 2, value.own, "gold bold", ascii_only=ascii_only)
        sheet.put(19, 3, value.arrows[0], "gold bold", "less")
        sheet.put(32, 3, value.arrows[1], "gold bold", "more")
        sheet.mean(18, 1, 7, 5, "less")
        sheet.mean(27, 1, 7, 5, "more")
        sheet.put(36, 2, "leaves", "dim")
        sheet.put(36, 3, f" {value.left} ", "cap-ink on cap bold")
        sheet.put(37 + len(f" {value.left} "), 3, "coins" if value.left != 1 else "coin", "dim")
        sheet.put(36, 4, f"of {value.purse}", "dim")
        for number, line in enumerate(wrapped_row(value.remark, sheet.cells - 2)[: sheet.rows - 6]):
            sheet.line(1, 6 + number, line)

    def _flat(self, sheet: Sketch, value: Bid, *, ascii_only: bool) -> None:
        ink = "seat-ink" if value.high is not None else "dusk-ink"
        cells = min(12, max(9, sheet.cells // 3))
        above, below = _standing(value, narrow=cells < 12)
        sheet.fill(1, 0, cells, min(2, sheet.rows), value.role)
        sheet.centre(1, 0, cells, above, f"{ink} bold")
        sheet.centre(1, 1, cells, cut(below, cells), f"{ink} bold")
        middle = cells + 2 + (sheet.cells - cells - 12) // 2
        if sheet.rows >= 3:
            half = numeral_cells(value.own) // 2
            numeral(sheet, middle - half, 0, value.own, "gold bold", ascii_only=ascii_only)
            sheet.put(middle - half - 2, 1, value.arrows[0], "gold bold", "less")
            sheet.put(middle + numeral_cells(value.own) - half + 1, 1, value.arrows[1], "gold bold", "more")
        else:
            sheet.put(middle - 2, 0, f"{value.arrows[0]} {value.own} {value.arrows[1]}", "gold bold")
        sheet.right(sheet.cells - 1, 0, "leaves", "dim")
        sheet.right(sheet.cells - 1, 1, f" {value.left}¢ ", "cap-ink on cap bold")
        if sheet.rows >= 4:
            sheet.centre(cells + 2, 3, sheet.cells - cells - 3, f"yours, {_bounds(value)}", "dim")
        elif sheet.rows == 3:
            sheet.put(1, 2, _bounds(value), "dim")


def _standing(value: Bid, *, narrow: bool) -> tuple[str, str]:
    """The highest bid and whose it is in two short rows, or from where one may begin."""
    if value.high is None:
        return ("no bid", f"from {value.least}") if narrow else ("no bid yet", f"{value.least} or more")
    return ("highest", f"{value.high} {value.who}") if narrow else (f"highest {value.high}", value.who)


def _bounds(value: Bid) -> str:
    return f"{value.least} to {value.most}" if value.most > value.least else f"{value.least} at least"
