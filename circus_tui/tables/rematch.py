"""Playing once more with the same people, everybody one seat further, each at the same window as before."""

from __future__ import annotations

from circus_tui.storage.store import Match, Store, setting_of
from circus_tui.tables.places import Places
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import Table


def rematch(store: Store, old: Table, seating: Seating, sitter: Sitter) -> Table:
    """Begin the new game, or sit down at it if another window of the old one has. Raises `BadRecord`, `StoreError`."""
    count = len(old.players)
    here = frozenset(seat for seat in range(count) if (seat + 1) % count not in old.elsewhere)
    begun = _begun(store, old)
    if begun is not None:
        return Table.resume(store, begun, here, sitter)
    players = (*old.players[1:], old.players[0])
    table = Table.create(store, old.rules, players, old.options, undo=old.match.undo, seats=here, sitter=sitter)
    keep_seating(store, table.match.id, seating.one_further(count))
    store.remember(_setting(old), table.match.id)
    return table


def _begun(store: Store, old: Table) -> Match | None:
    """The new game, if somebody plays it already."""
    number = store.recall(_setting(old))
    match = store.match(number) if type(number) is int else None
    if match is None or match.damage or match.scores is not None:
        return None
    return match if any(place.away for place in Places(store, match).who()) else None


def _setting(old: Table) -> str:
    return f"{setting_of(old.match.id)}/next"
