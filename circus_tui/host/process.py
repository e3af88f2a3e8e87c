"""The host's side of a guest who plays line by line: their process, what they type, what they read, what it tells."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import struct
import sys
import termios
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import attrs

from circus_tui.host.by_line import Wish
from circus_tui.host.limits import Limits
from circus_tui.host.reading import Line, Reading
from circus_tui.tables import notices

_CHUNK: Final = 16_384
"""Bytes that are handed on at once."""

_HOW: Final = {"TERM": "dumb", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}


class LineProcess:
    """One process that plays line by line. With a size it has a terminal, in which a line can be mended."""

    def __init__(self, line: Line, limits: Limits, size: tuple[int, int] | None) -> None:
        self._reading = Reading(line, limits, self._hold, self._go_on)
        self._size = size
        self._ends = ExitStack()
        self._typed = self._written = -1
        """Where what is typed goes, and where what is written comes from; negative when that has ended."""
        self._process: asyncio.subprocess.Process | None = None
        self._is_ended = False
        self._whole = asyncio.Event()
        """Set when all has been handed on that the process has written."""

    async def run(self, wish: Wish) -> bool:
        """Play until the process ends; tell whether it has failed."""
        hears, tells = os.pipe()
        theirs = ExitStack()
        theirs.callback(os.close, tells)
        self._ends.callback(os.close, hears)
        os.set_blocking(hears, False)
        try:
            with theirs:
                reads, writes = self._opened(theirs)
                told = attrs.evolve(wish, told=tells)
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "circus_tui.host.by_line", told.text),
                    stdin=reads,
                    stdout=writes,
                    stderr=asyncio.subprocess.DEVNULL,
                    pass_fds=(tells,),
                    start_new_session=True,
                    env={**os.environ, **_HOW},
                )
            loop = asyncio.get_running_loop()
            loop.add_reader(hears, self._told, Path(wish.folder), hears)
            self._ends.callback(loop.remove_reader, hears)
            self._go_on()
            code = await self._process.wait()
            await self._whole.wait()
            return code != 0 and not self._is_ended
        finally:
            self.end()
            self._reading.close()
            self._ends.close()

    def _opened(self, theirs: ExitStack) -> tuple[int, int]:
        """Open the ways to the process; give its ends of them."""
        if self._size is None:
            (reads, self._typed), (self._written, writes) = os.pipe(), os.pipe()
            theirs.callback(os.close, writes)
        else:
            self._typed, reads = pty.openpty()
            self._written, writes = os.dup(self._typed), reads
            cells, rows = self._size
            fcntl.ioctl(reads, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cells, 0, 0))
        theirs.callback(os.close, reads)
        for end in (self._typed, self._written):
            os.set_blocking(end, False)
        self._ends.callback(self.type_no_more)
        self._ends.callback(os.close, self._written)
        self._ends.callback(self._hold)
        return reads, writes

    # What is typed.

    def feed(self, data: bytes) -> None:
        """Hand on what is typed; what the process does not take is dropped."""
        if self._typed >= 0:
            with suppress(OSError):
                os.write(self._typed, data)

    def type_no_more(self) -> None:
        """End the input: the client has closed its side."""
        if self._typed >= 0:
            os.close(self._typed)
            self._typed = -1

    # What is written.

    def _hold(self) -> None:
        asyncio.get_running_loop().remove_reader(self._written)

    def _go_on(self) -> None:
        asyncio.get_running_loop().add_reader(self._written, self._read)

    def _read(self) -> None:
        try:
            data = os.read(self._written, _CHUNK)
        except BlockingIOError:
            return
        except OSError:  # so ends what comes from a terminal
            data = b""
        if data:
            self._reading.send(data)
        else:
            self._hold()
            self._whole.set()

    def _told(self, folder: Path, hears: int) -> None:
        """Let the windows of the others look at the tables at which something has happened."""
        numbers = os.read(hears, _CHUNK).split()
        if not numbers:  # the process has ended
            asyncio.get_running_loop().remove_reader(hears)
        for number in dict.fromkeys(numbers):
            notices.tell(folder, int(number))

    def end(self) -> None:
        """End the process, whatever it is about: every move is saved, and its seats are free at once."""
        self._is_ended = True
        self._whole.set()
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
