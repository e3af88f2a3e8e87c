"""Somebody at the keyboard of an app without a terminal: keys go in, what is on the screen comes out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from circus_tui.app import CircusApp
from circus_tui.screens.frames import Frames
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from tests.shell.stage import Ticking, settled

_PATIENCE = 25.0


class ByHand(Frames):
    """Frames that come when the test says so."""

    next: Callable[[], None]

    def begin(self, frames: int, every: Callable[..., Any], draw: Callable[[], None]) -> None:
        """Count down by hand."""
        super().begin(frames, lambda _, on: self._hold(on), draw)

    def _hold(self, on: Callable[[], None]) -> ByHand:
        self.next = on
        return self

    def stop(self) -> None:
        """Nothing ticks."""


class Player:
    """Presses keys and clicks, and reads the screen."""

    def __init__(self, app: CircusApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self._text: str | None = None

    async def press(self, *keys: str) -> str:
        """Press keys; give what is on the screen then."""
        await self.tap(*keys)
        return self.text

    async def tap(self, *keys: str) -> None:
        """Press keys, and wait until all is done that is on its way."""
        await settled(self.app)
        for key in keys:
            self.app.simulate_key(key)
            await settled(self.app)

    async def seen(self) -> str:
        """Wait until all is done that is on its way; give what is on the screen then."""
        await settled(self.app)
        return self.text

    async def until(self, reached: Callable[[str], object]) -> str:
        """Wait until the screen reads so, or until something else is so; give what is on it then."""
        end = monotonic() + _PATIENCE
        while not reached(await self.seen()):
            assert monotonic() < end, f"it never came to that:\n{self.text}"
            await asyncio.sleep(0.01)
        return self.text

    async def click(self, x: int, y: int) -> str:
        """Click on a cell of the window; give what is on the screen then."""
        await self.pilot.click(offset=(x, y))
        return await self.seen()

    async def click_on(self, words: str) -> str:
        """Click on the first place where these words stand."""
        for y, line in enumerate(self.text.splitlines()):
            if words in line:
                return await self.click(line.index(words) + len(words) // 2, y)
        raise AssertionError(f"{words!r} is nowhere:\n{self.text}")

    @property
    def text(self) -> str:
        """What is on the screen, row by row: it is read once, until the app can do anything again."""
        if self._text is None:
            strips = self.app.screen._compositor.render_strips()
            self._text = "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)
            asyncio.get_running_loop().call_soon(self._forget)
        return self._text

    def _forget(self) -> None:
        self._text = None


async def looked(at: Player) -> None:
    """Wait until a window has looked, by itself, what others have done at its table."""
    session = at.app._session
    assert session is not None
    looks: list[bool] = []
    look = session.look

    def noted() -> bool:
        looks.append(look())
        return looks[-1]

    session.look = noted  # type: ignore[method-assign]
    await at.until(lambda _: looks)
    session.look = look  # type: ignore[method-assign]


Play = Callable[[Player], Awaitable[None]]
Sit = Callable[[Store], Table]


def sitting(slug: str, *names: str, seed: int = 5, **options: Any) -> Sit:
    """A new table for these people."""
    rules = GAMES[slug]
    return lambda store: Table.create(store, rules, names, rules.Options(**options), seed=seed)


def run(folder: Path, play: Play, sit: Sit | None = None, size: tuple[int, int] = (80, 24), **app: Any) -> None:
    """Open the app in its lobby, or at a table, and play."""

    async def session() -> None:
        store = Store(folder)
        table = None if sit is None else sit(store)
        circus = CircusApp(store, table=table, slow_line=True, **{"clock": Ticking(), **app})
        try:
            async with circus.run_test(size=size) as pilot:
                player = Player(circus, pilot)
                await player.tap()
                await play(player)
        finally:
            store.close()

    asyncio.run(session())
