"""How many come, by how many things are missing: steps that go down to the right, one's own step in another colour."""

from __future__ import annotations

from typing import Final

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best

_RISING: Final = " ▁▂▃▄▅▆▇█"
_COME: Final = (" spectators by tokens missing", " spectators", "")
"""What the numbers in a row are, longer and shorter."""


def crowd_steps(sheet: Sketch, x: int, y: int, cells: int, rows: int, table: tuple[int, ...], own: int | None) -> None:
    """Draw the numbers on top of their steps, and below what is missing; beyond the last step that it is too much.

    `own` counts what is missing for the one who looks; None leaves that out.
    """
    beyond = own is not None and own >= len(table)
    columns = len(table) + (1 if beyond else 0)
    pitch = min(8, cells // max(1, columns))
    wide = max(2, pitch - 1)
    high = rows - 2
    most = max(table)
    sheet.tile(x, y, pitch * len(table), rows - 1, " ", "playbill-step on paper")
    for number, crowd in enumerate(table):
        left = x + number * pitch
        here = number == own
        role = "rust" if here else "playbill-step"
        eighths = max(1, round(crowd * high * 8 / most))
        top = y + rows - 1 - -(-eighths // 8)
        sheet.tile(left, top + 1, wide, rows - 2 - (top - y), "█", role)
        sheet.put(left, top, _RISING[(eighths - 1) % 8 + 1] * wide, role)
        sheet.centre(left, top - 1, wide, str(crowd), "playbill-bad bold" if here else "paper-ink bold")
        label = _missing(number) if number or wide > 2 else "0"
        sheet.centre(left, y + rows - 1, wide, label, "playbill-bad bold" if here else "paper-dim")
    if beyond:
        left = x + len(table) * pitch
        for line, words in zip((rows - 3, rows - 2, rows - 1), ("you", "✗", f"-{own}"), strict=True):
            sheet.centre(left, y + line, max(3, wide), words, "playbill-bad bold")


def crowd_row(table: tuple[int, ...], own: int | None, cells: int) -> Row:
    """The steps in one row, what is missing before each number, as below the steps; one's own in a box.

    What they are stands before them, as far as there is room in so many cells.
    """
    numbers = _numbers(table, own)
    return row(Span(best(_COME, cells - width(numbers)), "paper-dim"), *numbers)


def _numbers(table: tuple[int, ...], own: int | None) -> Row:
    spans: list[Span] = []
    for number, crowd in enumerate(table):
        label = _missing(number)
        if number == own:
            spans.append(Span(f" {label} {crowd} ", "rust-ink on rust bold"))
        else:
            spans += [Span(f" {label} ", "paper-dim"), Span(f"{crowd} ", "paper-ink bold")]
    if own is not None and own >= len(table):
        spans.append(Span(f" {_missing(own)} ✗ ", "playbill-bad bold"))
    return tuple(spans)


def _missing(number: int) -> str:
    """How a step is called: all there, or so many missing."""
    return f"-{number}" if number else "all"
