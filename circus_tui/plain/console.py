"""Lines in and lines out: no colour, no cursor, no control character but the end of a line."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Final, TextIO

from circus_tui.drawing import glyphs
from circus_tui.names import visible
from circus_tui.plain.lines import Lines
from circus_tui.terminal.printing import write_to

_LONGEST: Final = 500
"""Characters of a typed line that are read."""
_SPARE: Final = 10
"""Lines beyond the height of the window by which a hand is pushed out of it."""
_USUAL: Final = (80, 50)
_LOOK_SECONDS: Final = 0.5


_LEAVING: Final = frozenset(("quit", "q", "exit", "leave"))


class Left(Exception):
    """Somebody has asked to leave."""


class Console:
    """Where a game is told and answered."""

    def __init__(self, source: TextIO | Lines, target: TextIO, *, ascii_only: bool = False) -> None:
        self._source = source
        self._target = target
        self._ascii = ascii_only
        self._prompted = False

    def say(self, *lines: str) -> None:
        """Write lines. Raises `Unwritable`, BrokenPipeError."""
        if not lines:
            return
        begun, self._prompted = "\n" if self._prompted else "", False
        write_to(self._target, begun + "".join(f"{self._shown(line)}\n" for line in lines))

    def ask(self) -> str:
        """Read a line that is typed behind a `> `. Raises `Left` for `quit`, EOFError at the end."""
        self._prompt()
        line = self._source.readline()
        self._prompted = False
        if not line:
            write_to(self._target, "\n")
            raise EOFError
        text = " ".join(visible(" ".join(line[:_LONGEST].split())).split())
        if text.casefold() in _LEAVING:
            raise Left
        return text

    def agrees(self, question: str) -> bool:
        """Ask something that is answered with yes or no. Raises as `ask` does."""
        self.say(f"{question} yes or no.")
        return self.ask().casefold() in ("y", "yes")

    def is_answered(self, gone_on: Callable[[], bool]) -> bool:
        """Wait for a line behind a `> `, and look meanwhile whether the table has `gone_on`: then wait no more."""
        self._prompt()
        if isinstance(self._source, Lines):
            while not self._source.ready(_LOOK_SECONDS):
                if gone_on():
                    return False
                self._prompt()
        return True

    def _prompt(self) -> None:
        if not self._prompted:
            write_to(self._target, "> ")
        self._prompted = True

    def push_away(self) -> None:
        """Write as many empty lines as the window has, and some more: what stood there is above it now."""
        self.say(*[""] * (shutil.get_terminal_size(_USUAL).lines + _SPARE))

    def _shown(self, line: str) -> str:
        words = visible(line)
        return glyphs.plain(words) if self._ascii else words
