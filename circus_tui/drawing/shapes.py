"""Shapes that several pictures are made of: bodies with rounded corners, large numerals, bars, dashed places."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len

from circus_tui.drawing.sketch import Sketch

NUMERAL_ROWS: Final = 3
"""Rows of a large numeral; a digit is three cells wide, except that a 1 before others is one."""

_DIGITS: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▄█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", "▀▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", " ▄▀", " ▀ "),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "-": ("  ", "▀▀", "  "),
    "+": (" ▄ ", "▀█▀", "   "),
    "I": ("█", "█", "▀"),
    "V": ("█ █", "█ █", " ▀ "),
}
_ONE: Final = ("█", "█", "▀")
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def body(sheet: Sketch, x: int, y: int, cells: int, rows: int, ground: str, target: Any = None) -> None:
    """Draw the body of a card: a filled rectangle whose corners are rounded with half blocks."""
    sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", ground, target)
    sheet.fill(x, y + 1, cells, rows - 2, ground, target)
    sheet.put(x, y + rows - 1, f"▝{'▀' * (cells - 2)}▘", ground, target)


def dashed(sheet: Sketch, x: int, y: int, cells: int, rows: int, role: str, target: Any = None) -> None:
    """Draw an empty place: a dashed outline."""
    sheet.put(x, y, f"╭{'╌' * (cells - 2)}╮", role, target)
    for row in range(y + 1, y + rows - 1):
        sheet.put(x, row, "╎", role, target)
        sheet.put(x + cells - 1, row, "╎", role, target)
    sheet.put(x, y + rows - 1, f"╰{'╌' * (cells - 2)}╯", role, target)
    if target is not None:
        sheet.mean(x, y, cells, rows, target)


def outline(sheet: Sketch, x: int, y: int, cells: int, rows: int, role: str, *, heavy: bool = False) -> None:
    """Draw a frame of lines."""
    up_left, up_right, down_left, down_right, edge, side = "┏┓┗┛━┃" if heavy else "╭╮╰╯─│"
    sheet.put(x, y, up_left + edge * (cells - 2) + up_right, role)
    for row in range(y + 1, y + rows - 1):
        sheet.put(x, row, side, role)
        sheet.put(x + cells - 1, row, side, role)
    sheet.put(x, y + rows - 1, down_left + edge * (cells - 2) + down_right, role)


def numeral_cells(text: str) -> int:
    """How wide a large numeral is."""
    glyphs = _glyphs(text)
    return sum(len(glyph[0]) for glyph in glyphs) + len(glyphs) - 1


def numeral(sheet: Sketch, x: int, y: int, text: str, role: str, *, ascii_only: bool = False) -> None:
    """Write a number three rows high; where there is only ASCII, as plain digits in the middle row."""
    if ascii_only:
        sheet.put(x + max(0, numeral_cells(text) - cell_len(text)) // 2, y + 1, text, role)
        return
    for row, line in enumerate(numeral_lines(text)):
        sheet.put(x, y + row, line, role)


def numeral_lines(text: str) -> tuple[str, ...]:
    """The three rows of a large numeral."""
    return tuple(" ".join(row) for row in zip(*_glyphs(text), strict=True))


def _glyphs(text: str) -> list[tuple[str, str, str]]:
    """The signs of a numeral; U+2212 is written like a hyphen. A 1 before other digits is narrow."""
    plain = text.replace("\N{MINUS SIGN}", "-")
    several = len(plain) > 1
    return [_ONE if sign == "1" and several and place == 0 else _DIGITS[sign] for place, sign in enumerate(plain)]


def bar(sheet: Sketch, x: int, y: int, cells: float, role: str, *, leftwards: bool = False) -> None:
    """Draw a bar so many cells long, to an eighth of a cell; leftwards it ends before `x`, to half a cell."""
    whole, part = int(cells), cells - int(cells)
    if leftwards:
        sheet.tile(x - whole, y, whole, 1, "█", role)
        if part >= 1 / 4:
            sheet.put(x - whole - 1, y, "▐", role)
        return
    sheet.tile(x, y, whole, 1, "█", role)
    eighths = round(part * 8)
    if eighths:
        sheet.put(x + whole, y, "█" if eighths == 8 else _EIGHTHS[eighths], role)
