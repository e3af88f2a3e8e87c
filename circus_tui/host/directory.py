"""What all sessions of a host share besides the store: the list of tables, who plays there, and what is said."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Final

import attrs

from circus_tui import notices
from circus_tui.locks import begun
from circus_tui.names import clean
from circus_tui.places import Places, owners_of, playing_words
from circus_tui.store import Match, Store, StoreError

LONGEST: Final = 120
"""Cells of a line that somebody says."""

_LINES: Final = 30
_TALKS: Final = 200
"""Lines kept for each table, and tables for which any are."""


@attrs.frozen
class Said:
    """A line that somebody at a table has said."""

    name: str
    words: str


class Directory:
    """The tables of a host. What is asked for again and again is looked up once for all who ask."""

    def __init__(self, store: Store, most: int) -> None:
        """Know the tables of a store; `most` there may be."""
        self.people = 0
        self._store = store
        self._most = most
        self._matches: tuple[Match, ...] | None = None
        self._playing: dict[int, tuple[str, str] | None] = {}
        self._stood: OrderedDict[tuple[int, int], str] = OrderedDict()
        self._talks: OrderedDict[int, deque[Said]] = OrderedDict()
        self._ears: dict[int, list[Callable[[Said], object]]] = {}
        self._stop = notices.listen(store.folder, notices.ANY, self._changed)

    def close(self) -> None:
        """Hear nothing more."""
        self._stop()

    def _changed(self) -> None:
        self._matches = None
        self._playing.clear()

    @property
    def matches(self) -> tuple[Match, ...]:
        """All tables, the last played first. Raises `StoreError`."""
        if self._matches is None:
            self._matches = self._store.matches()
        return self._matches

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables as there may be."""
        return len(self.matches) >= self._most

    def playing(self) -> dict[int, tuple[str, str]]:
        """What is said of the tables where anybody sits, by their number: in short, and with all names."""
        numbers = begun(self._store.folder)
        for match in self.matches:
            if match.id in numbers and match.id not in self._playing:
                self._playing[match.id] = self._who(match)
        return {number: words for number, words in self._playing.items() if words and number in numbers}

    def _who(self, match: Match) -> tuple[str, str] | None:
        try:
            seen = Places(self._store, match).who()
        except StoreError:
            return None
        shown = [attrs.evolve(each, label="") if each.label == each.name else each for each in seen]
        return (playing_words(shown, 1), playing_words(shown)) if any(place.away for place in shown) else None

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
        found = owners_of(self._store, match.id) if owner else {}
        return frozenset(seat for seat, each in found.items() if each == owner)

    def say(self, match: int, name: str, words: str) -> None:
        """Say a line at a table."""
        line = Said(clean(name), clean(words, LONGEST))
        if line.words:
            self._talks.setdefault(match, deque(maxlen=_LINES)).append(line)
            self._talks.move_to_end(match)
            if len(self._talks) > _TALKS:
                self._talks.popitem(last=False)
            for heard in tuple(self._ears.get(match, ())):
                heard(line)

    def talk(self, match: int) -> tuple[Said, ...]:
        """What has been said at a table."""
        return tuple(self._talks.get(match, ()))

    def listen(self, match: int, heard: Callable[[Said], object]) -> Callable[[], None]:
        """Hear what is said at a table; give what ends that."""
        self._ears.setdefault(match, []).append(heard)
        return partial(self._deaf, match, heard)

    def _deaf(self, match: int, heard: Callable[[Said], object]) -> None:
        ears = self._ears.get(match, [])
        if heard in ears:
            ears.remove(heard)
        if not ears:
            self._ears.pop(match, None)
