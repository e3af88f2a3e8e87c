"""A game's screens without a terminal: any state of any game, as Textual really lays it out and composes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count, takewhile
from pathlib import Path
from time import monotonic
from typing import Any

import attrs
from rich.segment import Segment
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from circus_tui.app import CircusApp
from circus_tui.screens.contract import decisions_of
from circus_tui.screens.session import Session
from circus_tui.screens.table import TableScreen
from circus_tui.storage.store import Match, Store
from circus_tui.tables.table import Table
from circus_tui.widgets.picture import Picture
from rules.core import AnyRules, Seat
from rules.history import History

NAMES = ("Ana", "Benjamin Franklin", "Cleo", "Dan", "Eve", "Fay")
Frame = tuple[tuple[Segment, ...], ...]
_QUIET_LOOKS = 4
_PATIENCE = 60.0


class Ticking:
    """A clock that jumps a second with every look, so that no key is deaf."""

    def __init__(self) -> None:
        self._ticks = count(1)

    def __call__(self) -> float:
        """Give the time."""
        return float(next(self._ticks))


@attrs.define
class Stage:
    """An app with one game on it, whose session is made to show whatever a test asks for."""

    app: CircusApp
    pilot: Pilot[Any]
    rules: AnyRules
    names: Sequence[str]
    _shown: list[Table] = attrs.field(factory=list, init=False)

    @property
    def screen(self) -> TableScreen:
        """The screen that is seen."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def pictures(self) -> list[Picture[Any]]:
        """The widgets that are seen."""
        return [picture for picture in self.screen.query(Picture) if picture.display]

    async def show(self, history: History, seat: Seat | None) -> None:
        """Show the last state of a history to a seat, with its decision if it has one, or to the table (None)."""
        session = Session(self._table(history), decisions_of(self.rules.INFO.slug), self.app.guard)
        session.look = _nothing_new  # type: ignore[method-assign]
        view = self.rules.view(history.state, seat)
        session.view, session.sitting = view, seat
        if seat is not None and seat in self.rules.to_act(view):
            session.decision = decisions_of(self.rules.INFO.slug).open_decision(view, seat)
        self.perform(session)
        await self.settle()

    def _table(self, history: History) -> Table:
        """A table at which that has been played. It knows what was told of states that were shown before."""
        table = _table(self.app.store, history, self.names)
        for known in self._shown:
            pairs = zip(known._history.states, history.states, strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
            table._told = max(table._told, known._told[: max(same - 1, 0)], key=len)
        self._shown = [*self._shown[-1:], table]
        return table

    def perform(self, session: Session) -> None:
        """Put a session on whichever screen shows it."""
        session.at_table = session.shows != self.screen.PART
        for part in self.app._parts.values():
            if isinstance(part, TableScreen):
                part.session, part.table = session, session.table
                part._told = None
        self.screen.follow()

    async def settle(self) -> None:
        """Wait until everything has been laid out and painted."""
        await settled(self.app)

    def frame(self) -> Frame:
        """What the terminal shows, row by row."""
        return tuple(tuple(strip) for strip in self.app.screen._compositor.render_strips())

    def text(self) -> str:
        """The same without its styles."""
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in self.frame())


def _nothing_new() -> bool:
    """Nobody plays the game elsewhere: it is shown as it was given."""
    return False


async def settled(app: CircusApp) -> None:
    """Wait until nothing is on its way to the screen, however busy the machine is.

    Whatever hears messages has none and waits for one, several times in a row, and all that has changed is painted.
    """
    quiet, end = 0, monotonic() + _PATIENCE
    while quiet < _QUIET_LOOKS:
        assert monotonic() < end, "the app never came to rest"
        await asyncio.sleep(0)
        if any(_is_busy(pump) for pump in (app, *app._registry)):
            quiet = 0
        elif _is_unpainted(app):
            quiet = 0
            with app._context():
                app.screen._on_timer_update()
        else:
            quiet += 1


def _is_busy(pump: MessagePump) -> bool:
    """Whether it is doing something, or about to."""
    if pump._closed or (pump._task is None and not pump._running):
        return False
    ready: Any = pump._message_queue.ready_event
    return ready.is_set() or not ready._waiters


def _is_unpainted(app: CircusApp) -> bool:
    screen = app.screen
    waiting = screen._layout_required or screen._repaint_required or screen._dirty_widgets or screen._callbacks
    return bool(waiting) or app._batch_count > 0 or not screen._compositor.widgets


def texts_at(
    history: History, seat: Seat, folder: Path, sizes: Sequence[tuple[int, int]], names: Sequence[str] = NAMES
) -> list[str]:
    """What a seat sees in a window of the first size, and after it has been made each of the others."""

    async def look() -> list[str]:
        rules, options = history.rules, history.options
        async with staged(rules, history.seats, options, folder, sizes[0], names) as stage:
            await stage.show(history, seat)
            seen = [stage.text()]
            for size in sizes[1:]:
                await stage.pilot.resize_terminal(*size)
                await stage.settle()
                seen.append(stage.text())
            return seen

    return asyncio.run(look())


def _table(store: Store, history: History, names: Sequence[str]) -> Table:
    """A table at which that has been played, which nobody has claimed."""
    info = history.rules.INFO
    players = tuple(names[: history.seats])
    match = Match(1, info.slug, info.rules_version, players, {}, None, True, None, "", len(history.entries))
    return Table(store, match, history, None)


@asynccontextmanager
async def staged(
    rules: AnyRules,
    seats: int,
    options: Any,
    folder: Path,
    size: tuple[int, int],
    names: Sequence[str] = NAMES,
    **app: Any,
) -> AsyncIterator[Stage]:
    """Open a stage for a game."""
    store = Store(folder)
    table = Table.create(store, rules, tuple(names[:seats]), options, seed=1)
    circus = CircusApp(store, table=table, clock=Ticking(), slow_line=True, **app)
    try:
        async with circus.run_test(size=size) as pilot:
            await settled(circus)
            if circus._session is not None and circus._session.curtain is not None:
                circus._session.lift_curtain()
                circus.turn_to("table")
                await settled(circus)
            yield Stage(circus, pilot, rules, names)
    finally:
        store.close()
