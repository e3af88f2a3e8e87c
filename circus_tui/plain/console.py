"""Lines in and lines out: no colour, no cursor, no control character but the end of a line."""

from __future__ import annotations

import shutil
from typing import Final, TextIO

from circus_tui import glyphs
from circus_tui.names import visible
from circus_tui.printing import write_to

_LONGEST: Final = 500
"""Characters of a typed line that are read."""
_SPARE: Final = 10
"""Lines beyond the height of the window by which a hand is pushed out of it."""
_USUAL: Final = (80, 50)


_LEAVING: Final = frozenset(("quit", "q", "exit", "leave"))


class Left(Exception):
    """Somebody has asked to leave."""


class Console:
    """Where a game is told and answered."""

    def __init__(self, source: TextIO, target: TextIO, *, ascii_only: bool = False) -> None:
        self._source = source
        self._target = target
        self._ascii = ascii_only

    def say(self, *lines: str) -> None:
        """Write lines. Raises `Unwritable`, BrokenPipeError."""
        write_to(self._target, "".join(f"{self._shown(line)}\n" for line in lines))

    def ask(self) -> str:
        """Read a line that is typed behind a `> `. Raises `Left` for `quit`, EOFError at the end."""
        write_to(self._target, "> ")
        line = self._source.readline()
        if not line:
            write_to(self._target, "\n")
            raise EOFError
        text = " ".join(visible(" ".join(line[:_LONGEST].split())).split())
        if text.casefold() in _LEAVING:
            raise Left
        return text

    def push_away(self) -> None:
        """Write as many empty lines as the window has, and some more: what stood there is above it now."""
        self.say(*[""] * (shutil.get_terminal_size(_USUAL).lines + _SPARE))

    def _shown(self, line: str) -> str:
        words = visible(line)
        return glyphs.plain(words) if self._ascii else words
