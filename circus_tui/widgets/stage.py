"""The stage: tricks in two columns, each a card with its key, its colour, who leads, what is missing, and its dice."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, width
from circus_tui.drawing.shapes import outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best, best_row
from circus_tui.widgets import die as dice
from circus_tui.widgets.die import Die
from circus_tui.widgets.picture import Picture, Room

SWAP: Final = "↻"
DiceSize: TypeAlias = Literal["large", "small", "chip"]

_SIZES: Final = {"large": dice.LARGE, "small": dice.SMALL, "chip": dice.CHIP}
_DRAW: Final = {"large": dice.large, "small": dice.small, "chip": dice.chip}
_KEY: Final = 7
_NARROW_KEY: Final = 3
_LEAST_WORDS: Final = 12
_WIDE: Final = 36
"""Cells from which a trick's key has its colour as a word."""
_FEW: Final = 2
"""Rows of tricks that stand low in a small window: what lies over the top of the table leaves them to be seen."""


@attrs.frozen
class Slot:
    """A place for a die: the die on it, or what is wanted there (empty for any value).

    `light` marks the place the die at hand would take; with a die, the die itself has only been put there to look.
    """

    die: Die | None = None
    wants: str = ""
    light: bool = False


@attrs.frozen
class TrickCard:
    """A trick. `number` is its key; `holders` and `needs` are wordings, the longest first.

    `keyed` says that its key does something now, `chosen` that the cursor is on it.
    """

    number: int
    colour: str
    titles: tuple[str, ...]
    groups: tuple[tuple[Slot, ...], ...]
    holders: tuple[Row, ...] = ()
    needs: tuple[str, ...] = ()
    swap: bool = False
    keyed: bool = False
    chosen: bool = False
    target: Any = None

    @property
    def body(self) -> str:
        """The colour of its key."""
        return f"trick-{self.colour}"


@attrs.frozen
class Tricks:
    """The places of the stage by number; None for one that stays empty. `widest` is the most dice a trick has."""

    cards: tuple[TrickCard | None, ...]
    widest: int = 6


@attrs.frozen
class _Form:
    """How large dice are, how many rows a trick has, and whether words and dice share their rows."""

    size: DiceSize
    height: int
    beside: bool


