"""How long it takes until something is seen: the lobby, beside an empty app of the same library, in a terminal."""

from __future__ import annotations

import os
import pty
import select
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
_EMPTY: Final = """
from textual.app import App
from textual.widgets import Static
class Empty(App):
    def compose(self):
        yield Static("ready")
Empty().run()
"""
_PATIENCE: Final = 30.0


def first_paint(command: Sequence[str], sign: bytes) -> float:
    """Seconds from the start of a program to the first sight of `sign` in a terminal."""
    start = monotonic()
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed has been compiled
        os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LINES": "24", "COLUMNS": "80"}
        os.execv(command[0], list(command))
    seen = b""
    try:
        while sign not in seen:
            if monotonic() - start > _PATIENCE or not select.select([terminal], [], [], _PATIENCE)[0]:
                raise TimeoutError(f"nothing was painted: {seen[-200:]!r}")
            seen += os.read(terminal, 65536)
        return monotonic() - start
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(terminal)


def openings(times: int) -> dict[str, float]:
    """The median first paint of both, taken in turn."""
    with tempfile.TemporaryDirectory() as folder:
        lobby = [sys.executable, "-m", "circus_tui", "--data", folder]
        empty = [sys.executable, "-c", _EMPTY]
        first_paint(lobby, b"SCOUT")
        pairs = [(first_paint(empty, b"ready"), first_paint(lobby, b"SCOUT")) for _ in range(times)]
    return {"empty app": median(each[0] for each in pairs), "lobby": median(each[1] for each in pairs)}
