"""One person's use of the store that all share: games are everybody's, settings are one's own."""

from __future__ import annotations

import json
from typing import Any, Final

from circus_tui.names import nameless
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table

_OF_GAMES: Final = "match/"
_MOST: Final = 100


class PersonalStore(Store):
    """The shared store, but names, looks and set-ups that are remembered last as long as the session."""

    gives_files = False

    def __init__(self, shared: Store) -> None:
        """Use the file that the shared store has opened; it is closed there."""
        vars(self).update(vars(shared))
        self._own: dict[str, str] = {}

    def close(self) -> None:
        """Leave the file to the others."""

    def recall(self, name: str) -> Any:
        """Give what this session remembers, or what belongs to a game."""
        if name.startswith(_OF_GAMES):
            return super().recall(name)
        return json.loads(self._own[name]) if name in self._own else None

    def remember(self, name: str, value: Any) -> None:
        """Keep what belongs to a game with the game, and anything else until the session ends."""
        if name.startswith(_OF_GAMES):
            super().remember(name, value)
        elif name in self._own or len(self._own) < _MOST:
            self._own[name] = json.dumps(value)


def be_named(table: Table, name: str) -> None:
    """A seat that has nobody's name gets that of whoever sits down there. Raises `StoreError`."""
    mine = sorted(frozenset() if table.places is None else table.places.mine - table.places.computers)
    free = [seat for seat in mine if table.players[seat] == nameless(seat)]
    if free and name not in [table.players[seat] for seat in mine]:
        table.rename(free[0], name)
