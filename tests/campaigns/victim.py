"""A window that is going to end suddenly: when it has gone, and when something goes wrong, what it was doing."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.shell.terminal import QUICK, Terminal

_SECOND: Final = 1.0
_HANGS: Final = 6.0
_LAST_BYTES: Final = 400
_STACKS: Final = "stacks.txt"
_CODE: Final = """
import faulthandler, os, signal
stacks = open({stacks!r} + str(os.getpid()), "w")
faulthandler.register(signal.SIGUSR2, stacks)
{quick}
from circus_tui.screens.session import Session
Session.standing = property(lambda session: f"saved {{session.table.entries}}")
"""
"""No key is deaf, the title says how many entries are saved, and SIGUSR2 writes down where each thread is."""


class Victim(Terminal):
    """The app in a terminal. Whatever is raised while it is open takes along what was last seen of it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        """Run the app with its data in a folder."""
        self._stacks = folder / _STACKS
        super().__init__(folder, *arguments, code=_CODE.format(quick=QUICK, stacks=str(self._stacks)))
        self.what = " ".join(arguments[:2])

    def __exit__(self, *raised: object) -> None:
        for error in raised:
            if isinstance(error, BaseException):
                error.add_note(self._account())
        super().__exit__(*raised)

    def end_at_once(self, ending: signal.Signals | None) -> None:
        """Send a signal, or with None take the terminal away; the process is gone within a second, with the right code.

        The time in which it stood in line for a processor does not count.
        """
        queue = Queue(self.pid)
        started = time.monotonic()
        if ending is None:
            os.close(self._fd)
        else:
            os.kill(self.pid, ending)
        how = "its terminal was closed" if ending is None else ending.name
        code = self._code(queue, started, how, reads=ending is signal.SIGTERM)
        took = time.monotonic() - started
        wanted = {signal.SIGKILL: -9, signal.SIGTERM: 143}.get(ending, 129) if ending else 129
        assert code == wanted, f"{self.what} ended with {code}, not {wanted}, after {how}"
        assert took - queue.seconds < _SECOND, (
            f"{self.what} was gone only {took:.2f} s after {how}, of which it stood in line {queue.seconds:.2f} s"
        )

    def _code(self, queue: Queue, started: float, how: str, *, reads: bool) -> int:
        """The exit code, when it comes; what is written meanwhile is read if somebody reads."""
        while time.monotonic() - started - queue.seconds < _HANGS:
            queue.look()
            if os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                queue.look()
                if reads:
                    self.read(0.02, 0.02)
                return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            if reads:
                self.read(0.005, 0.005)
            time.sleep(0.005)
        raise AssertionError(f"{self.what} is still there {_HANGS:g} s after {how}")

    def _account(self) -> str:
        """What was last seen of the process and its screen."""
        return "\n".join(
            (
                f"--- {self.what}, process {self.pid}: {', '.join(_threads(self.pid)) or 'gone'}",
                self._where(),
                f"last bytes: {self.written[-_LAST_BYTES:]!r}",
                self.text.strip(),
            )
        )

    def _where(self) -> str:
        """Where each of its threads is, by itself."""
        path = Path(f"{self._stacks}{self.pid}")
        with suppress(OSError):
            if any(_threads(self.pid)) and path.exists():
                os.kill(self.pid, signal.SIGUSR2)
                time.sleep(0.3)
            return path.read_text().strip()
        return ""


class Queue:
    """The line in which a process and this one, which looks after it, stand for a processor."""

    def __init__(self, pid: int) -> None:
        """Count from now on."""
        self._pids = (pid, os.getpid())
        self._first: dict[Path, int] = {}
        self._latest: dict[Path, int] = {}
        self.look()

    @property
    def seconds(self) -> float:
        """How long all their threads have stood there, as far as the system tells."""
        return sum(waited - self._first[thread] for thread, waited in self._latest.items()) / 1e9

    def look(self) -> None:
        """Look again; a thread that has gone keeps what was last seen of it."""
        for pid in self._pids:
            for thread in Path(f"/proc/{pid}/task").glob("*"):
                with suppress(OSError, LookupError):
                    waited = int(thread.joinpath("schedstat").read_text().split()[1])
                    self._first.setdefault(thread, waited)
                    self._latest[thread] = waited


def _threads(pid: int) -> Iterator[str]:
    """Each thread of a process that is there: its name, its state and what it waits for in the system."""
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError, LookupError):
            name, _, rest = thread.joinpath("stat").read_text().partition("(")[2].rpartition(")")
            waits = thread.joinpath("wchan").read_text()
            yield f"{name} {rest.split()[0]} {waits}".strip()
