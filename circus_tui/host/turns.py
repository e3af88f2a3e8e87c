"""Who is shown what somebody else has done, and when: one window after the other, and after whoever pressed the key.

All sessions share one loop. Were every window of a table painted in one go, a key pressed meanwhile would wait for all
of them. So they queue: whatever else has come is heard between two of them, and the answer to a key goes first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

_APART: Final = 0.005
"""Seconds between two windows, in which keys are heard and windows painted."""

_ANSWER: Final = 0.03
"""Seconds after a key in which it is answered."""

_LONGEST: Final = 0.1
"""Seconds that a window waits for other people's keys."""


class Turns:
    """The windows that are to look what others have done, in the order in which they have been told of it."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: deque[tuple[float, Callable[[], object]]] = deque()
        self._heard = -_ANSWER
        self._next: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Let nobody look any more."""
        self._waiting.clear()
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def heard(self, now: float) -> None:
        """Somebody has pressed a key, which is answered first."""
        self._heard = now

    def wait(self, look: Callable[[], object]) -> None:
        """Have a window look when its turn comes."""
        loop = asyncio.get_running_loop()
        self._waiting.append((loop.time(), look))
        if self._next is None:
            self._next = loop.call_later(_APART, self._let_look, loop)

    def _let_look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the first look, unless a key is being answered for which it can wait a little longer."""
        since, look = self._waiting[0]
        now = loop.time()
        answered = self._heard + _ANSWER
        if now < min(answered, since + _LONGEST):
            self._next = loop.call_at(min(answered, since + _LONGEST), self._let_look, loop)
            return
        self._waiting.popleft()
        self._next = loop.call_later(_APART, self._let_look, loop) if self._waiting else None
        look()
