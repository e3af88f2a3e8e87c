"""Dice on their way: a few frames until they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_FRAMES: Final = 5
_SECONDS: Final = 0.07


class Tumble:
    """Counts the frames down and has each of them drawn; all of them take less than 0.4 s."""

    def __init__(self) -> None:
        self.frames = 0
        self._stop: Callable[[], None] | None = None

    def begin(self, every: Callable[..., Any], draw: Callable[[], None]) -> None:
        """Let the dice roll; `every` is the timer of a widget."""
        self.end()
        self.frames = _FRAMES
        self._stop = every(_SECONDS, lambda: self._on(draw)).stop

    def end(self) -> None:
        """Let them lie."""
        self.frames = 0
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _on(self, draw: Callable[[], None]) -> None:
        self.frames -= 1
        if not self.frames:
            self.end()
        draw()
