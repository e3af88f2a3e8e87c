"""A card of four suits, each with a Poster and a light and a dark row of numbers: face, mark and words tell it apart.

`draw` puts one on a sheet in whatever size there is room for.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.drawing.shapes import body, numeral_lines, outline
from circus_tui.drawing.sketch import Sketch

WORDS: Final = ("Clowns", "Sideshow", "Animals", "Performers")
_SHORT: Final = ("Clow", "Side", "Anim", "Perf")
ROLES: Final = ("clowns", "sideshow", "animals", "performers")
SHORT: Final = max(map(len, _SHORT))
"""Cells of a suit's short name."""

LIGHT, DARK, POSTER = "☼", "☾", "P"
_LONGEST: Final = max(map(len, WORDS))
_WORD_CELLS: Final = 12
_CODED: Final = 3
"""Cells from which a chip has the letter of its suit."""

_SHAPED_ROWS: Final = 6
_NAMED: Final = 4
"""Cells from which a card has more than a letter of its suit; a blank on the right parts narrower ones."""


@attrs.frozen
class SuitCard:
    """A suit counted from 0, a number, 0 for the Poster, the row it is of, and whether it cannot be used now."""

    suit: int
    number: int
    dark: bool = False
    sunk: bool = False

    @property
    def mark(self) -> str:
        """The sign of its row."""
        return POSTER if not self.number else DARK if self.dark else LIGHT

    @property
    def ground(self) -> str:
        """The colour of its face."""
        name = ROLES[self.suit]
        face = name if not self.number else f"{name}-dark" if self.dark else f"{name}-light"
        return f"{face}/65" if self.sunk else face

    @property
    def ink(self) -> str:
        """The colour of what stands on it."""
        if not self.number:
            return "poster-ink"
        return f"{ROLES[self.suit]}-pale" if self.dark else "suit-ink"


def suit_word(suit: int, cells: int) -> str:
    """A suit's name in so many cells: all four are whole where the longest has room, else all are short."""
    return WORDS[suit] if cells >= _LONGEST else _SHORT[suit][:cells]


def draw(
    sheet: Sketch,
    x: int,
    y: int,
    card: SuitCard,
    cells: int,
    rows: int,
    *,
    ascii_only: bool = False,
    target: Any = None,
    words: tuple[str, str] | None = None,
) -> None:
    """Draw a card: large from six rows, with round corners from four, flat on two, on one a chip with all in a line.

    Where the suit is told in another way, `words` for its two faces stand where its name would; a Poster has none.
    """
    ink = card.ink
    if rows == 1 and words is None and cells >= _CODED:
        sheet.put(x, y, f"{_line(card, cells):^{cells}}", f"{ink} on {card.ground} bold", target)
        return
    if rows <= 3:
        sheet.fill(x, y, cells, rows, card.ground, target)
        first, word = 0, 1 if rows > 1 else -1
    else:
        body(sheet, x, y, cells, rows, card.ground, target)
        first, word = 1, rows - 2
    pad = 2 if cells >= _WORD_CELLS else 1 if cells > 3 else 0
    if card.number == 0:
        _poster(sheet, x, y + first, card, cells, rows, pad)
    elif rows >= _SHAPED_ROWS:
        _numeral(sheet, x, y + first, card, cells, pad, ascii_only=ascii_only)
    else:
        text = str(card.number)
        sheet.put(x + pad, y + first, text, f"{ink} bold")
        behind = x + len(text) + 1 if cells < _NAMED else x + cells - (1 if cells > 4 else 0)
        sheet.right(behind, y + first, _shade(card, cells), ink)
    if word > 0:
        name = suit_word(card.suit, cells) if words is None else words[card.dark] if card.number else ""
        name = name if cells >= _NAMED else name[:1]
        sheet.put(x + min(pad, cells - len(name)), y + word, name, ink)


def _line(card: SuitCard, cells: int) -> str:
    """` 6 Clowns ☾`, or `Cl6☾` or `C6☾` where there is little room."""
    if cells < _WORD_CELLS:
        letters = WORDS[card.suit][: 2 if cells > _CODED else 1]
        return f"{letters}{card.number or ''}{card.mark}"
    room = cells - len("6  ☾ ")
    return f"{card.number or ' '} {suit_word(card.suit, room):<{room}}{card.mark}"


def _shade(card: SuitCard, cells: int) -> str:
    return f"{'dark' if card.dark else 'light'} {card.mark}" if cells >= _WORD_CELLS else card.mark


def _numeral(sheet: Sketch, x: int, y: int, card: SuitCard, cells: int, pad: int, *, ascii_only: bool) -> None:
    text = str(card.number)
    if ascii_only:
        sheet.put(x + pad, y + 1, text, f"{card.ink} bold")
    else:
        for line, part in enumerate(numeral_lines(text)):
            sheet.put(x + pad, y + line, part, card.ink)
    sheet.right(x + cells - (3 if cells >= _WORD_CELLS else 1), y, card.mark, card.ink)
    if cells >= _WORD_CELLS:
        sheet.right(x + cells - 1, y + 1, "dark" if card.dark else "light", card.ink)


def _poster(sheet: Sketch, x: int, y: int, card: SuitCard, cells: int, rows: int, pad: int) -> None:
    if cells < 6:
        sheet.centre(x, y, cells, POSTER, f"{card.ink} bold")
    else:
        word = "POSTER" if rows >= 4 or cells >= 9 else "Poster"
        sheet.put(x + pad if cells > 7 else x, y, word, f"{card.ink} bold")
    if rows >= _SHAPED_ROWS:
        sheet.centre(x, y + 1, cells, "▗▟▙▖", card.ink)
        sheet.centre(x, y + 2, cells, "▟█▌▐█▙" if cells >= 8 else "▟▌▐▙", card.ink)


def rim(sheet: Sketch, x: int, y: int, cells: int, rows: int) -> None:
    """Draw a gold frame round a card's own edge."""
    outline(sheet, x, y, cells, rows, "gold bold", heavy=True)


def place(sheet: Sketch, x: int, y: int, cells: int, rows: int, words: str = "") -> None:
    """Draw an empty place for a card."""
    if rows >= 3:
        outline(sheet, x, y, cells, rows, "line")
        sheet.centre(x, y + (rows - 1) // 2, cells, words, "dim")
    else:
        sheet.centre(x, y, cells, words or "·", "dim")
