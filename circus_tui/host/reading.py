"""Whether a client reads what it is sent: nothing more is made for one that is behind, and one that is stuck goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from circus_tui.host.limits import Limits

_LOOK: Final = 0.25
"""Seconds between two looks at a client that is behind with reading."""

_WHY: Final = "does not read"


class Line(Protocol):
    """The way to a terminal."""

    def send(self, data: bytes) -> None:
        """Send bytes, without waiting until they are read."""

    @property
    def unsent(self) -> int:
        """Bytes that have been sent and not been taken."""

    def drop(self, why: str) -> None:
        """End the connection at once."""


class Reading:
    """Watches one client: `hold` is called when it has fallen behind, `go_on` when it has caught up."""

    def __init__(self, line: Line, limits: Limits, hold: Callable[[], object], go_on: Callable[[], object]) -> None:
        self._line = line
        self._limits = limits
        self._hold = hold
        self._go_on = go_on
        self._behind_since: float | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._ended = False

    def close(self) -> None:
        """Stop watching for input."""
        self._ended = True
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def send(self, data: bytes) -> None:
        """Send bytes, and see whether they are read."""
        self._line.send(data)
        if self._line.unsent > self._limits.most_unread:
            self._line.drop(_WHY)
        elif self._behind_since is None and self._line.unsent > self._limits.unread and not self._ended:
            loop = asyncio.get_running_loop()
            self._behind_since = loop.time()
            self._hold()
            self._looking = loop.call_later(_LOOK, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._looking = None
        assert self._behind_since is not None
        if self._line.unsent <= self._limits.unread // 4:
            self._behind_since = None
            self._go_on()
        elif loop.time() - self._behind_since > self._limits.stalled:
            self._line.drop(_WHY)
        else:
            self._looking = loop.call_later(_LOOK, self._look, loop)
