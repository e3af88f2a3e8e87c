"""What is said at a table that several windows share: whose turn it is and where, and what is not done from here."""

from __future__ import annotations

from collections.abc import Iterable

from circus_tui.tables.table import Table, TakeBack
from rules.core import Seat, listing


def turn(table: Table, seat: Seat) -> str:
    """Whose turn it is, who does not sit in this window: `Ana's turn, at another window`."""
    assert table.places is not None
    place = table.places.seen[seat]
    waited = sorted(table.rules.to_act(table.view(None)) & table.elsewhere)
    if len(waited) > 1:
        return f"the turn of {listing(table.players[each] for each in waited)}"
    return f"{place.name}'s turn, {'nobody sits there' if place.empty else place.words}"


def standing(table: Table, seat: Seat | None, lone: Seat | None) -> str:
    """Whose turn it is in this window, where there are others; nothing if there is none."""
    if seat is None or table.places is None or table.places.all_mine:
        return ""
    return "your turn" if seat == lone else f"{table.players[seat]}'s turn, here"


def absent(table: Table, seat: Seat) -> str:
    """Why nobody answers for that seat here."""
    return f"{table.players[seat]} decides at another window."


def lost(table: Table, seats: frozenset[Seat]) -> str:
    """What is said when seats of this window are another's now; nothing if there are none."""
    names = listing(table.players[seat] for seat in sorted(seats))
    return f"Another window has taken the seat of {names}." if seats else ""


def concerned(table: Table, back: TakeBack, computers: frozenset[Seat]) -> frozenset[Seat]:
    """Who at another window must agree to taking something back: they have made it, seen it, or gone on from it."""
    if table.places is None:
        return frozenset()
    away = frozenset(seat for seat, place in enumerate(table.places.seen) if place.away) - computers
    waited = table.rules.to_act(table.view_at(back.number))
    going_on = (table.rules.to_act(table.view(None)) & away) - waited
    return frozenset() if back.free and not (back.seats & away) and not going_on else away


def takes_back(table: Table, here: Iterable[Seat]) -> bool:
    """Whether anybody at these seats takes moves back: the table has not forbidden it, and people play here."""
    return table.match.undo and (bool(frozenset(here)) or not table.elsewhere)


def speaker(table: Table, here: Iterable[Seat]) -> str:
    """In whose name a window at which these seats are speaks to the others."""
    label = "" if table.places is None else table.places.sitter.label
    return label or names(table, frozenset(here)) or "Somebody who watches"


def names(table: Table, seats: frozenset[Seat]) -> str:
    """Give the names of those who have these seats."""
    return listing(table.players[seat] for seat in sorted(seats))
