"""The private parts of Textual, Rich and asyncssh that the host uses: all of them are named here, and nowhere else.

`missing` says which of them an upgrade has taken away, and what is lost with each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.color import ColorSystem
from textual import strip
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.driver import Driver

USED: Final[dict[str, str]] = {
    "textual.app:App._driver": "what an app writes to",
    "textual.app:App._message_queue": "how many keys an app has not heard yet",
    "textual.app:App._capture_stdout": "keeping one app's prints from being another's",
    "textual.app:App._capture_stderr": "keeping one app's prints from being another's",
    "textual.app:App._print_error_renderables": "writing nothing of one session to the host's terminal",
    "textual.app:App._fatal_error": "ending a session that has failed without its variables",
    "textual.driver:Driver._size": "the size of a client's terminal",
    "textual._xterm_parser:XTermParser._parse_extended_key": "forgetting the keys of sessions that have ended",
    "textual.strip:strip.FIFOCache": "lines of cells that keep nothing",
    "rich.console:Console._color_system": "colours by the client's terminal",
    "asyncssh.connection:SSHServerConnection._transport": "bytes on their way to a client",
    "asyncssh.channel:SSHServerChannel._process_env_request": "keeping nothing of a client's environment",
}
"""Each part with what it is for. Attributes of values are looked for in a value."""


def missing(app: App[Any], driver: Driver, connection: object, channel: object) -> Iterator[str]:
    """Say of each part that is not there any more what it was for."""
    owners: dict[str, object] = {
        "App": app,
        "Driver": driver,
        "Console": app.console,
        "XTermParser": XTermParser,
        "strip": strip,
        "SSHServerConnection": connection,
        "SSHServerChannel": channel,
    }
    for place, purpose in USED.items():
        owner, _, name = place.partition(":")[2].partition(".")
        if not hasattr(owners[owner], name):
            yield f"{place} is gone; it was for {purpose}"


def waiting(app: App[Any]) -> int:
    """How many messages an app has not dealt with."""
    return app._message_queue.qsize()


def colour(app: App[Any], system: ColorSystem | None) -> None:
    """Let an app paint in the colours that a terminal has, whatever the host's own has."""
    app.console._color_system = system


def keep_streams(app: App[Any]) -> None:
    """Leave the process its standard streams: several apps that end in any order would not give them back."""
    app._capture_stdout, app._capture_stderr = sys.stdout, sys.stderr  # type: ignore[assignment]


class _NoCache:
    """In place of a cache: it keeps nothing."""

    def get(self, key: object, default: Any = None) -> Any:
        """Return nothing, as if the cache were empty."""
        return default

    def __setitem__(self, key: object, value: object) -> None:
        """Keep nothing."""


@contextmanager
def lean_strips() -> Iterator[None]:
    """Let lines of cells keep no results: every line has room for seven kinds of them, a kilobyte in all."""
    names, nothing = vars(strip), _NoCache()
    cache = names["FIFOCache"]
    names["FIFOCache"] = lambda _: nothing
    try:
        yield
    finally:
        names["FIFOCache"] = cache


def forget_keys() -> None:
    """Let go of keys that have been pressed: they are remembered with the app that has heard them."""
    XTermParser._parse_extended_key.cache_clear()


def unsent(connection: Any, channel: Any) -> int:
    """Bytes that have been written for a client and not been taken by the system yet."""
    transport = connection._transport
    return int(channel.get_write_buffer_size()) + (0 if transport is None else int(transport.get_write_buffer_size()))


def keep_no_environment(channel: Any) -> None:
    """Refuse every variable a client wants to set, instead of keeping as many as it likes."""
    refuse: Callable[[object], bool] = lambda _: False  # noqa: E731
    channel._process_env_request = refuse
