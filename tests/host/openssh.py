"""Real OpenSSH clients in pseudo-terminals: `python -m tests.host.openssh` lets three of them play SCOUT to its end."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import TypeAlias

from circus_tui.host.codes import code_of
from circus_tui.storage.store import Match, Store
from rules import GAMES
from rules.core import CHANCE
from rules.history import History
from tests.host.tables import KEYS, NAMES, laid
from tests.shell.display import Display
from tests.shell.scripts import SCRIPTS
from tests.shell.terminal import QUICK, Terminal

OPTIONS = ("StrictHostKeyChecking=no", "IdentitiesOnly=yes", "LogLevel=ERROR", "BatchMode=yes")


Size: TypeAlias = tuple[int, int]


class Client(Terminal):
    """One `ssh` in a terminal."""

    def __init__(
        self, port: int, name: str, folder: Path, user: str = "", command: Sequence[str] = (), size: Size = (100, 30)
    ) -> None:
        """Let somebody by that name connect, as another user if one is named, and have a command run in a terminal."""
        self._display = Display(size)
        self.written = b""
        key = folder / name
        if not key.exists():
            KEYS[NAMES.index(name)].write_private_key(key)
            key.chmod(0o600)
        known = ("-o", f"UserKnownHostsFile={folder / 'known'}")
        options = [part for each in OPTIONS for part in ("-o", each)]
        where = ("-p", str(port), f"{user or name}@127.0.0.1")
        called = ["ssh", "-t", "-F", "none", *options, *known, "-i", str(key), *where, *command]
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execvpe(called[0], called, {**os.environ, "TERM": "xterm-256color"})
        self.before = termios.tcgetattr(self._fd)

    def come_to(self, match: Match) -> None:
        """Go from the lobby to a table, where a seat is kept."""
        self.wait_for("┏━ Tables")
        self.wait_for(code_of(match.id))
        self.press("enter")
        end = time.monotonic() + 20
        while "New table" in self.text:
            assert time.monotonic() < end, self.text
            self.read()

    @property
    def is_asked(self) -> bool:
        """Whether it is said that it is the turn of whoever sits here."""
        return self.written.rfind(b"]2;Your turn") == self.written.rfind(b"]2;")


Come: TypeAlias = Callable[[str, Match], Client]
"""Lets somebody by that name sit down at a table, at a screen of their own."""

Way: TypeAlias = Callable[[Path], AbstractContextManager[Come]]
"""Makes it possible to come to the tables of a folder, by keys and other files in the one above it."""


@contextlib.contextmanager
def host(folder: Path) -> Iterator[int]:
    """A host in a process of its own, to which no key is deaf; give where it listens."""
    arguments = ("--data", str(folder), "host", "--open", "--listen", "127.0.0.1:0")
    command = (sys.executable, "-c", f"{QUICK}\nfrom circus_tui.cli import main\nmain()", *arguments)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        greeting = process.stdout.readline()
        try:
            yield int(greeting.partition("127.0.0.1:")[2].partition(".")[0])
        finally:
            process.terminate()


@contextlib.contextmanager
def through_the_host(data: Path) -> Iterator[Come]:
    """Come to a host, where seats are kept for keys."""

    def come(name: str, match: Match) -> Client:
        client = Client(port, name, data.parent)
        client.come_to(match)
        return client

    with host(data) as port:
        yield come


def nearly_over() -> History:
    """A game of SCOUT in which all have shown as much as they could, up to when a few cards are left to each."""
    rules, rng = GAMES["scout"], Random(4)
    history = History.start(rules, 3, rules.Options())
    while acting := rules.to_act(history.state):
        seat = min(acting)
        if seat == CHANCE:
            move = rules.draw(history.state, rng)
        else:
            moves = rules.legal_moves(history.state, seat)
            move = max(moves, key=lambda each: (getattr(each, "length", 0), rng.random()))
        history = history.after(seat, move)
    return history.at(len(history.entries) - 13)


def play_to_the_end(
    history: History, folder: Path, seconds: float, way: Way = through_the_host, *, kept: bool = True
) -> int:
    """Let three clients play on from there; one drops and comes back. Give the number of entries it took.

    Unless seats are `kept` for keys, whoever comes sits down where nobody does.
    """
    store = Store(folder / "data")
    match, rng = laid(store, history, None if kept else {}), Random(1)
    with way(folder / "data") as come, contextlib.ExitStack() as here:
        *names, dropping = NAMES[: history.seats]
        staying = [here.enter_context(come(name, match)) for name in names]
        with come(dropping, match) as dropped:
            _play(store, match, (*staying, dropped), rng, seconds, until=match.entries + 2)
        staying[0].read(patience=1)
        clients = [*staying, here.enter_context(come(dropping, match))]
        _play(store, match, clients, rng, seconds)
        for client in clients:
            client.read(patience=1)
            assert "Traceback" not in client.text
    found = store.match(match.id)
    store.close()
    assert found is not None
    assert found.scores is not None, "the game was not finished"
    return found.entries - match.entries


def _play(
    store: Store, match: Match, clients: Sequence[Client], rng: Random, seconds: float, until: int = 10**6
) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = store.match(match.id)
        assert found is not None
        if found.scores is not None or found.entries >= until:
            return
        for client in clients:
            client.read(0.02, 0.02)
            if client.is_asked:
                client.type(rng.choice((*SCRIPTS[match.game].mash, "enter", "enter", "s")))
            elif "go on" in client.text:
                client.type("enter")
        time.sleep(0.02)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        rules = GAMES["scout"]
        begun = History.start(rules, 3, rules.Options())
        print(play_to_the_end(begun, Path(name), 900), "entries")
