"""A host on this computer, and guests who come to it over real SSH connections: all on one loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import asyncssh
import pytest

from circus_tui.host import thrift
from circus_tui.host.app import HostedApp
from circus_tui.host.identity import Open, Policy
from circus_tui.host.limits import Limits
from circus_tui.host.server import Host
from circus_tui.storage.store import Store
from circus_tui.tables.places import Places
from tests.shell.display import Display
from tests.shell.terminal import KEYS

KEY = asyncssh.generate_private_key("ssh-ed25519")
PATIENCE = 15.0

_AGAIN = 1.5
"""Seconds after which a key was not heard: much longer than a busy computer takes, for it may decide twice."""


class House:
    """A host that is open, with what it has said."""

    def __init__(self, host: Host, store: Store, said: list[str]) -> None:
        self.host = host
        self.store = store
        self.said = said

    @property
    def apps(self) -> list[HostedApp]:
        """The apps of all who are here."""
        return [session._app for session in self.host.sessions if session._app is not None]

    def places(self, name: str) -> Places:
        """The seats of the table at which somebody is."""
        session = next(app._session for app in self.apps if app.person.name == name)
        assert session is not None
        assert session.table.places is not None
        return session.table.places

    def guest(self, name: str = "Ana", key: asyncssh.SSHKey | None = KEY, **how: Any) -> Guest:
        """Somebody who comes; without a key if it is None."""
        return Guest(self.host.port, name, key, **how)

    async def until(self, true: Callable[[], object], what: str = "it") -> None:
        """Wait until something is so."""
        await until(true, lambda: f"{what} never was so")


@asynccontextmanager
async def opened(folder: Path, policy: Policy | None = None, limits: Limits | None = None) -> AsyncIterator[House]:
    """Open a house in a folder."""
    store, said, bounds = Store(folder), [""], limits or Limits()
    host = Host(store, policy or Open(), bounds, said.append)
    await host.listen("127.0.0.1", 0, KEY)
    try:
        yield House(host, store, said)
    finally:
        await host.close()
        store.close()


class Guest(asyncssh.SSHClientSession[bytes]):
    """A client with a terminal whose screen can be read."""

    def __init__(
        self,
        port: int,
        name: str,
        key: asyncssh.SSHKey | None,
        *,
        size: tuple[int, int] = (100, 30),
        term: str = "xterm-256color",
        password: str = "",
    ) -> None:
        self._display = Display(size)
        self.written = b""
        self.gone = asyncio.Event()
        self.status: int | None = None
        self._how: dict[str, Any] = {"port": port, "username": name, "client_keys": None if key is None else [key]}
        self._password = password
        self._term, self._size = term, size
        self.connection: asyncssh.SSHClientConnection
        self.channel: Any

    async def __aenter__(self) -> Self:
        self.connection = await asyncssh.connect(
            "127.0.0.1",
            known_hosts=None,
            agent_path=None,
            config=None,
            client_factory=lambda: _Answering(self._password),
            **self._how,
        )
        self.channel, _ = await self.connection.create_session(
            lambda: self, encoding=None, term_type=self._term, term_size=(*self._size, 0, 0)
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.connection.abort()
        await self.connection.wait_closed()

    def data_received(self, data: bytes, datatype: Any) -> None:
        """Read."""
        self.written += data
        self._display.feed(data)

    def exit_status_received(self, status: int) -> None:
        """Be told how it has ended."""
        self.status = status

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        self.gone.set()

    @property
    def text(self) -> str:
        """What is on the screen."""
        return self._display.text

    def type(self, *keys: str) -> None:
        """Press keys without waiting."""
        self.channel.write(b"".join(KEYS.get(key, key.encode()) for key in keys))

    async def sees(self, text: str) -> None:
        """Wait until a text is on the screen."""
        await until(lambda: text in self.text, lambda: f"{text!r} never came:\n{self.text}")

    async def press(self, key: str, then: str = "", *, until: Callable[[], bool] | None = None) -> None:
        """Press a key until a text is on the screen, or until something else is so.

        One that has just decided something is deaf for a while.
        """
        so = until or (lambda: then in self.text)
        end = asyncio.get_running_loop().time() + PATIENCE
        while not so():
            assert asyncio.get_running_loop().time() < end, f"{key} never led to {then!r}:\n{self.text}"
            self.type(key)
            again = asyncio.get_running_loop().time() + _AGAIN
            while not so() and asyncio.get_running_loop().time() < again:
                await asyncio.sleep(0.01)


class _Answering(asyncssh.SSHClient):
    """Gives the password whenever it is asked for, and no second time."""

    def __init__(self, password: str) -> None:
        self._password = password
        self._tried = False

    def kbdint_auth_requested(self) -> str | None:
        """Offer to answer."""
        return None if self._tried else ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
        """Answer."""
        self._tried = bool(prompts)
        return [self._password for _ in prompts]


async def until(true: Callable[[], object], words: Callable[[], str]) -> None:
    """Wait until something is so."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not true():
        assert asyncio.get_running_loop().time() < end, words()
        await asyncio.sleep(0.01)


class _Glances:
    """Python's garbage collector as a host uses it, which does not look through all that other tests have left."""

    get_count, get_threshold, set_threshold = gc.get_count, gc.get_threshold, gc.set_threshold

    @staticmethod
    def collect(generation: int = 1) -> int:
        """Look through what is young."""
        return gc.collect(min(generation, 1))

    @staticmethod
    def freeze() -> None:
        """Leave nothing out."""

    unfreeze = freeze


def run(what: Any) -> None:
    """Run a test's coroutine on a loop of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thrift, "gc", _Glances)
        asyncio.run(what)
