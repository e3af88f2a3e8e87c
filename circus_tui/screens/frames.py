"""Something on its way, dice or the curtain: a few frames until it is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_SECONDS: Final = 0.07


class Frames:
    """Counts the frames down and has each of them drawn; of five or fewer, all take less than 0.4 s."""

    def __init__(self) -> None:
        self.left = 0
        self._stop: Callable[[], None] | None = None

    def begin(self, frames: int, every: Callable[..., Any], draw: Callable[[], None]) -> None:
        """Set off; `every` is the timer of a widget."""
        self.end()
        self.left = frames
        self._stop = every(_SECONDS, lambda: self._on(draw)).stop

    def end(self) -> None:
        """Show the last frame at once."""
        self.left = 0
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _on(self, draw: Callable[[], None]) -> None:
        """Go on by a frame, unless all has ended: a tick that was on its way when its timer stopped comes late."""
        if not self.left:
            return
        self.left -= 1
        if not self.left:
            self.end()
        draw()
