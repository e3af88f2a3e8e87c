"""The host: one process that listens, and the doors by which people come in."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import strftime
from typing import Any, Final

import asyncssh

from circus_tui.host.app import Colours, HostedApp
from circus_tui.host.by_line import Wish
from circus_tui.host.directory import Directory
from circus_tui.host.identity import PASSWORD_ASKED, WRONG_TAKES, Admitted, Person, Policy
from circus_tui.host.limits import Limits
from circus_tui.host.reading import Line
from circus_tui.host.session import TerminalSession
from circus_tui.host.thrift import Thrift
from circus_tui.storage.store import Store
from circus_tui.terminal.printing import Unwritable

_WINDOW: Final = 32 * 1024
"""Bytes that a client may send before they are heard."""

_SWEEP: Final = 1.0
"""Seconds between two looks for those who have fallen asleep, and for garbage."""

_LAST_WORDS: Final = 3.0
"""Seconds that sessions have to end in good order."""


class Host:
    """Who is here, and what all of them share."""

    def __init__(
        self, store: Store, policy: Policy, limits: Limits | None = None, log: Callable[[str], None] = print
    ) -> None:
        """Let people in by a policy, to the tables of a store."""
        self.policy = policy
        self.limits = limits or Limits()
        self.directory = Directory(store, self.limits.tables)
        self._store = store
        self.admitted = Admitted()
        self.sessions: set[TerminalSession] = set()
        self._knocking: OrderedDict[Door, None] = OrderedDict()
        self._asked: dict[TerminalSession, asyncio.TimerHandle] = {}
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: asyncssh.SSHAcceptor | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._thrift: Thrift | None = None
        self.heard = 0.0
        """When any key came last."""

    def wish(self, person: Person) -> Wish:
        """What a process is told that plays line by line for somebody."""
        return Wish(str(self._store.folder), person.name, person.key, self.limits.tables)

    def make(self, person: Person, line: Line, colours: Colours) -> HostedApp:
        """Make the app for somebody who has come in."""
        return HostedApp(self.directory, self._store, person, line, self.limits, colours)

    @property
    def now(self) -> float:
        """Seconds that never go back."""
        return asyncio.get_running_loop().time()

    @property
    def port(self) -> int:
        """The port on which it listens."""
        assert self._listener is not None
        return self._listener.get_port()

    async def listen(self, address: str, port: int, key: asyncssh.SSHKey) -> None:
        """Open the doors. Raises OSError."""
        asyncio.get_running_loop().set_exception_handler(self._noted)
        self._listener = await asyncssh.listen(
            address,
            port,
            server_factory=lambda: Door(self),
            server_host_keys=[key],
            encoding=None,
            line_editor=False,
            window=_WINDOW,
            max_pktsize=_WINDOW // 4,
            compression_algs=None,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            gss_host=None,
            login_timeout=self.limits.login,
            keepalive_interval=30,
            keepalive_count_max=4,
            server_version="CircusTUI",
        )
        self._sweeping = asyncio.create_task(self._sweep())
        self._thrift = Thrift()

    async def close(self, why: str = "The host closes. Every game is saved.") -> None:
        """Close the doors, and let every session end with a sentence."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._listener is not None:
            self._listener.close()
        for door in tuple(self._knocking):
            door.abort()
        for session in tuple(self.sessions):
            session.end(why)
        end = self.now + _LAST_WORDS
        while (self.sessions or self._tasks) and self.now < end:
            await asyncio.sleep(0.02)
        for session in tuple(self.sessions):
            session.drop("the host closes")
        for task in tuple(self._tasks):
            task.cancel()
        self.directory.close()
        if self._thrift is not None:
            self._thrift.close()

    def do(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine beside the others, and keep hold of it."""
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def log(self, words: str) -> None:
        """Say what happens: counts and the beginnings of fingerprints, no names, addresses or cards."""
        with suppress(OSError, Unwritable):
            self._log(f"{strftime('%H:%M:%S')} {words}")

    def _noted(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.log(f"something has failed: {type(error).__name__ if error else 'unknown'}")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            for session in tuple(self.sessions):
                if self.now - session.heard > self.limits.idle:
                    session.end("No key was pressed for a long time. Your seats are kept.")
            if self._thrift is not None:
                self._thrift.tidy(self.now, self.heard, len(self.sessions))

    # Those who come and go.

    def knocks(self, door: Door) -> None:
        """Somebody is at the door; if too many are, the one that has waited longest is sent away."""
        self._knocking[door] = None
        if len(self._knocking) > self.limits.knocking:
            oldest, _ = self._knocking.popitem(last=False)
            oldest.abort()

    def knocks_no_more(self, door: Door) -> None:
        """Whoever was at the door has come in, or gone."""
        self._knocking.pop(door, None)

    def asked(self, session: TerminalSession) -> None:
        """Somebody in the hall is asked for the password, and has as long as everybody at the door."""
        wait = asyncio.get_running_loop().call_later
        self._asked[session] = wait(self.limits.login, lambda: session.end("That took too long."))

    def known(self, session: TerminalSession) -> None:
        """Somebody has given the password."""
        timer = self._asked.pop(session, None)
        if timer is not None:
            timer.cancel()

    def bar(self, session: TerminalSession) -> str:
        """Why somebody cannot come in now; else they are in."""
        if len(self.sessions) >= self.limits.sessions:
            return "The house is full. Please come again later."
        key = session.person.key
        if session.by_line and sum(each.by_line for each in self.sessions) >= self.limits.by_line:
            return "As many people play line by line here as there may be. Please come again later."
        if key and sum(each.person.key == key for each in self.sessions) >= self.limits.per_person:
            return "You have as many terminals here as one person may have."
        self.sessions.add(session)
        self.directory.people = len(self.sessions)
        if session.asks:
            self.asked(session)
        self.log(f"in: {session.person.short}, {len(self.sessions)} here")
        return ""

    def left(self, session: TerminalSession) -> None:
        """Forget a connection that has ended."""
        self.known(session)
        self.directory.turns.painted(session)
        if session in self.sessions:
            self.sessions.remove(session)
            if self._thrift is not None:
                self._thrift.left()
            self.directory.people = len(self.sessions)
            self.log(f"out: {session.person.short}, {len(self.sessions)} here")


class Door(asyncssh.SSHServer):
    """One connection until it is known who is there. What is not granted here asyncssh refuses."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._connection: asyncssh.SSHServerConnection | None = None
        self._name = ""
        self._offered: asyncssh.SSHKey | None = None
        """The key that was looked at last. What has been proved otherwise than by it is not its owner's."""
        self._proved: asyncssh.SSHKey | None = None
        self._by_password = False
        self._guesses = 0
        self._opened = False

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Count a connection that has not been authenticated yet."""
        self._connection = conn
        self._host.knocks(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that has ended."""
        self._host.knocks_no_more(self)
        self._connection = None

    def abort(self) -> None:
        """End the connection at once."""
        if self._connection is not None:
            self._connection.abort()

    def begin_auth(self, username: str) -> bool:
        """Ask everybody who they are; the name is a label."""
        self._name = username
        self._offered = None
        return True

    def auth_completed(self) -> None:
        """It is known who is there: whoever has signed with the key that was looked at last, or nobody's key."""
        self._proved = self._offered
        self._host.knocks_no_more(self)

    def public_key_auth_supported(self) -> bool:
        """Keys are what people are known by."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether that key may come in; asyncssh lets nobody in who cannot sign with it."""
        address = "" if self._connection is None else str(self._connection.get_extra_info("peername")[0])
        self._offered = key if self._host.policy.knows(key, address) else None
        return self._offered is not None

    def kbdint_auth_supported(self) -> bool:
        """Those without a key are asked for the password, or for nothing."""
        return self._host.policy.keyless

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Ask for the table's password."""
        self._offered = None
        return ("", "", "", [(PASSWORD_ASKED, False)] if self._host.policy.asks else [])

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Whether the answer is right; a wrong one takes a while, and a few of them end the connection."""
        if self._host.policy.is_right(responses[0] if responses else ""):
            self._offered, self._by_password = None, True
            return True
        self._guesses += 1
        await asyncio.sleep(WRONG_TAKES)
        if self._guesses >= self._host.limits.guesses:
            self.abort()
        return False

    def connection_requested(self, dest_host: str, dest_port: int, orig_host: str, orig_port: int) -> bool:
        """Refuse to forward a port."""
        return False

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        """Nothing is forwarded back either."""
        return False

    def session_requested(self) -> TerminalSession:
        """One terminal for one connection."""
        if self._opened:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, "One terminal a connection.")
        self._opened = True
        person = Person.of(self._proved, self._name)
        asks = self._host.policy.asks and not self._by_password and person.key not in self._host.admitted
        return TerminalSession(self._host, person, asks=asks)
