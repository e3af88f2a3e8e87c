"""An OpenSSH server of one's own on this computer, which touches no file of the system: how people come the plain way.

It listens at two ports for one account: at the first people say what is to be run, at the second they get the program
whatever they say, by `ForceCommand`.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncssh

from circus_tui.storage.store import Match
from tests.host.openssh import Client, Come
from tests.host.tables import KEYS, NAMES
from tests.shell.terminal import QUICK

HOUSE: Final = Path(__file__).parents[2]
SSHD: Final = shutil.which("sshd", path=f"{os.defpath}:/usr/sbin:/usr/local/sbin")
"""Where the server is, if there is one: whoever is not root seldom has it on the path."""

_EMPTY: Final = Path("/run/sshd")
"""A folder without which no server of root's starts; the system's service makes it."""

_OWN_RUN: Final = ("unshare", "--mount", "sh", "-c", f'mount -t tmpfs none /run && mkdir {_EMPTY} && exec "$@"', "sh")
"""Runs a command for which there is another `/run`, with that folder in it, and for nobody else."""

_SPY: Final = """
from circus_tui.tables.table import Table
seen_by = Table.view
def view(table, seat):
    assert seat is None or seat in table.places.mine, "a window has asked for what a seat elsewhere sees"
    return seen_by(table, seat)
Table.view = view
"""
"""Ends a window that asks for more than its own seats may see: its game is then never finished."""

_CONFIG: Final = """
HostKey {folder}/host
PidFile {folder}/pid
AuthorizedKeysFile {folder}/authorized
SetEnv PATH={folder}/bin:/usr/bin:/bin LANG=C.UTF-8
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
PrintMotd no
PrintLastLog no
Match LocalPort {forced}
    ForceCommand circus-tui
"""


def why_not() -> str:
    """Why no server can be run here; nothing if one can."""
    if SSHD is None or shutil.which("ssh") is None:
        return "there is no OpenSSH here, with its server"
    if os.geteuid() == 0 and not _EMPTY.is_dir() and subprocess.run((*_OWN_RUN, "true"), check=False).returncode:
        return f"the server wants {_EMPTY}, which its service makes"
    return ""


@contextlib.contextmanager
def server(data: Path) -> Iterator[tuple[int, int]]:
    """Run a server that lets everybody in who has one of the known keys; give where it listens."""
    folder, ports = data.parent, _free_ports()
    asyncssh.generate_private_key("ssh-ed25519").write_private_key(folder / "host")
    (folder / "host").chmod(0o600)
    (folder / "authorized").write_bytes(b"".join(key.export_public_key("openssh") for key in KEYS))
    places = "".join(f"ListenAddress 127.0.0.1:{port}\n" for port in ports)
    (folder / "config").write_text(places + _CONFIG.format(folder=folder, forced=ports[1]))
    _install(folder / "bin", data)
    assert SSHD is not None
    alone = _OWN_RUN if os.geteuid() == 0 and not _EMPTY.is_dir() else ()
    command = (*alone, SSHD, "-D", "-f", str(folder / "config"), "-E", str(folder / "log"))
    with subprocess.Popen(command) as process:
        try:
            _until_it_listens(ports[1], process)
            yield ports
        finally:
            process.terminate()


def _install(folder: Path, data: Path) -> None:
    """Put a program where people find it, to which no key is deaf, and which keeps its games in that folder."""
    folder.mkdir(exist_ok=True)
    code = shlex.quote(f"{QUICK}\n{_SPY}\nfrom circus_tui.cli import main\nraise SystemExit(main())")
    start = f"PYTHONPATH={HOUSE} exec {sys.executable} -c {code} --data {data} "
    (folder / "circus-tui").write_text(f'#!/bin/sh\n{start} "$@"\n')
    (folder / "circus-tui").chmod(0o755)


def _free_ports() -> tuple[int, int]:
    with socket.create_server(("127.0.0.1", 0)) as first, socket.create_server(("127.0.0.1", 0)) as second:
        return first.getsockname()[1], second.getsockname()[1]


def _until_it_listens(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 10
    while True:
        assert process.poll() is None, "the server has ended"
        with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        assert time.monotonic() < end, "the server never listened"
        time.sleep(0.02)


class Window(Client):
    """Somebody who has logged in to the account."""

    def __init__(self, port: int, name: str, folder: Path, *command: str) -> None:
        super().__init__(port, name, folder, pwd.getpwuid(os.geteuid()).pw_name, command)

    @property
    def is_asked(self) -> bool:
        """Whether it is said that it is the turn of whoever sits here."""
        return "your turn" in self.text.partition("\n")[0]


@contextlib.contextmanager
def through_sshd(data: Path) -> Iterator[Come]:
    """Come by logging in: the first says where to sit, the last one is asked, the others come by `ForceCommand`."""

    def come(name: str, match: Match) -> Client:
        folder = data.parent
        if name == NAMES[0]:
            window = Window(ports[0], name, folder, "circus-tui", "continue", "--sit", name)
        elif name == match.players[-1]:
            window = Window(ports[0], name, folder, "circus-tui", "continue")
        else:
            window = Window(ports[1], name, folder, "rm", "-r", str(data))
            window.wait_for("New game")
            window.type("enter")
        if name != NAMES[0]:
            window.wait_for("Where do you sit?")
            assert f"{name} sits at this window" in window.text
            window.type("enter")
        window.wait_for("Your hand")
        return window

    with server(data) as ports:
        yield come
