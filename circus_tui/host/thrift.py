"""Many sessions in one process: lines of cells keep nothing that is found quickly, and garbage is looked for in peace.

Python looks through everything there is from time to time, for what nobody needs any more. With many sessions that
takes longer than anybody waits for the answer to a key. In a host only what is young is looked through by itself; the
rest when no key has been pressed for a moment, and what has been looked through once is left alone until half as many
sessions have come or ended as are there: both leave pages behind that nobody sees again. While keys are pressed all
the time, what is not young any more is left alone as well, so that there is never much to look through.
"""

from __future__ import annotations

import gc
from contextlib import ExitStack
from typing import Final

from circus_tui.host import parts

_YOUNG: Final = (1_000, 3, 1_000_000)
"""Objects between two looks at the youngest, such looks between two at those that are older, and never at the rest."""

_GROWN: Final = 1
_FULL: Final = 4
"""Looks at what is not quite young, after which the rest is worth a look, and after which there is too much for one."""

_FEW: Final = 4
"""Sessions that come or end before what they have left is worth looking for, however few are there."""

QUIET: Final = 0.3
"""Seconds without a key after which nobody is waiting for an answer."""

PATIENCE: Final = 60.0
"""Seconds for which one waits for such a moment to look through everything."""


class Thrift:
    """What a process does otherwise as long as it is a host."""

    def __init__(self) -> None:
        """Be thrifty from now on."""
        self._gone = 0
        self._found = 0
        """How many were here when everything was looked through."""
        self._here = 0
        """How many were here at the last look: those who have come since have left what is worth looking for."""
        self._since: float | None = None
        self._end = ExitStack()
        self._end.callback(gc.set_threshold, *gc.get_threshold())
        self._end.callback(gc.unfreeze)
        self._end.enter_context(parts.lean_strips())
        gc.set_threshold(*_YOUNG)
        gc.collect()
        gc.freeze()

    def close(self) -> None:
        """Undo the changes to Python's settings."""
        self._end.close()

    def left(self) -> None:
        """Note that a session has ended."""
        self._gone += 1

    def tidy(self, now: float, heard: float, here: int) -> None:
        """Look for garbage if there may be enough of it and nobody waits; so many are here, and one was heard then."""
        quiet = now - heard >= QUIET
        come = here + self._gone - self._found
        if come + self._gone >= max(_FEW, here // 2):
            self._since = now if self._since is None else self._since
            if quiet or now - self._since >= PATIENCE:
                self._look_through_all(here)
        elif quiet and gc.get_count()[2] >= _GROWN:
            gc.collect()
            gc.freeze()
            self._here = here
        elif gc.get_count()[2] >= _FULL and here == self._here:
            gc.collect(1)
            gc.freeze()

    def _look_through_all(self, here: int) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._gone, self._found, self._since = 0, here, None
