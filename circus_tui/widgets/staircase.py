"""Cards on four steps that lead down: what each step is worth, when a card will be there, whom it pays."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block
from circus_tui.drawing.shapes import numeral
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import SuitCard, draw, place

_CELLS, _ROWS = 54, 10
_SMALL_CELLS, _SMALL_ROWS = 32, 8
_ROOMY: Final = 12
"""Cells of a card whose longest name leaves both edges free."""

_RISERS: Final = ("step-1", "step-2", "step-3", "step-4")


@attrs.frozen
class StairStep:
    """One step: its value, the card on it, when that is (`next turn`), who gets the money, and what it waits for.

    Of what it `pays` the longest wording comes first.

    `rimmed` marks the card the cursor is on; `target` is what a click means.
    """

    value: int
    card: SuitCard | None = None
    when: tuple[str, ...] = ()
    pays: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    rimmed: bool = False
    target: int | None = None


@attrs.frozen
class Stairs:
    """The steps from the highest down."""

    steps: tuple[StairStep, ...]


class Staircase(Picture[Stairs]):
    """Four steps: as stairs with large numerals, as small stairs, or as a list."""

    def paint(self, value: Stairs, room: Room) -> Block:
        """Draw the largest form that has room."""
        sheet = Sketch(room.cells, room.rows)
        if room.cells >= _CELLS and room.rows >= _ROWS:
            _stairs(sheet, value, ascii_only=room.ascii)
        elif room.cells >= _SMALL_CELLS and room.rows >= _SMALL_ROWS:
            _small(sheet, value)
        else:
            _list(sheet, value)
        return sheet.block()


def _stairs(sheet: Sketch, value: Stairs, *, ascii_only: bool) -> None:
    pitch = min(20, sheet.cells // 4)
    cells = min(pitch - 1, 16)
    left = (sheet.cells - 4 * pitch) // 2 + 1
    for number, step in enumerate(value.steps):
        x, y = left + number * pitch, number
        if step.card is None:
            place(sheet, x, y, cells - 1, 4, "empty")
        else:
            draw(sheet, x, y, step.card, cells - 1, 4, target=step.target)
            if step.rimmed:
                _rimmed(sheet, x, y, cells - 1)
        sheet.fill(x, y + 4, pitch, sheet.rows - y - 4, _RISERS[number])
        sheet.put(x + 1, y + 4, "$", "gold")
        numeral(sheet, x + 3, y + 4, str(step.value), "gold", ascii_only=ascii_only)
        for line, words in enumerate(step.when[:2]):
            sheet.put(x + 7, y + 4 + line, words[: pitch - 7], "ink")
        beside = 7 if y + 6 >= sheet.rows - 1 else 1
        pays = next((each for each in step.pays if len(each) <= pitch - beside), "")
        sheet.put(x + beside, sheet.rows - 1, pays, "ink")
        waits = step.waits if y + 8 < sheet.rows - 1 else _one_line(step.waits, pitch - 1)
        for line, words in enumerate(waits if step.waits else ()):
            sheet.put(x + 1, y + 7 + line, f"{words:<{pitch - 2}}"[: pitch - 1], "ink bold" if line else "ink")


def _one_line(words: tuple[str, ...], cells: int) -> tuple[str, ...]:
    """The words in one line, or the last of them where all have no room."""
    whole = " ".join(words)
    return (whole,) if len(whole) <= cells else words[-1:]


def _rimmed(sheet: Sketch, x: int, y: int, cells: int) -> None:
    """A gold rim in place of the edge of the body, the face staying as it is; beside a name if there is room."""
    for row in (1, 2) if cells >= _ROOMY else (1,):
        sheet.put(x, y + row, "▌", "gold bold")
        sheet.put(x + cells - 1, y + row, "▐", "gold bold")
    sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", "gold bold")
    sheet.put(x, y + 3, f"▝{'▀' * (cells - 2)}▘", "gold bold")


def _small(sheet: Sketch, value: Stairs) -> None:
    pitch = min(14, sheet.cells // 4)
    cells = pitch
    for number, step in enumerate(value.steps):
        x, y = number * pitch, number
        if step.card is None:
            place(sheet, x, y, cells - 1, 3)
        else:
            draw(sheet, x, y, step.card, cells - 1, 3, target=step.target)
            if step.rimmed:
                sheet.put(x, y + 2, "━" * (cells - 1), "gold bold")
        sheet.fill(x, y + 3, pitch, sheet.rows - y - 3, _RISERS[number])
        sheet.put(x, y + 3, f"${step.value}", "gold bold")
        if step.when:
            sheet.put(x + 3, y + 3, step.when[-1][: cells - 4], "ink")
        for line, words in enumerate(step.waits[:2]):
            sheet.put(x, y + 4 + line, words[: cells - 1], "gold" if not line else "ink bold")


def _list(sheet: Sketch, value: Stairs) -> None:
    tall = sheet.rows >= 8
    cells = min(13, max(6, sheet.cells - 12))
    for number, step in enumerate(value.steps):
        y = number * (2 if tall else 1)
        sheet.put(number, y, f"${step.value}", "gold bold")
        x = 3 + number
        if step.card is None:
            sheet.put(x, y, "·", "dim")
        else:
            draw(sheet, x, y, step.card, cells, 2 if tall else 1, target=step.target)
            if step.rimmed:
                sheet.put(x - 1, y, "►", "gold bold")
        if step.when:
            sheet.put(x + cells + 1, y, step.when[-1], "ink")
