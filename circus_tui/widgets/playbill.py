"""A show's playbill: its name, what it needs with a place for every token, and how many come by what is missing."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, shortened, width
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.crowd_steps import crowd_row, crowd_steps
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.token import Need

_TALL: Final = 9
_WORD: Final = 13
_PLACE: Final = 4
_PLACES: Final = 4


@attrs.frozen
class Playbill:
    """What stands on it.

    `under` is the line below the name, `table` the spectators by missing tokens, `own` how many would be missing for
    who looks; `lacking` says in words what is missing, for where there is no room for places.
    """

    title: str
    under: Row
    needs: tuple[Need, ...]
    table: tuple[int, ...]
    own: int | None
    lacking: Row


class PlaybillPanel(Picture[Playbill]):
    """On paper. With nine rows every token has a place, and steps stand on the right; with fewer, words and numbers."""

    def paint(self, value: Playbill, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        if room.rows >= _TALL and room.cells >= 40:
            _tall(sheet, value)
        else:
            _flat(sheet, value)
        return sheet.block()


def _tall(sheet: Sketch, value: Playbill) -> None:
    body(sheet, 1, 0, sheet.cells - 2, sheet.rows, "paper")
    places = _WORD + _PLACE * _PLACES + 2
    steps = sheet.cells >= places + 30
    sheet.put(3, 1, cut(value.title.upper(), places + 2 if steps else sheet.cells - 6), "paper-ink bold")
    sheet.line(3, 2, shortened(value.under, places + 2 if steps else sheet.cells - 6))
    top = 4 if sheet.rows - 5 >= len(value.needs) else 3
    if top == 4:
        sheet.put(3, 3, "─" * (sheet.cells - 6), "paper-dim")
    for number, need in enumerate(value.needs[: sheet.rows - top - 1]):
        _need(sheet, 3, top + number, need)
    if not steps:
        return
    left = places + 4
    end = sheet.put(left, 1, "SPECTATORS", "paper-ink bold")
    if end + 22 < sheet.cells:
        sheet.put(end + 2, 1, "by tokens missing", "paper-dim")
    high = min(16, sheet.rows - 5)
    crowd_steps(sheet, left, sheet.rows - 1 - high, sheet.cells - left - 2, high, value.table, value.own)


def _need(sheet: Sketch, x: int, y: int, need: Need) -> None:
    """One kind: its sign and word, a place for each token, and a tick if all are there."""
    role = on_paper(need.token.role)
    sheet.put(x, y, need.token.sign, f"{role}/75" if role == need.token.role else role)
    full = not need.missing
    sheet.put(x + 2, y, need.token.word, "paper-ink bold" if full else "paper-ink")
    places(sheet, x + _WORD, y, need, "paper-dim")
    if full:
        sheet.put(x + _WORD + _PLACE * _PLACES, y, "✓", "playbill-good bold")


def places(sheet: Sketch, x: int, y: int, need: Need, missing: str) -> int:
    """Draw a place for each token needed, filled or empty; give the place behind them."""
    filled = min(need.have, need.need)
    if filled:
        tokens = "▕".join(f" {need.token.code}" for _ in range(filled))
        x = sheet.put(x, y, f"{tokens} ", f"asset-ink on {on_paper(need.token.role)} bold")
    return sheet.put(x, y, f"[{need.token.code}]" * (need.need - filled), missing)


def on_paper(role: str) -> str:
    """The colour of a kind where it stands on paper, on which a pale one would vanish."""
    return "priest-on-paper" if role == "priest" else role


def _flat(sheet: Sketch, value: Playbill) -> None:
    sheet.fill(0, 0, sheet.cells, sheet.rows, "paper")
    named = sheet.rows >= 3
    if named:
        end = sheet.put(1, 0, cut(value.title.upper(), sheet.cells - 2), "paper-ink bold")
        sheet.line(end + 2, 0, shortened(value.under, max(0, sheet.cells - end - 3)))
    y = 1 if named else 0
    sheet.line(1, y, shortened(value.lacking, sheet.cells - 2))
    end = sheet.line(0, y + 1, crowd_row(value.table, value.own, sheet.cells))
    if not named and end + 2 + width(value.under) < sheet.cells:
        sheet.line(end + 2, y + 1, value.under)
