"""Many people at one host: `python -m tests.load_host --clients 50 --tables 10` prints how it bears them.

`python -m tests.load_host --connects 1000` lets so many come and go, and prints what memory that leaves behind.

Each comes with a key of its own over a real SSH connection to a host in a process of its own, sits down at a seat that
was kept, and plays by pressing keys: those whose turn it is two a second, everybody else one now and then.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncssh
import attrs

from circus_tui.host.codes import code_of
from circus_tui.storage.store import Store
from circus_tui.tables.places import keep_owners
from circus_tui.tables.table import Table
from rules import GAMES
from tests.host.clock import MOVED, Noted, Press
from tests.host.figures import memory, percentile, spent
from tests.shell.scripts import SCRIPTS
from tests.shell.terminal import KEYS

_TURN: Final = b"\x1b]2;Your turn"
_TITLE: Final = b"\x1b]2;"
_ANSWER: Final = 1.0
"""Seconds within which a key that changes anything is answered."""

_LOBBY: Final = 3000
"""Bytes with which a lobby has been painted."""

_AT_ONCE: Final = 5
"""Visitors who come in at the same time."""

_RESTING: Final = 2.0
_LONGEST: Final = 15
"""Percent of a core below which a host has nothing to do any more, and seconds for which one waits for that."""

_SETTLED: Final = 0.25
"""Seconds without a byte after which everybody at a table has seen what a key has done; then somebody presses another.

Cursors that blink, and the like, keep nobody waiting longer than `_LONGEST_LOOK`.
"""

_LONGEST_LOOK: Final = 3.0


@attrs.frozen
class Measured:
    """What a run has shown: times in milliseconds, memory in megabytes, the host's share of one core in percent."""

    clients: int
    tables: int
    keys: int
    moves: int
    memory: float
    bytes_a_move: float
    busy: float
    idle: float
    p50: float
    p99: float
    others_p50: float
    others_p99: float
    last_p50: float
    last_p99: float
    """Until the last byte of what others see of a key; above, until the first one."""
    own_in_host_p50: float
    own_in_host_p99: float
    others_in_host_p50: float
    others_in_host_p99: float
    """From a key heard to the last byte written, inside the host: without what the clients take of the machine."""

    @property
    def words(self) -> str:
        """All of it in lines."""
        return "\n".join(f"{name.replace('_', ' '):<18} {value:10.1f}" for name, value in attrs.asdict(self).items())


TIMES: Final = "times"
"""The file in which a host notes when it hears and writes."""

_ASKED = b"which table"
"""What a page is called that asks for the code of a table."""
_RECENT = 20_000


