"""A trick that dice are placed on: as a line of a list, or as a card three rows high with its dice in frames."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.dice import Slot, frames, tokens
from circus_tui.paint import Block, Row, Span, beside, fit, row

CARD_ROWS: Final = 3
"""Rows of a card."""

_DICE: Final = 17
"""Cells for six small dice."""


@attrs.frozen
class Trick:
    """What is to be drawn of a trick.

    `number` is its key; `titles`, `holders` and `needs` are wordings, the longest first; `groups` are the places for
    its dice. `fits` marks it as a place for the die at hand, `pointed` as where the cursor is.
    """

    number: int
    colour: str
    titles: tuple[str, ...]
    pattern: str
    groups: tuple[tuple[Slot, ...], ...]
    holders: tuple[str, ...]
    needs: tuple[str, ...]
    swap: bool = False
    fits: bool = False
    pointed: bool = False
    target: Any = None


@attrs.frozen
class Columns:
    """How wide the parts of a line are."""

    colour: int
    title: int
    pattern: int
    holder: int


def columns_for(cells: int) -> Columns:
    """Choose the parts by the room there is."""
    if cells >= 100:
        return Columns(6, 21, 5, 24)
    return Columns(6, 11, 5, 11) if cells >= 76 else Columns(1, 11, 0, 5)


def line(trick: Trick, cells: int) -> Row:
    """Draw the trick in one row."""
    parts = columns_for(cells)
    pattern = f"{trick.pattern:<{parts.pattern + 1}}" if parts.pattern else ""
    drawn = row(
        *_key(trick),
        Span(trick.colour[: parts.colour].ljust(parts.colour + 1), trick.colour),
        f"{best(trick.titles, parts.title):<{parts.title + 1}}",
        Span(f"{glyphs.SWAP if trick.swap else ' '} ", "cursor"),
        Span(pattern, "dim"),
        *fit(tokens(trick.groups), _DICE + 1),
        *fit((Span(best(trick.holders, parts.holder), "strong"),), parts.holder + 1),
    )
    used = sum(cell_len(span.text) for span in drawn)
    return _clickable(row(*drawn, best(trick.needs, cells - used)), trick.target)


def card(trick: Trick, cells: int) -> Block:
    """Draw the trick three rows high, exactly `cells` wide."""
    dice = frames(trick.groups)
    room = cells - sum(cell_len(span.text) for span in dice[0]) - 1
    swap = Span(f" {glyphs.SWAP}" if trick.swap else "", "cursor")
    head = row(
        *_key(trick),
        Span(f"{trick.colour} ", trick.colour),
        Span(trick.titles[-1], "strong"),
        Span(f" {trick.pattern}", "dim"),
        swap,
    )
    holder, needs = (best(wordings, room - 5) for wordings in (trick.holders, trick.needs))
    words = (head, row("     ", Span(holder, "strong")), row("     ", needs))
    block = beside([tuple(fit(each, room) for each in words), dice])
    return tuple(_clickable(fit(each, cells), trick.target) for each in block)


def _key(trick: Trick) -> Row:
    """Five cells: the number, in brackets where the die fits; at the cursor it stands out, with a pointer before it."""
    number = f"[{trick.number}]" if trick.fits else f" {trick.number} "
    if trick.pointed:
        return (Span(f"{glyphs.POINTER}{number}", "selected"), Span(" "))
    return (Span(f" {number} ", "good" if trick.fits else "dim"),)


def _clickable(drawn: Row, target: Any) -> Row:
    return tuple(span._replace(target=target) for span in drawn)
