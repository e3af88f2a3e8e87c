"""Playing line by line at a host, with the real OpenSSH client: without a terminal, and in one that cannot draw."""

from __future__ import annotations

import asyncio
import errno
import io
import os
import pty
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from circus_tui.host import by_line
from circus_tui.host.codes import code_of
from circus_tui.host.identity import ByPassword
from circus_tui.host.limits import Limits
from circus_tui.storage.store import Match
from rules import GAMES
from rules.history import History
from rules.scout.moves import Orient
from rules.scout.state import Options
from tests.host.house import PATIENCE, House, opened, run, until
from tests.host.openssh import OPTIONS
from tests.host.tables import KEYS, NAMES, laid, painted, seated

pytestmark = [pytest.mark.slow, pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")]


class Talker:
    """Somebody who types lines and hears lines."""

    def __init__(self, typed: Any, said: asyncio.StreamReader, process: asyncio.subprocess.Process) -> None:
        self._typed = typed
        self._said = said
        self.process = process
        self.heard = ""
        self._up_to = 0

    async def hears(self, words: str) -> None:
        """Wait until that has been said since what was waited for before."""
        while words not in self.heard[self._up_to :]:
            more = b""
            with suppress(TimeoutError):
                more = await asyncio.wait_for(self._said.read(65536), PATIENCE)
            assert more, f"{words!r} was never said:\n{self.heard[self._up_to :]}"
            self.heard += more.decode()
        self._up_to = self.heard.index(words, self._up_to) + len(words)

    def type(self, line: str) -> None:
        """Type a line."""
        self._typed(f"{line}\n".encode())

    async def ends(self) -> int:
        """Wait for the end; give the exit code."""
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def talker(house: House, folder: Path, name: str = "Ana", *, terminal: bool = False) -> AsyncIterator[Talker]:
    """Come with `ssh`: without a terminal, or in one that calls itself dumb."""
    key = folder / name
    if not key.exists():
        KEYS[NAMES.index(name)].write_private_key(key)
        key.chmod(0o600)
    options = [part for each in (*OPTIONS, f"UserKnownHostsFile={folder / 'known'}") for part in ("-o", each)]
    command = ["ssh", "-F", "none", *options, "-i", str(key), "-p", str(house.host.port), f"{name}@127.0.0.1"]
    ours, theirs = pty.openpty() if terminal else (-1, PIPE)
    environment = {**os.environ, "TERM": "dumb"}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=theirs, stdout=theirs, stderr=DEVNULL, env=environment, start_new_session=True
    )
    try:
        if terminal:
            os.close(theirs)
            said = asyncio.StreamReader()
            loop = asyncio.get_running_loop()
            await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(said), os.fdopen(ours, "rb", 0))
            yield Talker(lambda data: os.write(ours, data), said, process)
        else:
            assert process.stdin is not None
            assert process.stdout is not None
            yield Talker(process.stdin.write, process.stdout, process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def table(house: House) -> Match:
    """A table of three at which two have still to say which way up they hold their hands."""
    rules = GAMES["scout"]
    history = History.start(rules, 3, Options(start="fixed"))
    return laid(house.store, history)


def test_without_a_terminal_one_plays_by_lines_with_others_who_see_it_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "data") as house, house.guest("Ben", KEYS[1]) as ben:
            match = table(house)
            app = await seated(house, ben, "Ben", match)
            async with talker(house, tmp_path) as ana:
                await ana.hears(f"1. Table {code_of(match.id)}: SCOUT of Ana, Ben and Cleo. You sit there as Ana.")
                await ana.hears("> ")
                ana.type(code_of(match.id).lower())
                await ana.hears("Ana's turn.")
                session = app._session
                assert session is not None
                before = session.table.entries
                ana.type("keep")
                await until(lambda: session.table.entries > before, lambda: "Ben never sees what Ana has done")
                await ana.hears("Ana has decided")
                assert "\x1b" not in ana.heard
                hand = session.table.view(1).players[1].hand
                ana.type("who")
                await ana.hears("Ben: at another window.")
                session.table.play(1, (Orient(turn=False),), session.table.revision)
                await ana.hears("Ben has decided")
                assert " ".join(str(card.up) for card in hand) not in ana.heard
                await painted(ben, app)
                ana.type("say good luck")
                await ben.sees("Ana: good luck")
                await ben.press("\x14", "say something")
                ben.type("you too\u202e", "enter")
                await ana.hears("Ben says: you too\n")
                ana.type("quit")
                await ana.hears("Every move is saved, and your seats are kept.")
                ana.type("quit")
                await ana.hears("Goodbye.")
                assert await ana.ends() == 0
            await house.until(lambda: len(house.host.sessions) == 1)

    run(play())


