"""A card with two numbers, the one that counts large on its own colour, the other in the lower right corner.

`draw` puts one on a sheet in any of the sizes; a hand chooses the size.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import attrs

from circus_tui.shapes import body, numeral_lines
from circus_tui.sketch import Sketch

CardSize: TypeAlias = Literal["large", "medium", "slim", "narrow"]
"""7 by 6, 5 by 4, 4 by 4 and 3 by 4 cells by rows; the last two touch, a half cell of ground keeps them apart."""

CELLS: Final[dict[CardSize, int]] = {"large": 7, "medium": 5, "slim": 4, "narrow": 3}
ROWS: Final[dict[CardSize, int]] = {"large": 6, "medium": 4, "slim": 4, "narrow": 4}


@attrs.frozen
class Card:
    """Both numbers, 0 for one that may not be seen; `dusk` for a card that is not spoken of."""

    up: int
    down: int
    dusk: bool = False


def draw(
    sheet: Sketch, x: int, y: int, card: Card, size: CardSize, *, ascii_only: bool = False, target: Any = None
) -> None:
    """Draw a card with its upper left corner there."""
    ground, ink = _ground(card), _ink(card, card.up)
    if size == "large":
        body(sheet, x, y, 7, 6, ground, target)
        _large_face(sheet, x, y + 1, card, ascii_only=ascii_only)
    elif size == "medium":
        body(sheet, x, y, 5, 4, ground, target)
        sheet.put(x, y + 1, f" {_number(card.up):<4}", ink)
        _corner(sheet, x + 5, y + 2, card, 3)
    else:
        _slim(sheet, x, y, card, CELLS[size], target)


def rimmed(
    sheet: Sketch, x: int, y: int, card: Card, size: CardSize, *, ascii_only: bool = False, target: Any = None
) -> None:
    """Draw a card that is on its way, with a bright rim, one cell wider on each side."""
    cells, rows = CELLS[size] + 2, ROWS[size]
    sheet.fill(x, y, cells, rows, "rim", target)
    sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", "rim on panel", target)
    sheet.put(x, y + rows - 1, f"▝{'▀' * (cells - 2)}▘", "rim on panel", target)
    sheet.fill(x + 1, y + 1, cells - 2, rows - 2, _ground(card), target)
    if size == "large":
        _large_face(sheet, x + 1, y + 1, card, ascii_only=ascii_only)
    else:
        sheet.put(x + 1, y + 1, f" {_number(card.up)}".ljust(cells - 2), _ink(card, card.up))
        _corner(sheet, x + cells - 1, y + 2, card, 3 if size == "medium" else 2)


def _large_face(sheet: Sketch, x: int, y: int, card: Card, *, ascii_only: bool) -> None:
    text = _number(card.up)
    shaped = card.up and not ascii_only
    ink = f"n{card.up}" if shaped and card.dusk else _ink(card, card.up)
    for row, line in enumerate(numeral_lines(text) if shaped else ("", text, "")):
        sheet.put(x, y + row, f"{line:^7}", ink)
    _corner(sheet, x + 7, y + 3, card, 3)


def _slim(sheet: Sketch, x: int, y: int, card: Card, cells: int, target: Any) -> None:
    ground = _ground(card)
    sheet.put(x + 1, y, "▄" * (cells - 1), ground, target)
    for row in (1, 2):
        sheet.put(x, y + row, "▐", ground, target)
        sheet.fill(x + 1, y + row, cells - 1, 1, ground, target)
    sheet.put(x + 1, y + 3, "▀" * (cells - 1), ground, target)
    sheet.put(x + 1, y + 1, _number(card.up).ljust(cells - 1), _ink(card, card.up))
    _corner(sheet, x + cells, y + 2, card, cells - 2)


def _corner(sheet: Sketch, x: int, y: int, card: Card, cells: int) -> None:
    """The other number on its own colour, ending before `x`."""
    text = _number(card.down)
    cells = max(cells, len(text))
    ground = "dusk" if card.dusk or not card.down else f"n{card.down}"
    padded = (" " * ((cells - len(text) + 1) // 2) + text).ljust(cells)
    sheet.put(x - cells, y, padded, f"{_ink(card, card.down)} on {ground}")


def _ground(card: Card) -> str:
    return "dusk-deep" if card.dusk or not card.up else f"n{card.up}"


def _ink(card: Card, number: int) -> str:
    if not number:
        return "dusk-dim"
    return "dusk-ink" if card.dusk else "card-ink"


def _number(number: int) -> str:
    return str(number) if number else "?"
