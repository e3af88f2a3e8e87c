"""Opening a table that is to be played, whatever shows it: a new one, or the one played last."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui.names import clean, seat_names
from circus_tui.refused import Refused
from circus_tui.storage.store import Match, Store
from circus_tui.tables.seating import keep_seating
from circus_tui.tables.sitter import ANYBODY, Sitter
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import Begin
from rules import GAMES
from rules.core import Seat, listing
from rules.plain import quote
from rules.record import BadRecord


def new_table(store: Store, wish: Begin, *, undo: bool = True, sitter: Sitter = ANYBODY) -> Table:
    """Begin the game that is wished for. `undo` is whether moves may be taken back.

    Raises `Refused` for a wrong number of players or somebody unknown, and `StoreError`.
    """
    rules = GAMES[wish.slug]
    if len(wish.players) not in rules.INFO.seats:
        raise Refused(f"{rules.INFO.title} is played by {rules.INFO.possible}, not by {len(wish.players)}.")
    names = seat_names(wish.players)
    here = None if wish.sit is None else seats_of(names, wish.sit)
    table = Table.create(store, rules, names, wish.options, wish.seed, undo=undo, seats=here, sitter=sitter)
    keep_seating(store, table.match.id, wish.seating)
    return table


def saved_table(store: Store, match: Match, sit: Sequence[str] | None = None, sitter: Sitter = ANYBODY) -> Table:
    """Sit down at a saved game again, where nobody sits or where these people do.

    Raises `Refused` if it is damaged or somebody unknown, and `StoreError`.
    """
    try:
        return Table.resume(store, match, None if sit is None else seats_of(match.players, sit), sitter)
    except BadRecord as error:
        raise Refused(str(error)) from None


def unfinished(store: Store) -> list[Match]:
    """The games to go on with, the one played last first. Raises `StoreError`."""
    return [match for match in store.matches() if match.scores is None]


def last_match(store: Store, sit: Sequence[str] = ()) -> Match:
    """The game played last, with these people if there is one.

    Raises `Refused` if there is none to go on with, and `StoreError`.
    """
    found = unfinished(store)
    if not found:
        raise Refused("There is no unfinished game to continue.")
    wanted = {_folded(name) for name in sit}
    with_them = [match for match in found if wanted <= set(map(_folded, match.players))]
    return (with_them or found)[0]


def seats_of(players: Sequence[str], names: Sequence[str]) -> frozenset[Seat]:
    """Where these people sit. Raises `Refused` for somebody unknown."""
    known = {_folded(player): seat for seat, player in enumerate(players)}
    for name in names:
        if _folded(name) not in known:
            raise Refused(f"Nobody called {quote(name)} plays: there are {listing(players)}.")
    return frozenset(known[_folded(name)] for name in names)


def _folded(name: str) -> str:
    return clean(name).casefold()
