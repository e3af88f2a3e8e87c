"""A show as it would be after a choice: every trick with its sum, large where something changes, and the total."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row
from circus_tui.drawing.shapes import NUMERAL_ROWS, numeral, numeral_cells
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.queue_cards import change_role, columns
from circus_tui.widgets.show_panel import plainly, signed

_TOTAL_CELLS: Final = 16


@attrs.frozen
class After:
    """A trick: its names from the longest, how its points come about in several wordings, and points now and then."""

    colour: str
    titles: tuple[str, ...]
    sums: tuple[str, ...]
    now: int
    then: int
    same: bool = False


@attrs.frozen
class ShowThen:
    """The tricks in the order they would have, how many places there are, and the total now and then."""

    tricks: tuple[After, ...]
    places: int
    at: int
    now: int
    then: int
    note: Row = ()


class ShowAfter(Picture[ShowThen]):
    """Columns that stand under the cards of the queue."""

    def paint(self, value: ShowThen, room: Room) -> Block:
        """Draw them; numerals are large where there are rows enough."""
        spare = room.rows - NUMERAL_ROWS - 4
        if spare > 1:
            return (*[()] * (spare // 2), *self.paint(value, attrs.evolve(room, rows=room.rows - spare)))
        sheet = Sketch(room.cells, room.rows)
        shown = columns(room.cells, len(value.tricks), value.places, value.at)
        for place, trick in enumerate(value.tricks):
            if shown.first <= place < shown.first + shown.many:
                _column(sheet, shown.left(place), shown.cells, trick, ascii_only=room.ascii)
        left = shown.left(min(len(value.tricks), shown.first + shown.many)) + 1
        if room.cells - left >= _TOTAL_CELLS and room.rows >= 5:
            _total(sheet, left, value, ascii_only=room.ascii)
        return sheet.block()


def _column(sheet: Sketch, x: int, cells: int, trick: After, *, ascii_only: bool) -> None:
    ground, ink = (f"trick-{trick.colour}/45", "ink") if trick.same else (f"trick-{trick.colour}", "trick-ink bold")
    sheet.fill(x, 0, cells, 2, ground)
    edge = 1 if cells >= 8 else 0
    sheet.put(x + edge, 0, best(trick.titles, cells - edge), ink)
    sheet.put(x + edge, 1, best(trick.sums, cells - edge), ink if trick.same else "trick-ink")
    role = "dim" if trick.same else change_role(trick.then - trick.now)
    text = plainly(trick.then)
    large = not trick.same and sheet.rows >= 2 + NUMERAL_ROWS and numeral_cells(text) <= cells and not ascii_only
    if large:
        numeral(sheet, x + (cells - numeral_cells(text)) // 2, 2, text, role.removesuffix(" bold"))
        below = 2 + NUMERAL_ROWS
    else:
        tall = sheet.rows >= 5
        sheet.centre(x, 3 if tall else 2, cells, signed(trick.then), role)
        below = 4 if tall else 3
    if not trick.same and below < sheet.rows:
        now = signed(trick.now)
        change = (
            (f"{now} ► {signed(trick.then)}", f"was {now}", now) if trick.now != trick.then else ("as before", "same")
        )
        sheet.centre(x, below, cells, best(change, cells), role)


def _total(sheet: Sketch, x: int, value: ShowThen, *, ascii_only: bool) -> None:
    text = plainly(value.then)
    sheet.put(x, 0, "then", "dim")
    numeral(sheet, x, 1, text, "gold", ascii_only=ascii_only)
    if x + numeral_cells(text) + 8 <= sheet.cells:
        sheet.put(x + numeral_cells(text) + 2, 2, "points", "ink")
    change = value.then - value.now
    words = f"{signed(change)} by the swap" if change else "the same as now"
    sheet.put(x, 4, words if cell_len(words) <= sheet.cells - x else signed(change), change_role(change))
