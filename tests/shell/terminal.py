"""The app in a pseudo-terminal: keys in, bytes and a screen out, signals, and what it leaves behind."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import struct
import termios
import time
from pathlib import Path
from typing import Final, Self

import pyte

from tests.shell.display import Display
from tests.shell.nursery import App, begin

KEYS: Final = {
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "enter": b"\r",
    "tab": b"\t",
    "space": b" ",
    "f1": b"\x1bOP",
    "f2": b"\x1bOQ",
    "esc": b"\x1b",
    "ctrl+p": b"\x10",
}
FRAME: Final = b"\x1b[?2026h"
QUICK: Final = "from circus_tui.keyboard import keys\nkeys.SILENCE = keys.FIRST_REPEAT = keys.GLANCE = 0"
"""Code for tests that press faster than people: the key that decides is not deaf for what comes next."""
_UNWANTED: Final = frozenset(
    {"LINES", "COLUMNS", "NO_COLOR", "SSH_CONNECTION", "PYTHONUNBUFFERED", "PYTEST_CURRENT_TEST"}
)
_TERMINAL: Final = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "TEXTUAL_ANIMATIONS": "none"}
_QUIET = 0.12
_PATIENCE = 4.0


class Terminal:
    """One run of the app; ends it when left."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        code: str = "",
        environment: dict[str, str] | None = None,
    ) -> None:
        """Run the app with these arguments; `code` is Python to be run in its process before it starts."""
        self._display = Display(size)
        self.written = b""
        self.latest = time.monotonic()
        """When the last byte came."""
        kept = {key: value for key, value in os.environ.items() if key not in _UNWANTED}
        start = f"{code}\nfrom circus_tui.cli import main\nraise SystemExit(main())"
        app = App(start, ("--data", str(data), *arguments), size, os.getcwd())
        self.pid, self._fd = begin(app, {**kept, **_TERMINAL, **(environment or {})})
        self.before = termios.tcgetattr(self._fd)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        with contextlib.suppress(OSError):
            os.close(self._fd)

    @property
    def screen(self) -> pyte.Screen:
        """The screen, cell by cell."""
        return self._display.screen

    @property
    def text(self) -> str:
        """What is on the screen."""
        return self._display.text

    @property
    def entries(self) -> int:
        """Length of the log by the title line."""
        return int(self.text.partition("\n")[0].rpartition("saved ")[2] or 0)

    def wait_for(self, text: str, quiet: float = _QUIET) -> None:
        """Read until a text is on the screen, and on to the next silence."""
        end = time.monotonic() + 20
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} never came:\n{self.text}"
            self.read(quiet)

    def read(self, quiet: float = _QUIET, patience: float = 0.5) -> bytes:
        """Take what is written until there is silence; wait for the first byte at most `patience` seconds."""
        data = b""
        while select.select([self._fd], [], [], quiet if data else patience)[0]:
            try:
                chunk = os.read(self._fd, 65536)
            except OSError:
                break
            if not chunk:
                break
            if b"\x1b[?2026$p" in chunk:
                os.write(self._fd, b"\x1b[?2026;2$y")
            data += chunk
            self.latest = time.monotonic()
        self.written += data
        self._display.feed(data)
        return data

    def press(self, key: str, patience: float = _PATIENCE) -> bytes:
        """Press a key and take what it writes; `patience` is for keys that may write nothing."""
        self.type(key)
        return self.read(patience=patience)

    def type(self, key: str) -> None:
        """Press a key without waiting."""
        os.write(self._fd, KEYS.get(key, key.encode()))

    def resize(self, cells: int, rows: int) -> bytes:
        """Give the window another size, and take what is written for it."""
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cells, 0, 0))
        self.screen.resize(rows, cells)
        return self.read(patience=_PATIENCE)

    def looks(self) -> list[list[pyte.screens.Char]]:
        """Every cell with its character and style."""
        return [[self.screen.buffer[y][x] for x in range(self.screen.columns)] for y in range(self.screen.lines)]

    def end(self, sign: signal.Signals) -> int:
        """Send a signal; give the exit code, negative for a death by signal."""
        os.kill(self.pid, sign)
        return self.wait()

    def hang_up(self) -> int:
        """Take the terminal away; give the exit code."""
        os.close(self._fd)
        return self.wait()

    def wait(self) -> int:
        """Wait for the end."""
        stop = time.monotonic() + 10
        while time.monotonic() < stop:
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            with contextlib.suppress(OSError, ValueError):
                self.read(0.02, 0.02)
        raise AssertionError("the app does not end")

    @property
    def restored(self) -> bool:
        """Whether the terminal is as it was: modes, main screen, cursor, no mouse."""
        same = termios.tcgetattr(self._fd)[:4] == self.before[:4]
        return (
            same and self._last(b"?1049") == b"l" and self._last(b"?25") == b"h" and self._last(b"?1000") in (b"l", b"")
        )

    def _last(self, mode: bytes) -> bytes:
        place = self.written.rfind(b"\x1b[" + mode)
        return self.written[place + 2 + len(mode) :][:1] if place >= 0 else b""
