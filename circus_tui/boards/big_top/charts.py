"""Everybody's organizing chart as a table: what is called, what it is worth, and what is about to happen to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.names import WIDEST
from circus_tui.paint import Block, Row, Span, fit, joined, row
from circus_tui.widgets.suits import role, tag
from rules import big_top
from rules.big_top.pieces import Card
from rules.big_top.prospects import Called, called_cards
from rules.big_top.state import TOP_SPACE, Investing, State
from rules.core import Seat

ROOMY: Final = 44
"""Cells from which called cards have their shade's sign, and the sums of the match are shown."""

MUST: Final = "!"
PAYS_YOU: Final = "+"
MOVES: Final = glyphs.BEFORE

_SPACES: Final = range(TOP_SPACE + 1)


@attrs.frozen
class Viewer:
    """Who looks at the charts: the seat, if any, and the card that it would call with the next key, if any."""

    seat: Seat | None
    calling: Card | None = None


def charts(view: State, viewer: Viewer, names: Sequence[str], cells: int) -> Block:
    """Draw a heading and a row for each player, exactly `cells` wide."""
    roomy = cells >= ROOMY
    size = 5 if roomy else 4
    sums_cells = 12 if roomy else 8
    name_cells = min(WIDEST, cells - 1 - (size + 1) * len(_SPACES) - sums_cells)
    heads = "".join(f" {f'${space}':^{size}}" for space in _SPACES)
    sums = "now sum" if roomy else "now"
    heading = row(Span(f" {'Chart'[:name_cells]:<{name_cells}}{heads}{sums:>{sums_cells}}", "dim"))
    found = {called.card: called for called in called_cards(view)}
    rows = [_row(view, viewer, found, seat, names[seat], name_cells, size) for seat in range(view.seats)]
    return tuple(fit(line, cells) for line in (heading, *rows))


def _row(
    view: State, viewer: Viewer, found: Mapping[Card, Called], seat: Seat, name: str, name_cells: int, size: int
) -> Row:
    player = view.players[seat]
    acts = seat in big_top.to_act(view)
    known = fit((Span(f"{glyphs.TURN if acts else ' '}{name}", "turn" if acts else "strong"),), name_cells + 1)
    total = f"{view.totals[seat]:>4}" if size == 5 else ""
    sums = f" {len(player.hand):>2}c {f'${player.track}':>3}{total}"
    if isinstance(view.step, Investing):
        placed = player.receipts is not None
        words = f"{glyphs.FACE_DOWN * 4} placed" if placed else "investing"
        middle: Row = (Span(f" {words}".ljust((size + 1) * len(_SPACES)), "back" if placed else "dim"),)
    else:
        middle = joined(span for space in _SPACES for span in _space(view, viewer, found, seat, space, size))
    return row(*known, *middle, sums)


def _space(
    view: State, viewer: Viewer, found: Mapping[Card, Called], seat: Seat, space: int, size: int
) -> tuple[Span, ...]:
    card = view.players[seat].chart[space]
    if card is not None:
        mark, mark_role = _mark(view, viewer, found[card])
        shown = tag(card).text if size == 5 else card.code
        return Span(" "), Span(mark, mark_role), Span(shown, role(card))
    if seat == viewer.seat and space == TOP_SPACE and viewer.calling is not None:
        shown = tag(viewer.calling).text if size == 5 else viewer.calling.code
        return Span(" "), Span(f"{glyphs.AFTER}{shown}", "incoming")
    return (Span(f" {glyphs.DOT:^{size}}", "dim"),)


def _mark(view: State, viewer: Viewer, called: Called) -> tuple[str, str]:
    """The sign before a called card: its owner must play it, it pays the viewer, it will move; or none."""
    if called.fits:
        return MUST, "bad"
    seat = viewer.seat
    if seat in called.earners and called.space and called.trigger in view.players[seat or 0].hand:
        return PAYS_YOU, "good"
    return (MOVES, "dim") if called.next_space < called.space else (" ", "")
