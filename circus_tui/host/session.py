"""One terminal at the other end of a connection: who it is, its app, and how it ends."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import asyncssh

from circus_tui.app import FAILED
from circus_tui.host import parts
from circus_tui.host.colours import colours_of, is_dumb
from circus_tui.host.identity import PASSWORD_ASKED, WRONG_TAKES, Person
from circus_tui.host.limits import clamped
from circus_tui.host.process import LineProcess

if TYPE_CHECKING:
    from circus_tui.host.app import HostedApp
    from circus_tui.host.server import Host

_LONGEST_PASSWORD: Final = 200

_FAILED: Final = "Something went wrong at this screen, and it had to close. Every game is saved: come in again."
_ONLY_GAMES: Final = "There is nothing here but the games: connect without a command."


class TerminalSession(asyncssh.SSHServerSession[bytes]):
    """A shell that is a game, and nothing else."""

    def __init__(self, host: Host, person: Person, *, asks: bool) -> None:
        """Let a person in, once the password has been given if it is asked for."""
        self._host = host
        self.person = person
        self.asks = asks
        self._term = ""
        self._pty = False
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._running: asyncio.Task[None] | None = None
        self._app: HostedApp | None = None
        self._lines: LineProcess | None = None
        self._password: bytearray | None = None
        self._guesses = 0
        self._deaf = False
        self._why = ""
        self.heard = 0.0
        """When the last key came."""

    # What the client asks for.

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Keep the channel of a session that begins."""
        self._channel = chan
        parts.keep_no_environment(chan)
        self.heard = self._host.now

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:
        """Take note of the terminal."""
        self._term, self._pty = term_type[:100], True
        return True

    def shell_requested(self) -> bool:
        """A shell is what there is."""
        return True

    def exec_requested(self, command: str) -> bool:
        """No command is run; whoever wants one is told so."""
        self._why = _ONLY_GAMES
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """No files are handed over."""
        return False

    def session_started(self) -> None:
        """Show the lobby, or ask for the password, or say why not."""
        why = self._why or self._host.bar(self)
        if why:
            self._say_and_end(why, 1)
        elif self.asks:
            self._password = bytearray()
            self.send(PASSWORD_ASKED.encode())
        else:
            self._open()

    @property
    def by_line(self) -> bool:
        """Whether that client plays line by line: it has no terminal, or one that cannot draw."""
        return not self._pty or is_dumb(self._term)

    def data_received(self, data: bytes, datatype: Any) -> None:
        """Hand what the client has typed to the app."""
        self.heard = self._host.heard = self._host.now
        self._host.directory.turns.heard(self, self.heard)
        if self._password is not None:
            self._type_password(data)
        elif self._lines is not None:
            self._lines.feed(data)
        elif self._driver is not None:
            self._driver.feed(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Hand the client's new window size to the app."""
        if self._driver is not None:
            self._driver.resize(width, height)

    def eof_received(self) -> bool:
        """Nobody types any more: that is leaving; line by line all is said first that is to be said."""
        if self._lines is not None:
            self._lines.type_no_more()
        else:
            self.end()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """End the app of a client that has gone."""
        self._channel = None
        self.end()
        if self._running is None:
            self._host.left(self)

    # The password.

    def _type_password(self, data: bytes) -> None:
        assert self._password is not None
        for byte in data[: 2 * _LONGEST_PASSWORD]:
            if self._deaf:
                return
            if byte in b"\r\n":
                self._deaf = True
                self._host.do(self._try_password(bytes(self._password)))
                self._password.clear()
            elif byte in b"\x03\x04":
                self._say_and_end("", 1)
                return
            elif byte in b"\x7f\x08":
                del self._password[-1:]
            elif len(self._password) < _LONGEST_PASSWORD:
                self._password.append(byte)

    async def _try_password(self, typed: bytes) -> None:
        self.send(b"\r\n")
        if self._host.policy.is_right(typed.decode("utf-8", "replace")):
            self._password = None
            self._host.admitted.add(self.person.key)
            self._host.known(self)
            self._open()
            return
        self._guesses += 1
        await asyncio.sleep(WRONG_TAKES)
        self._deaf = False
        if self._guesses < self._host.limits.guesses:
            self.send(f"That is not it. {PASSWORD_ASKED}".encode())
        else:
            self._say_and_end("That is not it.", 1)

    # The app.

    @property
    def _driver(self) -> Any:
        return None if self._app is None else self._app._driver

    def _open(self) -> None:
        if self._channel is not None:
            self._running = self._host.do(self._run())

    async def _run(self) -> None:
        code = FAILED
        try:
            code = await (self._play_by_line() if self.by_line else self._play())
        except Exception as error:
            self._host.log(f"a session has failed: {type(error).__name__}")
        finally:
            if self._app is not None:
                self._app.leaving.close()
            self._app = self._lines = self._running = None
            self._host.left(self)
        if code == FAILED:
            self._host.log(f"a session has failed: {self.person.short}")
        self._say_and_end(self._why or (_FAILED if code == FAILED else ""), code)

    async def _play(self) -> int:
        self._app = self._host.make(self.person, self, colours_of(self._term))
        await self._app.run_async(mouse=False, size=self._size)
        return self._app.return_code or 0

    async def _play_by_line(self) -> int:
        self._lines = LineProcess(self, self._host.limits, self._size if self._pty else None)
        return FAILED if await self._lines.run(self._host.wish(self.person)) else 0

    @property
    def _size(self) -> tuple[int, int]:
        return clamped(*((0, 0) if self._channel is None else self._channel.get_terminal_size()[:2]))

    def end(self, why: str = "") -> None:
        """End the session in good order, with a sentence."""
        self._why = self._why or why
        if self._app is not None:
            self._app.exit(0, return_code=0)
        elif self._lines is not None:
            self._lines.end()
        elif self._running is None:
            self._say_and_end(why, 0)

    def _say_and_end(self, words: str, code: int) -> None:
        if words:
            self.send(f"{words}\r\n".encode())
        if self._channel is not None and not self._channel.is_closing():
            self._channel.exit(code)

    # The line.

    def send(self, data: bytes) -> None:
        """Send bytes, if anybody is there."""
        if self._channel is not None and not self._channel.is_closing():
            try:
                self._channel.write(data)
            except OSError:
                self.end()

    @property
    def unsent(self) -> int:
        """The number of bytes written and not sent yet."""
        if self._channel is None or self._channel.is_closing():
            return 0
        return parts.unsent(self._channel.get_connection(), self._channel)

    def drop(self, why: str) -> None:
        """End the connection at once, whatever is on its way."""
        self._host.log(f"dropped, {why}: {self.person.short}")
        if self._channel is not None:
            self._channel.get_connection().abort()
