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
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from circus_tui.host.codes import code_of
from circus_tui.storage.store import Match, Store
from rules import GAMES
from rules.history import History
from tests.host.tables import KEYS, NAMES, laid
from tests.shell.display import Display
from tests.shell.scripts import SCRIPTS
from tests.shell.terminal import QUICK, Terminal

OPTIONS = ("StrictHostKeyChecking=no", "IdentitiesOnly=yes", "LogLevel=ERROR", "BatchMode=yes")


class Client(Terminal):
    """One `ssh` in a terminal."""

    def __init__(self, port: int, name: str, folder: Path, size: tuple[int, int] = (100, 30)) -> None:
        self._display = Display(size)
        self.written = b""
        key = folder / name
        if not key.exists():
            KEYS[NAMES.index(name)].write_private_key(key)
            key.chmod(0o600)
        known = ("-o", f"UserKnownHostsFile={folder / 'known'}")
        options = [part for each in OPTIONS for part in ("-o", each)]
        command = ["ssh", "-F", "none", *options, *known, "-i", str(key), "-p", str(port), f"{name}@127.0.0.1"]
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execvpe(command[0], command, {**os.environ, "TERM": "xterm-256color"})
        self.before = termios.tcgetattr(self._fd)

    def come_to(self, match: Match) -> None:
        """Go from the lobby to a table, where a seat is kept."""
        self.wait_for(code_of(match.id))
        end = time.monotonic() + 20
        while "┏━ Tables" not in self.text:
            assert time.monotonic() < end, self.text
            self.press("up", patience=0.5)
        while "┏━ Tables" in self.text or "New table" in self.text:
            assert time.monotonic() < end, self.text
            self.press("enter", patience=0.7)


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


def play_to_the_end(history: History, folder: Path, seconds: float) -> int:
    """Let three clients play on from there; one drops and comes back. Give the number of entries it took."""
    store = Store(folder / "data")
    match, rng = laid(store, history), Random(1)
    with host(folder / "data") as port, contextlib.ExitStack() as here:
        first, dropping, *others = NAMES[: history.seats]
        staying = [here.enter_context(Client(port, name, folder)) for name in (first, *others)]
        with Client(port, dropping, folder) as dropped:
            for client in (*staying, dropped):
                client.come_to(match)
            _play(store, match, (*staying, dropped), rng, seconds, until=match.entries + 2)
        staying[0].read(patience=1)
        clients = [*staying, here.enter_context(Client(port, dropping, folder))]
        clients[-1].come_to(match)
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
            if client.written.rfind(b"]2;Your turn") == client.written.rfind(b"]2;"):
                client.type(rng.choice((*SCRIPTS[match.game].mash, "enter", "enter", "s")))
            elif "go on" in client.text:
                client.type("enter")
        time.sleep(0.02)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        rules = GAMES["scout"]
        begun = History.start(rules, 3, rules.Options())
        print(play_to_the_end(begun, Path(name), 900), "entries")