def test_a_terminal_that_cannot_draw_is_given_lines_which_can_be_mended_and_broken_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "data") as house, talker(house, tmp_path, terminal=True) as ana:
            await ana.hears("1. New table of SCOUT")
            await ana.hears("> ")
            ana.type("scoux\x7ft")
            await ana.hears("Who plays SCOUT?")
            ana.type("Ana, Ben")
            await ana.hears("Press Enter to begin")
            assert "cards: " not in ana.heard
            ana.type("")
            await ana.hears("Enter for Ana, or watch.")
            ana.type("")
            await ana.hears("SCOUT, with Ana and Ben.")
            (match,) = house.store.matches()
            await house.until(lambda: house.host.directory.owns(match, KEYS[0].get_fingerprint()), "Ana's seat")
            await ana.hears("Turned, it would be")
            await ana.hears("> ")
            ana.type("\x03")
            await ana.hears("Goodbye.")
            assert await ana.ends() == 0
            assert "\x1b" not in ana.heard

    run(play())


def test_whoever_drops_leaves_no_process_and_comes_back_to_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "data", limits=Limits(by_line=1)) as house:
            match = table(house)
            async with talker(house, tmp_path) as ana:
                await ana.hears("> ")
                ana.type("1")
                await ana.hears("Ana's turn.")
                async with talker(house, tmp_path, "Ben") as ben:
                    await ben.hears("As many people play line by line here as there may be.")
                    assert await ben.ends() == 1
                (session,) = house.host.sessions
                lines = session._lines
                assert lines is not None
                ana.process.kill()
                await house.until(lambda: not house.host.sessions)
                assert lines._process is not None
                assert lines._process.returncode is not None
            async with talker(house, tmp_path) as again:
                await again.hears("> ")
                again.type(code_of(match.id))
                await again.hears("Ana's turn.")
                again.process.stdin.close()  # type: ignore[union-attr]
                await again.hears("Goodbye.")
                assert await again.ends() == 0

    run(play())


def test_a_password_is_asked_for_and_what_nobody_reads_is_not_made(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(unread=1000, stalled=0.5)
        async with opened(tmp_path / "data", ByPassword("sesame"), limits) as house, house.guest() as other:
            async with talker(house, tmp_path) as ana:
                await ana.hears("Password of this house: ")
                ana.type("sesame")
                await ana.hears("> ")
                (session,) = (each for each in house.host.sessions if each._lines is not None)
                ana.process.send_signal(signal.SIGSTOP)
                for _ in range(200):
                    session.data_received(b"\n" * 400, None)
                    await asyncio.sleep(0.05)
                    if session not in house.host.sessions:
                        break
                assert session not in house.host.sessions
                ana.process.send_signal(signal.SIGCONT)
            await other.sees("Password")

    run(play())


class Gone(io.StringIO):
    """A terminal that has been closed."""

    def write(self, _: str) -> int:
        raise OSError(errno.EIO, "Input/output error")


@pytest.mark.parametrize("written", [io.StringIO, Gone], ids=["there", "gone"])
def test_whoever_has_gone_or_breaks_off_leaves_in_good_order(
    written: type[io.StringIO], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0)
    before = signal.getsignal(signal.SIGQUIT)
    hears, types = os.pipe()
    os.close(types)
    said = written()
    with os.fdopen(hears) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        monkeypatch.setattr(sys, "stdout", said)
        try:
            by_line.main([by_line.Wish(str(tmp_path), "Ana", "", 9, os.open(os.devnull, os.O_WRONLY)).text])
            assert signal.getsignal(signal.SIGQUIT) is signal.default_int_handler
        finally:
            signal.signal(signal.SIGQUIT, before)
    assert said.getvalue().endswith("Goodbye.\n") == (written is io.StringIO)