class Stage(Picture[Tricks]):
    """The stage. With room the dice have pips, with less they are chips of a shape and a number."""

    def paint(self, value: Tricks, room: Room) -> Block:
        """Draw the tricks column by column, the first half of them on the left."""
        sheet = Sketch(room.cells, room.rows)
        down = max(1, -(-len(value.cards) // 2))
        edge = 1 if room.cells >= 76 else 0
        cells = (room.cells - 2 * edge - (2 if edge else 1)) // 2
        form = _form(value, cells, room.rows, down)
        height = form.height
        spare, apart = max(0, room.rows - down * height), max(1, down - 1)
        few = form.size == "chip" and down <= _FEW
        gap = min(1 if few else 3 if height > 2 else 2, spare // apart)
        top = max(0, spare - gap * apart - 1) if few else max(0, spare - gap * (down - 1)) // 2
        for number, card in enumerate(value.cards):
            x = edge if number < down else room.cells - edge - cells
            y = top + number % down * (height + gap)
            if card is None:
                sheet.put(x + 2, y, f"{number + 1}  empty: the deck has run out", "dim")
            else:
                _Drawn(sheet, x, y, cells, form, banded=bool(gap)).draw(card)
        return sheet.block()


def _form(value: Tricks, cells: int, rows: int, down: int) -> _Form:
    """The largest dice with which the widest trick still has room for words, beside them or above them."""
    apart = down - 1
    airy = _Form("small", 4, beside=False)
    low = _Form("small", 3, beside=True)
    roomy = rows >= down * 4 + apart * 3
    for form in (_Form("large", 5, beside=True), *((airy, low) if roomy else (low, airy))):
        wide = _KEY + value.widest * (_SIZES[form.size][0] + 1) + 2
        wide += _LEAST_WORDS if form.beside else 0
        if cells >= wide and rows >= down * form.height + (0 if form.beside else apart):
            return form
    tall = cells >= _WIDE and rows >= down * 3 + apart
    return _Form("chip", 3 if tall else 2, beside=not tall)


@attrs.frozen
class _Drawn:
    """Where a trick is drawn, and how large."""

    sheet: Sketch
    x: int
    y: int
    cells: int
    form: _Form
    banded: bool

    @property
    def height(self) -> int:
        """The number of rows that a trick needs."""
        return self.form.height

    @property
    def size(self) -> DiceSize:
        """How large its dice are."""
        return self.form.size

    @property
    def _apart(self) -> int:
        """Cells between two dice; where there are none, a die at hand is marked by its ground."""
        return 0 if self.size == "chip" and self.cells < _WIDE else 1

    def draw(self, card: TrickCard) -> None:
        """Draw ground, key, dice and words."""
        self.sheet.fill(self.x, self.y, self.cells, self.height, f"stage-{card.colour}", card.target)
        key = _KEY if self.cells >= _WIDE else _NARROW_KEY
        if card.chosen and self.banded:
            band = key if self.size == "chip" else self.cells
            self.sheet.put(self.x, self.y - 1, "▄" * band, "cap")
            self.sheet.put(self.x, self.y + self.height, "▀" * band, "cap")
        self._key(card, key)
        start = self._dice(card)
        words = self.x + key + (1 if key == _KEY else 0)
        if self.form.beside and self.height > 2:
            self._words_in_three_rows(card, words, start - words - 1)
        else:
            self._words_above(card, words, start if self.height != 3 else self.x + self.cells)

    def _key(self, card: TrickCard, cells: int) -> None:
        fill, ink = ("cap", "cap-ink") if card.chosen else (card.body, "trick-ink")
        sheet, x, y = self.sheet, self.x, self.y
        sheet.fill(x, y, cells, self.height, fill)
        if card.chosen:
            sheet.put(x, y, f"▸{card.number}◂", "bar-ink on bar bold")
        else:
            sheet.put(x, y, f" {card.number} ", "gold bold on ground" if card.keyed else ink)
        wide = cells == _KEY
        if self.height > 2:
            sheet.put(x + 1, y + 1, card.colour, f"{ink} bold")
            sheet.put(x, y + 2, f" {SWAP} swap" if card.swap else "", ink)
        else:
            sheet.put(x + 1, y + 1, card.colour if wide else card.colour[0].upper(), f"{ink} bold")

    def _dice(self, card: TrickCard) -> int:
        """Draw the dice flush right; give the place where they begin."""
        (cells, rows), apart = _SIZES[self.size], self._apart
        number = sum(map(len, card.groups))
        wide = number * (cells + apart) - apart + len(card.groups) - 1
        x = start = self.x + self.cells - wide - (1 if number < 6 else 0)
        y = self.y + self.height - rows
        for group in card.groups:
            for slot in group:
                self._slot(card, slot, x, y)
                x += cells + apart
            x += 1
        return start

    def _slot(self, card: TrickCard, slot: Slot, x: int, y: int) -> None:
        cells, rows = _SIZES[self.size]
        if slot.die is not None:
            _DRAW[self.size](self.sheet, x, y, slot.die)
            if slot.light:
                self._only_pointed_at(x, y, slot.die)
            return
        role = "gold bold" if slot.light else card.body
        if self.size == "chip":
            self.sheet.put(x, y, f"{slot.wants or '·':^3}", f"{role} on {'strip' if slot.light else 'panel'}")
            return
        outline(self.sheet, x, y, cells, rows, role, heavy=slot.light)
        self.sheet.centre(x + 1, y + rows // 2, cells - 2, slot.wants, role)

    def _only_pointed_at(self, x: int, y: int, die: Die) -> None:
        """Make it seen that a die does not lie there yet."""
        cells, rows = _SIZES[self.size]
        if self.size == "chip":
            self.sheet.put(x, y, f"▸{die.face}◂", "cap-ink on cap bold")
        else:
            for edge, sign in ((x, "▸"), (x + cells - 1, "◂")):
                self.sheet.put(edge, y + rows // 2, sign, f"{die.ink} on {die.body} bold")
        if self._apart:
            dice.sides(self.sheet, x, y, cells, rows, "cap")

    def _words_in_three_rows(self, card: TrickCard, x: int, cells: int) -> None:
        y = self.y + (self.height - 3) // 2
        self.sheet.put(x, y, best(card.titles, cells), "ink bold")
        self.sheet.line(x, y + 1, best_row(card.holders, cells))
        self.sheet.put(x, y + 2, best(card.needs, cells), "dusk-dim")

    def _words_above(self, card: TrickCard, x: int, start: int) -> None:
        """The name with what is missing on the right; in the next row, before `start`, who leads, or else above it."""
        right = self.x + self.cells - 1
        least = min(map(cell_len, card.needs)) + 1 if card.needs else 0
        title = best(card.titles, right - x - least)
        behind = self.sheet.put(x, self.y, title, "ink bold") + 1
        holder = next((words for words in card.holders if width(words) < start - x), None)
        if holder is not None:
            self.sheet.line(x, self.y + 1, holder)
        elif card.holders and behind + 2 + width(card.holders[-1]) + 2 + least <= right:
            behind = self.sheet.line(self.sheet.put(behind, self.y, "· ", "dusk-dim"), self.y, card.holders[-1]) + 2
        needs = best(card.needs, right - behind) if card.needs else ""
        self.sheet.right(right, self.y, needs, "dusk-dim")
