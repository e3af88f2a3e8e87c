"""Opening a table that is to be played, whatever shows it: a new one, or the one played last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from circus_tui.company import Seating, keep_seating
from circus_tui.names import seat_names
from circus_tui.refused import Refused
from circus_tui.store import Match, Store
from circus_tui.table import Table
from rules import GAMES
from rules.record import BadRecord


def new_table(
    store: Store, slug: str, players: Sequence[str], seating: Seating, options: Any, seed: int | None = None
) -> Table:
    """Begin a game. Raises `Refused` for a wrong number of players, and `StoreError`."""
    rules = GAMES[slug]
    if len(players) not in rules.INFO.seats:
        raise Refused(f"{rules.INFO.title} is played by {rules.INFO.possible}, not by {len(players)}.")
    table = Table.create(store, rules, seat_names(players), options, seed)
    keep_seating(store, table.match.id, seating)
    return table


def saved_table(store: Store, match: Match) -> Table:
    """Sit down at a saved game again. Raises `Refused` if it is damaged, and `StoreError`."""
    try:
        return Table.resume(store, match)
    except BadRecord as error:
        raise Refused(str(error)) from None


def unfinished(store: Store) -> list[Match]:
    """The games to go on with, the one played last first. Raises `StoreError`."""
    return [match for match in store.matches() if match.scores is None]


def last_table(store: Store) -> Table:
    """The game played last. Raises `Refused` if there is none to go on with, and `StoreError`."""
    found = unfinished(store)
    if not found:
        raise Refused("There is no unfinished game to continue.")
    return saved_table(store, found[0])
