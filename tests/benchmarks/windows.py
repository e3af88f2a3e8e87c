"""What it costs a host that others at a table see a move: the processor's time for one window, game by game."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import attrs
from rich.color import ColorSystem

from circus_tui.host.app import HostedApp
from circus_tui.host.directory import Directory
from circus_tui.host.identity import Person
from circus_tui.host.limits import Limits
from circus_tui.host.thrift import Thrift
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import CHANCE, Seat

SIZE: Final = (100, 30)
SEATS: Final = 5
_QUIET: Final = 0.04
"""Seconds without a byte or a window that waits after which everybody has been shown what there is."""


class Sink:
    """A line on which everything is read at once."""

    unsent = 0

    def __init__(self) -> None:
        self.bytes = 0
        self.last = 0.0

    def send(self, data: bytes) -> None:
        """Count the bytes."""
        self.bytes += len(data)
        self.last = time.perf_counter()

    def drop(self, why: str) -> None:
        """Nobody is dropped here."""
        raise AssertionError(why)


class Elsewhere(Table):
    """A table at which somebody decides for all seats, whoever sits there."""

    @property
    def watching(self) -> bool:
        """Nobody watches."""
        return False

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """Nobody decides elsewhere."""
        return frozenset()

    def go_on(self, rng: Random) -> bool:
        """Make some move, or let chance make one; tell whether the game goes on."""
        acting = self.rules.to_act(self._history.state)
        if acting == {CHANCE}:
            self.advance()
        elif acting:
            seat = rng.choice(sorted(acting))
            moves = list(self.rules.legal_moves(self.view(seat), seat))
            self.play(seat, (rng.choice(moves),), self.revision)
        return bool(acting)


@attrs.frozen
class Windows:
    """Windows of a table at which nobody presses a key, and somebody elsewhere who moves."""

    apps: list[HostedApp]
    lines: list[Sink]
    table: Elsewhere
    directory: Directory

    async def quiet(self) -> None:
        """Wait until everybody has been shown what there is."""
        turns = self.directory.turns
        begun = time.perf_counter()
        while turns._waiting or turns._looking or time.perf_counter() - max(begun, *self._last) < _QUIET:
            await asyncio.sleep(_QUIET / 4)

    @property
    def _last(self) -> Iterator[float]:
        return (line.last for line in self.lines)


@asynccontextmanager
async def windows(slug: str, folder: Path, seed: int) -> AsyncIterator[Windows]:
    """Open a table of a game, and a window for each seat."""
    rules, store = GAMES[slug], Store(folder)
    seats = min(SEATS, max(rules.INFO.seats))
    names = tuple(f"Guest {seat + 1}" for seat in range(seats))
    directory, thrift = Directory(store, 10), Thrift()
    laid = Table.create(store, rules, names, rules.Options(), seed=seed, seats=())
    async with AsyncExitStack() as here:
        apps, lines = [], []
        for seat, name in enumerate(names):
            line = Sink()
            app = HostedApp(directory, store, Person(f"key {seat}", name), line, Limits(), ColorSystem.TRUECOLOR)
            running = asyncio.create_task(app.run_async(mouse=False, size=SIZE))
            here.push_async_callback(_ended, app, running)
            while line.bytes < 3000:
                await asyncio.sleep(0.02)
            with app._context():
                app.play(Table.resume(store, laid.match, (seat,), app.sitter))
            apps.append(app)
            lines.append(line)
        found = Windows(apps, lines, Elsewhere(store, laid.match, laid._history, None), directory)
        await asyncio.sleep(0.5)
        await found.quiet()
        yield found
    directory.close()
    thrift.close()
    store.close()


async def _ended(app: HostedApp, running: asyncio.Task[int | None]) -> None:
    app.exit(0)
    await running


async def _played(slug: str, wanted: int, seed: int, spent: list[float]) -> None:
    """Play one game until so many updates have been seen; note the milliseconds of processor that each took."""
    with tempfile.TemporaryDirectory() as folder:
        async with windows(slug, Path(folder), seed) as seen:
            rng, goes_on = Random(seed), True
            while goes_on and len(spent) < wanted:
                goes_on = seen.table.go_on(rng)
                begun = time.process_time()
                await seen.quiet()
                spent.append((time.process_time() - begun) * 1e3 / len(seen.apps))


def updates(slug: str, wanted: int, seed: int = 1) -> list[float]:
    """The milliseconds of processor that each of so many moves cost a window of a game, its table's windows shared."""
    spent: list[float] = []
    while len(spent) < wanted:
        asyncio.run(_played(slug, wanted, seed, spent))
        seed += 1
    return spent
