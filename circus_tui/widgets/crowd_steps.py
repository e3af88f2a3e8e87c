"""How many come, by how many things are missing: steps that go down to the right, one's own step in another colour."""

from __future__ import annotations

from typing import Final

from circus_tui.drawing.sketch import Sketch

_RISING: Final = " ▁▂▃▄▅▆▇█"


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
        label = f"-{number}" if number else "all" if wide > 2 else "0"
        sheet.centre(left, y + rows - 1, wide, label, "playbill-bad bold" if here else "paper-dim")
    if beyond:
        left = x + len(table) * pitch
        for line, words in zip((rows - 3, rows - 2, rows - 1), ("you", "✗", f"-{own}"), strict=True):
            sheet.centre(left, y + line, max(3, wide), words, "playbill-bad bold")


def crowd_numbers(sheet: Sketch, x: int, y: int, table: tuple[int, ...], own: int | None) -> int:
    """Write the steps as numbers in one row, one's own in a box; give the place behind them."""
    for number, crowd in enumerate(table):
        here = number == own
        text = f" {crowd} " if here else f" {crowd:>2} "
        x = sheet.put(x, y, text, "rust-ink on rust bold" if here else "paper-ink bold")
    if own is not None and own >= len(table):
        words = f" ✗ {own} missing "
        x = sheet.put(x, y, words if x + len(words) <= sheet.cells else f" lack {own} ", "playbill-bad bold")
    return x
