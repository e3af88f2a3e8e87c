"""What all sessions of a host share besides the store: the list of tables, and who plays there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from circus_tui.host.turns import Turns
from circus_tui.storage.locks import begun
from circus_tui.storage.store import Match, Store, last_first
from circus_tui.tables import notices
from circus_tui.tables.elsewhere import who_plays
from circus_tui.tables.places import owners_of
from rules.core import Seat


class Directory:
    """The tables of a host. What is asked for again and again is looked up once for all who ask."""

    def __init__(self, store: Store, most: int) -> None:
        """Know the tables of a store; `most` there may be."""
        self.people = 0
        self.turns = Turns()
        self._store = store
        self._most = most
        self._known: dict[int, Match] | None = None
        self._changed: set[int] = set()
        self._version = -1
        self._matches: tuple[Match, ...] = ()
        self._playing: dict[int, tuple[str, str] | None] = {}
        self._owners: dict[int, dict[Seat, str]] = {}
        self._stood: OrderedDict[tuple[int, int], str] = OrderedDict()
        self._stop = notices.listen(store.folder, notices.ANY, self._forget)

    def close(self) -> None:
        """Stop listening for what other sessions do."""
        self._stop()
        self.turns.close()

    def _forget(self, match: int) -> None:
        """A table has changed: what is known of the others is so still."""
        self._changed.add(match)
        self._playing.pop(match, None)
        self._owners.pop(match, None)

    @property
    def matches(self) -> tuple[Match, ...]:
        """All tables, the last played first. Raises `StoreError`."""
        version, _ = self._store.stamp()
        if self._known is None or version != self._version:  # another process has written
            self._version = version
            self._known = {match.id: match for match in self._store.matches()}
        elif not self._changed:
            return self._matches
        else:
            self._look_again(self._known)
        self._changed.clear()
        self._matches = last_first(self._known.values())
        return self._matches

    def _look_again(self, known: dict[int, Match]) -> None:
        for number in self._changed:
            found = self._store.match(number)
            if found is None:
                known.pop(number, None)
            else:
                known[number] = found

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables as there may be."""
        return len(self.matches) >= self._most

    def playing(self) -> dict[int, tuple[str, str]]:
        """What is said of the tables where anybody sits, by their number: in short, and with all names."""
        numbers = begun(self._store.folder)
        for match in self.matches:
            if match.id in numbers and match.id not in self._playing:
                self._playing[match.id] = who_plays(self._store, match)
        return {number: words for number, words in self._playing.items() if words and number in numbers}

    def stands(self, match: Match, find: Callable[[Match], str]) -> str:
        """How far a table is: found once for everybody, since that replays the whole game."""
        moment = (match.id, match.entries)
        if moment not in self._stood:
            self._stood[moment] = find(match)
            if len(self._stood) > self._most:
                self._stood.popitem(last=False)
        return self._stood[moment]

    def owns(self, match: Match, owner: str) -> frozenset[int]:
        """The seats of a table that belong to somebody."""
        if match.id not in self._owners:
            self._owners[match.id] = owners_of(self._store, match.id)
        return frozenset(seat for seat, each in self._owners[match.id].items() if owner and each == owner)
