"""What every part of the picture needs to know, and the few things all of them draw."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, fit, row, wrapped
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from rules import drum_roll
from rules.core import NATURE, Refusal, Seat, name_seats
from rules.drum_roll.cards import Region
from rules.drum_roll.moves import Move
from rules.drum_roll.state import Player, State
from rules.drum_roll.wording import noun

ROOMY = 76
"""Cells from which things are written out."""


@attrs.frozen
class Sight:
    """The table as it is drawn, whose circus is in full, and how much room there is across."""

    view: State
    names: Sequence[str]
    cells: int
    seat: Seat | None

    @property
    def roomy(self) -> bool:
        """Whether things are written out."""
        return self.cells >= ROOMY

    def named(self, template: str) -> str:
        """A template with the players' names."""
        return name_seats(template, self.names)

    def player(self, seat: Seat) -> Player:
        """A circus."""
        return self.view.players[seat]

    @property
    def deciding(self) -> frozenset[Seat]:
        """Who has to decide."""
        return drum_roll.to_act(self.view) - {NATURE}


def tag(seat: Seat) -> Span:
    """A player's number, by which markers and ticket cubes are told."""
    return Span(str(seat + 1), f"seat{seat}")


def tagged(seats: Sequence[Seat]) -> Row:
    """Several numbers in a row."""
    return tuple(tag(seat) for seat in seats)


def verdict(sight: Sight, refusal: Refusal | None, text: str, rows: int = 2) -> Block:
    """What would happen, with a tick; or why it cannot, with a cross: in so many rows, that nothing below moves."""
    sign, role = (glyphs.YES, "good") if refusal is None else (glyphs.NO, "bad")
    lines = wrapped(sight.named(text if refusal is None else refusal.text), sight.cells - 4)
    if len(lines) > rows:
        lines = (*lines[: rows - 1], row(*fit(lines[rows - 1], sight.cells - 5), glyphs.MORE))
    said = [row(Span(f" {'' if y else sign:1} ", role), *line) for y, line in enumerate(lines)]
    return (*said, *[()] * (rows - len(said)))


def said(sight: Sight, text: str, rows: int = 2) -> Block:
    """A sentence of the board's own, in so many rows."""
    lines = [row(" ", *line) for line in wrapped(sight.named(text), sight.cells - 2, most=rows)]
    return (*lines, *[()] * (rows - len(lines)))


def headed(sight: Sight, *parts: Span | str) -> Row:
    """A line across the screen with the name of the part below it, and what else fits."""
    words = row(Span(glyphs.DASH, "rule"), " ", *parts, " ")
    return fit(row(*words, Span(glyphs.DASH * sight.cells, "rule")), sight.cells)


def window(rows: Block, at: int, height: int) -> Block:
    """Of a list too long, the lines round the cursor; signs tell that there are more."""
    if len(rows) <= height:
        return rows
    top = max(0, min(at - height // 2, len(rows) - height))
    shown = list(rows[top : top + height])
    if shown and top:
        shown[0] = row(*shown[0], Span(f" {glyphs.MORE}", "cursor"))
    if shown and top + height < len(rows):
        shown[-1] = row(*shown[-1], Span(f" {glyphs.MORE}", "cursor"))
    return tuple(shown)


def region_text(region: Region) -> str:
    """What a region pays: `2★ per 2 magicians, per 2 tamers`."""
    kinds = ", ".join(f"per {region.per} {noun(kind)}s" for kind in region.types)
    return f"{region.prestige}{glyphs.STAR} {kinds}"


def menu(sight: Sight, decision: Sitting, moves: Sequence[Move], cursor: int) -> Block:
    """Moves below each other, in words."""
    return tuple(
        tuple(
            span._replace(target=number)
            for span in row(
                Span(f" {glyphs.POINTER if number == cursor else ' '} ", "cursor"),
                Span(described(decision, move), "selected" if number == cursor else ""),
            )
        )
        for number, move in enumerate(moves)
    )


def described(decision: Sitting, move: Move) -> str:
    """A move in words, as the beginning of a sentence."""
    text = drum_roll.describe(decision.view, decision.seat, move)
    return text[0].upper() + text[1:]
