"""Dice on their way: a few frames until they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from circus_tui.screens.page import Stage

_FRAMES: Final = 6
_SECONDS: Final = 0.07


class Tumble:
    """Counts the frames down and has the stage draw each of them."""

    def __init__(self) -> None:
        self.frames = 0
        self._stop: Callable[[], None] | None = None

    def begin(self, stage: Stage) -> None:
        """Let the dice roll."""
        self.end()
        self.frames = _FRAMES
        self._stop = stage.every(_SECONDS, self._on)

    def end(self) -> None:
        """Let them lie."""
        self.frames = 0
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _on(self) -> bool:
        self.frames -= 1
        if not self.frames:
            self.end()
        return True
