"""Lines that people say to one another. They lie beside the game, where all its windows find them, and go with it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import attrs

from circus_tui.names import clean
from circus_tui.storage.store import Store, setting_of
from circus_tui.tables import notices

LONGEST: Final = 120
"""Cells of a line that somebody says."""

_LONGEST_NAME: Final = 40
_KEPT: Final = 30
"""Lines that are kept of a table."""

_AT_ONCE: Final = 5
_WITHIN: Final = 10.0
"""So many lines are said in one window within so many seconds, and no more."""

_TOO_FAST: Final = "That was a lot at once: wait a few seconds."


@attrs.frozen
class Said:
    """A line that somebody at a table has said."""

    name: str
    words: str


class Talk:
    """What is said at a table, as one window hears it. `said` are the last lines, oldest first."""

    def __init__(self, store: Store, match: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Know what has been said before. Raises `StoreError`."""
        self.said: tuple[Said, ...] = ()
        self._store = store
        self._match = match
        self._clock = clock
        self._count = 0
        self._read_at: object = None
        self._spoken: deque[float] = deque(maxlen=_AT_ONCE)
        self.look()

    def look(self) -> tuple[Said, ...]:
        """Hear what has been said since this window has listened last. Raises `StoreError`."""
        now = self._store.stamp()
        if now == self._read_at:
            return ()
        self._read_at = now
        before = self._count
        self._count, self.said = _read(self._store.recall(self._name))
        return self.said[max(0, len(self.said) - max(0, self._count - before)) :]

    def say(self, name: str, words: str) -> str:
        """Say a line to all windows, this one too; tell why it is not said. Raises `StoreError`."""
        line = _line(name, words)
        if not line.words:
            return "There is nothing in that line."
        now = self._clock()
        if len(self._spoken) == _AT_ONCE and now - self._spoken[0] < _WITHIN:
            return _TOO_FAST
        self._spoken.append(now)
        self._store.change(self._name, partial(_with, line))
        notices.tell(self._store.folder, self._match)
        return ""

    @property
    def _name(self) -> str:
        return f"{setting_of(self._match)}/talk"


def _line(name: str, words: str) -> Said:
    """A line without anything in it that could hurt."""
    return Said(clean(name, _LONGEST_NAME), clean(words, LONGEST))


def _with(line: Said, form: Any) -> dict[str, Any]:
    """What is kept when one more line has been said."""
    count, said = _read(form)
    lines = [(each.name, each.words) for each in (*said, line)]
    return {"count": count + 1, "lines": lines[-_KEPT:]}


def _read(form: Any) -> tuple[int, tuple[Said, ...]]:
    """How many lines were ever said, and the last of them; what makes no sense is nothing."""
    match form:
        case {"count": int(count), "lines": [*lines]}:
            pairs = [each for each in lines[-_KEPT:] if isinstance(each, list) and len(each) == 2]
            return count, tuple(
                Said(clean(str(name), _LONGEST_NAME), clean(str(words), LONGEST)) for name, words in pairs
            )
    return 0, ()
