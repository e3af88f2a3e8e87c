"""A card with two numbers, the one that counts large on its own colour, the other in the lower right corner.

`draw` puts one on a sheet in any of the sizes; a hand chooses the size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import attrs

from circus_tui.drawing.shapes import body, numeral_cells, numeral_lines
from circus_tui.drawing.sketch import Sketch

CardSize: TypeAlias = Literal["grand", "large", "snug", "medium", "close", "slim", "narrow", "tiny"]
"""From 14 by 11 down to 3 by 2 cells by rows.

Grand, large and medium ones have rounded corners; the others have half a cell of ground at the left, which keeps them
apart where they touch.
"""

CELLS: Final[dict[CardSize, int]] = {
    "grand": 14,
    "large": 7,
    "snug": 7,
    "medium": 5,
    "close": 5,
    "slim": 4,
    "narrow": 3,
    "tiny": 3,
}
ROWS: Final[dict[CardSize, int]] = {
    "grand": 11,
    "large": 6,
    "snug": 6,
    "medium": 4,
    "close": 4,
    "slim": 4,
    "narrow": 4,
    "tiny": 2,
}
SIZES: Final[tuple[tuple[CardSize, int], ...]] = (
    ("grand", 15),
    ("large", 8),
    ("snug", 7),
    ("medium", 6),
    ("close", 5),
    ("slim", 4),
    ("narrow", 3),
    ("tiny", 3),
)
"""Sizes, and the cells from one card to the next, the largest first."""

_ROUND: Final = frozenset({"grand", "large", "medium"})
_PIXELS: Final = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}
"""The upper and the lower half of each sign of a large numeral."""


@attrs.frozen
class Card:
    """Both numbers, 0 for one that may not be seen; `dusk` for a card that is not spoken of."""

    up: int
    down: int
    dusk: bool = False


def beside(size: CardSize, card: Card, before: Card | None) -> CardSize:
    """The size of a card that touches the one before it: the half cell of ground is only needed between equals."""
    if before is not None and (before.up, before.dusk) == (card.up, card.dusk):
        return size
    return "large" if size == "snug" else "medium" if size == "close" else size


def draw(
    sheet: Sketch, x: int, y: int, card: Card, size: CardSize, *, ascii_only: bool = False, target: Any = None
) -> None:
    """Draw a card with its upper left corner there."""
    cells, rows, ground = CELLS[size], ROWS[size], _ground(card)
    if size in _ROUND:
        body(sheet, x, y, cells, rows, ground, target)
    else:
        _half_open(sheet, (x, y, cells, rows), ground, target)
    if size == "grand":
        _grand_face(sheet, x, y + 1, card, ascii_only=ascii_only)
        return
    if rows > 4:
        _large_face(sheet, x, y + 1, card, ascii_only=ascii_only, half=size not in _ROUND)
        return
    face = y if size == "tiny" else y + 1
    number = f" {_number(card.up)}".ljust(cells)
    half = size not in _ROUND
    sheet.put(x + half, face, number[half:], _ink(card, card.up))
    _corner(sheet, x + cells, face + 1, card, min(3, cells - 2))


def rimmed(
    sheet: Sketch, x: int, y: int, card: Card, size: CardSize, *, ascii_only: bool = False, target: Any = None
) -> None:
    """Draw a card that is on its way, with a bright rim, one cell wider on each side."""
    cells, rows = CELLS[size] + 2, ROWS[size]
    sheet.fill(x, y, cells, rows, "rim", target)
    sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", "rim on panel", target)
    sheet.put(x, y + rows - 1, f"▝{'▀' * (cells - 2)}▘", "rim on panel", target)
    sheet.fill(x + 1, y + 1, cells - 2, rows - 2, _ground(card), target)
    if size == "grand":
        _grand_face(sheet, x + 1, y + 1, card, ascii_only=ascii_only)
    elif rows > 4:
        _large_face(sheet, x + 1, y + 1, card, ascii_only=ascii_only)
    else:
        sheet.put(x + 1, y + 1, f" {_number(card.up)}"[: cells - 2].ljust(cells - 2), _ink(card, card.up))
        _corner(sheet, x + cells - 1, y + 2, card, min(3, CELLS[size] - 1))


def _half_open(sheet: Sketch, place: tuple[int, int, int, int], ground: str, target: Any) -> None:
    """A body whose left half cell stays ground, so that equal neighbours part."""
    x, y, cells, rows = place
    edge = 1 if rows > 2 else 0
    if edge:
        right = "▖▘" if rows > 4 else "▄▀"
        sheet.put(x + 1, y, "▄" * (cells - 2) + right[0], ground, target)
        sheet.put(x + 1, y + rows - 1, "▀" * (cells - 2) + right[1], ground, target)
    sheet.fill(x + 1, y + edge, cells - 1, rows - 2 * edge, ground, target)
    for row in range(y + edge, y + rows - edge):
        sheet.put(x, row, "▐", ground, target)


def _large_face(sheet: Sketch, x: int, y: int, card: Card, *, ascii_only: bool, half: bool = False) -> None:
    """The large numeral in three rows, each of them one stretch of cells; `half` leaves the half open cell alone."""
    text = _number(card.up)
    shaped = card.up and not ascii_only
    ink = f"n{card.up}" if shaped and card.dusk else _ink(card, card.up).removesuffix(" bold" if shaped else "")
    cells = numeral_cells(text) if shaped else len(text)
    before = " " * ((7 - cells) // 2)
    for row, line in enumerate(numeral_lines(text) if shaped else ("", text, "")):
        sheet.put(x + half, y + row, f"{before}{line}".ljust(7)[half:], ink)
    _corner(sheet, x + 7, y + 3, card, len(_number(card.down)) + 2)


def _grand_face(sheet: Sketch, x: int, y: int, card: Card, *, ascii_only: bool) -> None:
    """The numeral twice as large, and the other number in a corner of three rows."""
    text = _number(card.up)
    shaped = card.up and not ascii_only
    ink = f"n{card.up}" if shaped and card.dusk else _ink(card, card.up).removesuffix(" bold" if shaped else "")
    cells = CELLS["grand"]
    for row, line in enumerate(_doubled(numeral_lines(text)) if shaped else ("", "", text)):
        sheet.put(x, y + row, f"{' ' * ((cells - len(line)) // 2)}{line}".ljust(cells), ink)
    ground = "dusk" if card.dusk or not card.down else f"n{card.down}"
    sheet.fill(x + cells - 5, y + 6, 5, 3, ground)
    sheet.centre(x + cells - 5, y + 7, 5, f"{_number(card.down):^5}", f"{_ink(card, card.down)} on {ground} chip")


def _doubled(lines: Sequence[str]) -> list[str]:
    """A numeral of half blocks at twice its size, of whole blocks."""
    return ["".join("██" if _PIXELS[sign][half] else "  " for sign in line) for line in lines for half in (0, 1)]


def _corner(sheet: Sketch, x: int, y: int, card: Card, cells: int) -> None:
    """The other number on its own colour, ending before `x`."""
    text = _number(card.down)
    cells = max(cells, len(text))
    ground = "dusk" if card.dusk or not card.down else f"n{card.down}"
    padded = (" " * ((cells - len(text) + 1) // 2) + text).ljust(cells)
    sheet.put(x - cells, y, padded, f"{_ink(card, card.down)} on {ground} chip")


def _ground(card: Card) -> str:
    return "dusk-deep" if card.dusk or not card.up else f"n{card.up}"


def _ink(card: Card, number: int) -> str:
    """Bold, as a small number on a colour is read best so."""
    if not number:
        return "dusk-dim"
    return "dusk-ink bold" if card.dusk else "card-ink bold"


def _number(number: int) -> str:
    return str(number) if number else "?"
