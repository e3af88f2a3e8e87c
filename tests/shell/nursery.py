"""Where the apps in terminals come from: a process that has imported the libraries once, and forks whenever one begins.

To import Textual takes longer than most of what is looked at in a terminal. The program itself is imported anew by each
app, as when a shell starts it.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import socket
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

import attrs

LIBRARIES: Final = (
    "argparse",
    "cattrs",
    "gettext",
    "shlex",
    "sqlite3",
    "textual.app",
    "textual.drivers.headless_driver",
    "textual.drivers.linux_driver",
    "textual.layouts.factory",
    "textual.pilot",
    "textual.renderables.styled",
    "textual.scrollbar",
    "textual.widgets._data_table",
    "tomllib",
)
"""What the app imports, beside what is imported with that."""

_ROOT: Final = Path(__file__).parents[2]
_SUBREAPER: Final = 36
"""What `prctl` calls a process to which the children of those fall that have gone."""
_LONGEST: Final = 1 << 17


@attrs.frozen
class App:
    """What an app begins with: Python to be run, its arguments, how large its terminal is, and where it is."""

    start: str
    arguments: Sequence[str]
    size: tuple[int, int]
    folder: str


def begin(app: App, environment: Mapping[str, str]) -> tuple[int, int]:
    """Run an app in a new terminal; give its process, which is a child of this one, and the terminal."""
    _, line = _nursery(frozenset(environment.items()))
    line.sendall(json.dumps(attrs.asdict(app)).encode())
    told, terminals, _, _ = socket.recv_fds(line, _LONGEST, 1)
    return int(told), terminals[0]


@cache
def _nursery(environment: frozenset[tuple[str, str]]) -> tuple[subprocess.Popen[bytes], socket.socket]:
    """A nursery in which the libraries have been imported under that environment, and the line to it."""
    ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with there:
        command = [sys.executable, "-c", f"from tests.shell.nursery import serve; serve({there.fileno()})"]
        alone: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "cwd": _ROOT}
        return subprocess.Popen(command, env=dict(environment), pass_fds=[there.fileno()], **alone), here


def serve(number: int) -> None:
    """Start what is asked for on a line, until nobody is there to ask. What is started never comes back from here."""
    for name in LIBRARIES:
        import_module(name)
    gc.freeze()
    with socket.socket(fileno=number) as line:
        while asked := line.recv(_LONGEST):
            process, terminal = _started(App(**json.loads(asked)), line)
            socket.send_fds(line, [b"%d" % process], [terminal])
            os.close(terminal)


def _started(app: App, line: socket.socket) -> tuple[int, int]:
    """Fork twice, so that the app is no child of this process but falls to the one that asked for it."""
    ours, its = os.openpty()
    termios.tcsetwinsize(its, app.size[::-1])
    told, tell = os.pipe()
    between = os.fork()
    if not between:
        process = os.fork()
        if process:
            os.write(tell, b"%d" % process)
            os._exit(0)
        for each in (ours, told, tell, line.detach()):
            os.close(each)
        os.login_tty(its)
        _become(app)
    os.waitpid(between, 0)
    process = int(os.read(told, 16))
    for each in (its, told, tell):
        os.close(each)
    return process, ours


def _become(app: App) -> NoReturn:
    """Run an app in this process, as Python does what stands behind `-c`."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        told = getattr(sys, name)
        mode = "w" if number else "r"
        stream = open(number, mode, encoding=told.encoding, errors=told.errors, newline="\n", closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    sys.argv = ["-c", *app.arguments]
    os.chdir(app.folder)
    exec(app.start, {"__name__": "__main__"})
    raise SystemExit
