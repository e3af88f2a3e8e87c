"""Who is shown what somebody else has done, and when: one window after the other, and after whoever pressed the key.

All sessions share one loop. Were every window of a table painted in one go, a key pressed meanwhile would wait for all
of them. So they queue: whatever else has come is heard between two of them, and the answer to a key goes first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

import attrs

Window: TypeAlias = object
"""Whatever stands for the terminal of one session."""

_ANSWER: Final = 0.03
"""Seconds after a key, or a look, for which one waits until its answer is painted; most take a third of that."""

_LONGEST: Final = 0.03
"""Seconds that a window waits for other people's keys."""


_PATIENCE: Final = 0.2
"""Seconds after which a window looks, though others are asked for a move and it is not."""


@attrs.frozen(eq=False)
class Waiting:
    """A window that is to look, since when it waits, and whether it is the one that is asked for a move."""

    since: float
    window: Window
    look: Callable[[], object]
    is_asked: Callable[[], bool]


class Turns:
    """The windows that are to look what others have done, in the order in which they have been told of it.

    Those at which somebody is asked for a move come first.
    """

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: deque[Waiting] = deque()
        self._busy: dict[Window, float] = {}
        """Windows whose key has come or who look, until when that may take."""
        self._looking: Window = None
        self._next: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Let nobody look any more."""
        self._waiting.clear()
        self._busy.clear()
        self._looking = None
        self._stop()

    def heard(self, window: Window, now: float) -> None:
        """Somebody has pressed a key, which is answered first."""
        self._busy[window] = now + _ANSWER

    def painted(self, window: Window) -> None:
        """A window shows what it had to show, or has gone."""
        if window is self._looking:
            self._looking = None
        if self._busy.pop(window, None) is not None and self._waiting:
            self._let_look_at(self._free_at())

    def wait(self, window: Window, look: Callable[[], object], is_asked: Callable[[], bool] = lambda: False) -> None:
        """Have a window look when its turn comes; `painted` tells that it has."""
        self._waiting.append(Waiting(asyncio.get_running_loop().time(), window, look, is_asked))
        if self._next is None:
            self._let_look_at(0.0)

    def _let_look_at(self, when: float) -> None:
        self._stop()
        self._next = asyncio.get_running_loop().call_at(when, self._let_look)

    def _stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _free_at(self) -> float:
        """When the first may look, whatever else is painted until then: other people's keys it lets go first."""
        looking = self._busy.get(self._looking, 0.0)
        return max(looking, min(self._waiting[0].since + _LONGEST, max(self._busy.values(), default=0.0)))

    def _let_look(self) -> None:
        """Let the first look, unless something is being painted for which it can wait a little longer."""
        now = asyncio.get_running_loop().time()
        self._busy = {each: until for each, until in self._busy.items() if until > now}
        if self._free_at() > now:
            self._let_look_at(self._free_at())
            return
        first = self._first(now)
        self._waiting.remove(first)
        self._looking = first.window
        self._busy[self._looking] = now + _ANSWER
        self._next = None
        if self._waiting:
            self._let_look_at(self._free_at())
        first.look()

    def _first(self, now: float) -> Waiting:
        """Whose turn it is: of those who are asked for a move the first, unless another one has waited too long."""
        first = self._waiting[0]
        if now - first.since > _PATIENCE:
            return first
        return next((each for each in self._waiting if each.is_asked()), first)