class Visitor(asyncssh.SSHClientSession[bytes]):
    """A client that counts bytes and notes when they come; it draws nothing."""

    def __init__(self, key: asyncssh.SSHKey, code: str, slug: str, rng: Random) -> None:
        self.key = key
        self._code = code
        self._slug = slug
        self._keys = SCRIPTS[slug].mash
        self._rng = rng
        self.bytes = 0
        self.heard = 0.0
        """When anything came last."""
        self.first = 0.0
        """When the first came since somebody at the table pressed a key; 0 if nothing did."""
        self.turn = False
        self.sits = False
        self._got = asyncio.Event()
        self._channel: Any = None
        self._tail = b""
        self._recent = b""

    def data_received(self, data: bytes, datatype: Any) -> None:
        """Note that something has come, and whose turn the title says it is."""
        self.bytes += len(data)
        if not MOVED.sub(b"", data):
            return
        now = time.perf_counter()
        self.first = self.first or now
        self.heard = now
        self._recent = (self._recent + data)[-_RECENT:]
        seen = self._tail + data
        if _TITLE in seen:
            self.turn = seen.rfind(_TURN) == seen.rfind(_TITLE)
            self.sits = self.sits or f"{self._code}\x07".encode() in seen
        self._tail = seen[-2 * len(_TURN) :]
        self._got.set()

    @asynccontextmanager
    async def here(self, port: int) -> AsyncIterator[None]:
        """Be connected."""
        async with asyncssh.connect(
            "127.0.0.1",
            port,
            username="Visitor",
            client_keys=[self.key],
            known_hosts=None,
            config=None,
            agent_path=None,
        ) as connection:
            self._channel, _ = await connection.create_session(
                lambda: self, encoding=None, term_type="xterm-256color", term_size=(100, 30, 0, 0)
            )
            while self.bytes < _LOBBY:
                await asyncio.sleep(0.05)
            await self.quiet()
            yield

    def anew(self) -> Visitor:
        """The same person, who comes once more."""
        return Visitor(self.key, self._code, self._slug, self._rng)

    async def quiet(self, seconds: float = 0.4) -> None:
        """Wait until nothing has come for a while."""
        while self.heard == 0.0 or time.perf_counter() - self.heard < seconds:
            await asyncio.sleep(0.05)

    async def sit(self) -> None:
        """Go to the table by its code, and sit down."""
        while _ASKED not in self._recent:
            self._type("c")
            await self._until(lambda: _ASKED in self._recent, seconds=20)
        await self.quiet()
        self._type(self._code)
        await self.quiet(1.0)
        while not self.sits:
            self._type("enter")
            await asyncio.sleep(0.6)
            await self.quiet()

    @staticmethod
    async def _until(come: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, but no longer than that."""
        end = time.perf_counter() + seconds
        while not come() and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    def _type(self, keys: str) -> None:
        self._channel.write(KEYS.get(keys, keys.encode()))

    async def press(self) -> float | None:
        """Press some key; give the seconds until anything was answered, if it was."""
        self._got.clear()
        begun = time.perf_counter()
        self._type(self._rng.choice((*self._keys, *(("enter",) * 4 if self.turn else ()))))
        try:
            await asyncio.wait_for(self._got.wait(), _ANSWER)
        except TimeoutError:
            return None
        return self.first - begun

    @property
    def owner(self) -> str:
        """By what the host knows who it is."""
        return self.key.get_fingerprint()


@attrs.define
class Crowd:
    """Everybody at all tables, and how long they have waited."""

    tables: list[list[Visitor]]
    own: list[float] = attrs.field(factory=list)
    others: list[float] = attrs.field(factory=list)
    last: list[float] = attrs.field(factory=list)
    presses: list[Press] = attrs.field(factory=list)

    @property
    def everybody(self) -> list[Visitor]:
        """All visitors."""
        return [visitor for table in self.tables for visitor in table]

    async def play(self, seconds: float) -> None:
        """Let everybody press keys for so long."""
        until = time.perf_counter() + seconds
        playing = []
        for number, table in enumerate(self.tables):
            alone = asyncio.Lock()
            playing += [
                self._one(visitor, table, alone, Random(f"{number}/{seat}"), until)
                for seat, visitor in enumerate(table)
            ]
        await asyncio.gather(*playing)

    async def _one(
        self, visitor: Visitor, table: list[Visitor], alone: asyncio.Lock, rng: Random, until: float
    ) -> None:
        while time.perf_counter() < until:
            await asyncio.sleep(rng.uniform(0.3, 0.7) if visitor.turn else rng.uniform(3, 7))
            async with alone:
                await self._press(visitor, [each for each in table if each is not visitor])

    async def _press(self, visitor: Visitor, others: list[Visitor]) -> None:
        """Let somebody press a key, and wait until all have seen what it does."""
        for each in (visitor, *others):
            each.first = 0.0
        begun = time.perf_counter()
        waited = await visitor.press()
        while time.perf_counter() - max(begun, visitor.heard, *(each.heard for each in others)) < _SETTLED:
            await asyncio.sleep(0.02)
            if time.perf_counter() - begun > _LONGEST_LOOK:
                break
        self.presses.append(Press(begun, visitor.owner, tuple(each.owner for each in others), time.perf_counter()))
        if waited is not None:
            self.own.append(waited)
        self.others += [each.first - begun for each in others if each.first]
        self.last += [each.heard - begun for each in others if each.first]


def lay(folder: Path, clients: int, tables: int) -> list[list[Visitor]]:
    """Lay tables with a seed each, whose seats are kept for the keys of visitors."""
    store, laid, each = Store(folder), [], clients // tables
    fitting = [slug for slug in GAMES if each in GAMES[slug].INFO.seats]
    for number in range(tables):
        slug = fitting[number % len(fitting)]
        names = tuple(f"Guest {seat + 1}" for seat in range(each))
        table = Table.create(store, GAMES[slug], names, GAMES[slug].Options(), seed=number, seats=())
        keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in names]
        keep_owners(store, table.match.id, {seat: key.get_fingerprint() for seat, key in enumerate(keys)})
        code = code_of(table.match.id)
        laid.append([Visitor(key, code, slug, Random(f"{number}/{seat}")) for seat, key in enumerate(keys)])
    store.close()
    return laid


@asynccontextmanager
async def host(folder: Path) -> AsyncIterator[tuple[int, int]]:
    """Run a host in a process of its own; give the process and where it listens.

    When it has ended, `TIMES` in the folder says when it heard keys and wrote answers.
    """
    noting = (sys.executable, "-m", "tests.host.clock", str(folder / TIMES))
    command = (*noting, "--data", str(folder), "host", "--open", "--listen", "127.0.0.1:0")
    process = await asyncio.create_subprocess_exec(
        *command, "--sessions", "1000", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert process.stdout is not None
    greeting = (await process.stdout.readline()).decode()
    reading = asyncio.create_task(process.stdout.read())
    try:
        yield process.pid, int(greeting.partition("127.0.0.1:")[2].partition(".")[0])
    finally:
        process.terminate()
        await process.wait()
        await reading


def moves(folder: Path) -> int:
    """Entries of all games."""
    store = Store(folder)
    try:
        return sum(match.entries for match in store.matches())
    finally:
        store.close()


async def measure(clients: int, tables: int, seconds: float, rest: float) -> Measured:
    """Let so many play at so many tables for a while, then rest."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        crowd = Crowd(lay(folder, clients, tables))
        async with host(folder) as (pid, port), AsyncExitStack() as here:
            first, *others = crowd.everybody
            alone_at_the_door = asyncio.Semaphore(_AT_ONCE)
            await here.enter_async_context(first.here(port))
            await first.sit()
            alone = memory(pid)
            await asyncio.gather(*(_come(visitor, port, here, alone_at_the_door) for visitor in others))
            a_session = (memory(pid) - alone) / max(1, len(others))
            await _settled(pid)
            idle = await _share(pid, asyncio.sleep(rest))
            before, written = moves(folder), sum(each.bytes for each in crowd.everybody)
            busy = await _share(pid, crowd.play(seconds))
            made, written = moves(folder) - before, sum(each.bytes for each in crowd.everybody) - written
        waits = (crowd.own, crowd.others, crowd.last, *Noted(folder / TIMES).answers(crowd.presses))
        shares = (percentile(times, share) for times in waits for share in (0.5, 0.99))
        bytes_a_move = written / max(1, made)
        return Measured(clients, tables, len(crowd.presses), made, a_session, bytes_a_move, busy, idle, *shares)


async def come_and_go(connects: int, show: Callable[[str], None]) -> float:
    """Let so many come and go, every fifth after sitting down; give the megabytes that the second half has added."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (guests,) = lay(folder, _AT_ONCE, 1)
        async with host(folder) as (pid, port):
            middle = 0.0
            for number in range(0, connects, _AT_ONCE):
                await asyncio.gather(*(_drop_in(guest, port, sits=guest is guests[0]) for guest in guests))
                if number < connects // 2 <= number + _AT_ONCE:
                    middle = await _rested(pid)
                if number % 100 == 0:
                    show(f"{number + _AT_ONCE:5} connects  {memory(pid):7.1f} MB")
            last = await _rested(pid)
            show(f"{connects:5} connects  {last:7.1f} MB, {last - middle:+.1f} MB since half of them")
            return last - middle


async def _drop_in(guest: Visitor, port: int, *, sits: bool) -> None:
    again = guest.anew()
    async with again.here(port):
        if sits:
            await again.sit()


async def _rested(pid: int) -> float:
    """Memory once all have gone and what they left has been looked through."""
    await asyncio.sleep(3)
    return memory(pid)


async def _come(visitor: Visitor, port: int, here: AsyncExitStack, door: asyncio.Semaphore) -> None:
    """Come in and sit down, a few at a time."""
    async with door:
        await here.enter_async_context(visitor.here(port))
        await visitor.sit()


async def _settled(pid: int) -> None:
    """Wait until everybody has been shown where they sit, and what that took has been tidied up."""
    for _ in range(_LONGEST):
        if await _share(pid, asyncio.sleep(1)) < _RESTING:
            return


async def _share(pid: int, what: Any) -> float:
    before, begun = spent(pid), time.perf_counter()
    await what
    return 100 * (spent(pid) - before) / (time.perf_counter() - begun)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rest", type=float, default=20.0)
    parser.add_argument("--connects", type=int, default=0, help="let so many come and go instead")
    parsed = parser.parse_args()
    if parsed.connects:
        asyncio.run(come_and_go(parsed.connects, lambda words: print(words, flush=True)))
        return
    print(asyncio.run(measure(parsed.clients, parsed.tables, parsed.seconds, parsed.rest)).words)


if __name__ == "__main__":
    main()
