"""Lines from a keyboard or a pipe, for which one can wait a while and meanwhile do something else."""

from __future__ import annotations

import os
import select
from time import monotonic
from typing import Final

from circus_tui.terminal.interrupt import heed

_CHUNK: Final = 65_536
_LONGEST: Final = 100_000
"""Bytes of a line that are kept; of what follows up to its end nobody reads anything."""


class Lines:
    """Reads a file descriptor line by line."""

    def __init__(self, descriptor: int, encoding: str = "utf-8") -> None:
        """Read from there; what is not text in that encoding is replaced."""
        self._descriptor = descriptor
        self._encoding = encoding
        self._rest = b""
        self._ended = False

    def readline(self) -> str:
        """The next line with its end; nothing where no more can come. Raises a KeyboardInterrupt that came before."""
        heed()
        while not self._whole:
            self._fill()
        line, sign, self._rest = self._rest.partition(b"\n")
        return (line + sign).decode(self._encoding, errors="replace")

    def ready(self, seconds: float) -> bool:
        """Whether a line, or the end, can be read at once; it is waited for so long at most."""
        heed()
        end = monotonic() + seconds
        while not self._whole:
            left = max(0.0, end - monotonic())
            if not select.select([self._descriptor], [], [], left)[0]:
                return False
            self._fill()
            if not left:
                break
        return self._whole

    @property
    def _whole(self) -> bool:
        return self._ended or b"\n" in self._rest

    def _fill(self) -> None:
        try:
            found = os.read(self._descriptor, _CHUNK)
        except OSError:
            found = b""
        self._ended = not found
        self._rest += found
        if len(self._rest) > _LONGEST and b"\n" not in self._rest:
            self._rest = self._rest[:_LONGEST]
