"""Everybody's organizing chart as a table: what is called, what it is worth, and what is about to happen to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.boards.rows.suits import role, tag
from circus_tui.names import WIDEST
from circus_tui.paint import Block, Row, Span, fit, joined, row
from rules import big_top
from rules.big_top.pieces import Card
from rules.big_top.prospects import Called, called_cards
from rules.big_top.state import TOP_SPACE, Investing, State, Turn
from rules.core import Seat

ROOMY: Final = 44
"""Cells from which a chart is laid out with room."""

MUST: Final = "!"
PAYS_YOU: Final = "+"
MOVES: Final = glyphs.BEFORE

_SPACES: Final = range(TOP_SPACE + 1)


@attrs.frozen
class Viewer:
    """Who looks at the charts: the seat, if any, and the card that it would call with the next key, if any."""

    seat: Seat | None
    calling: Card | None = None


@attrs.frozen
class Columns:
    """How the table is laid out: `roomy` with the signs of shades, gaps and the sums of the match."""

    names: int
    roomy: bool

    @classmethod
    def within(cls, cells: int) -> Columns:
        """As many cells for names as the other columns leave."""
        spare = cls(0, cells >= ROOMY)
        return cls(min(WIDEST, cells - 1 - spare.spaces - spare.sums), spare.roomy)

    @property
    def space(self) -> int:
        """Cells of one space of a chart: a mark, a card, and a gap before them."""
        return 6 if self.roomy else 4

    @property
    def spaces(self) -> int:
        """Cells of a whole chart."""
        return self.space * len(_SPACES)

    @property
    def sums(self) -> int:
        """Cells of the hand's size and the money."""
        return 12 if self.roomy else 8

    def filled(self, mark: Span, card: Card, look: str) -> tuple[Span, ...]:
        """One space with a card on it."""
        shown = tag(card).text if self.roomy else card.code
        return Span(" " if self.roomy else ""), mark, Span(shown, look)


def charts(view: State, viewer: Viewer, names: Sequence[str], cells: int) -> Block:
    """Draw a heading and a row for each player, exactly `cells` wide."""
    columns = Columns.within(cells)
    heads = "".join(f"{f'${space}':^{columns.space}}" for space in _SPACES)
    sums = "now sum" if columns.roomy else "now"
    heading = row(Span(f" {'Chart'[: columns.names]:<{columns.names}}{heads}{sums:>{columns.sums}}", "dim"))
    found = {called.card: called for called in called_cards(view)}
    rows = [_row(view, viewer, found, seat, names[seat], columns) for seat in range(view.seats)]
    return tuple(fit(line, cells) for line in (heading, *rows))


def _row(view: State, viewer: Viewer, found: Mapping[Card, Called], seat: Seat, name: str, columns: Columns) -> Row:
    player = view.players[seat]
    acts = seat in big_top.to_act(view)
    known = fit((Span(f"{glyphs.TURN if acts else ' '}{name}", "turn" if acts else "strong"),), columns.names + 1)
    total = f"{view.totals[seat]:>4}" if columns.roomy else ""
    sums = f" {len(player.hand):>2}c {f'${player.track}':>3}{total}"
    if isinstance(view.step, Investing):
        placed = player.receipts is not None
        words = f" {glyphs.FACE_DOWN * 4} placed" if placed else " investing"
        middle: Row = (Span(words.ljust(columns.spaces), "back" if placed else "dim"),)
    else:
        middle = joined(span for space in _SPACES for span in _space(view, viewer, found, seat, space, columns))
    return row(*known, *middle, sums)


def _space(
    view: State, viewer: Viewer, found: Mapping[Card, Called], seat: Seat, space: int, columns: Columns
) -> tuple[Span, ...]:
    card = view.players[seat].chart[space]
    if card is not None:
        return columns.filled(_mark(view, viewer, found[card]), card, role(card))
    if seat == viewer.seat and space == TOP_SPACE and viewer.calling is not None:
        return columns.filled(Span(glyphs.AFTER, "incoming"), viewer.calling, "incoming")
    return (Span(f" {glyphs.DOT:^{columns.space - 1}}", "dim"),)


def _mark(view: State, viewer: Viewer, called: Called) -> Span:
    """The sign before a called card: its owner must play it, it pays the viewer, it will move; or none."""
    if not isinstance(view.step, Turn):
        return Span(" ")
    if called.fits:
        return Span(MUST, "bad")
    seat = viewer.seat
    if seat in called.earners and called.space and called.trigger in view.players[seat or 0].hand:
        return Span(PAYS_YOU, "good")
    return Span(MOVES, "dim") if called.next_space < called.space else Span(" ")
