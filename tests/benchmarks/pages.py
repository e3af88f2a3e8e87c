"""What every screen writes for a key, and how soon: in a real pseudo-terminal, at two sizes, beside what it may."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import attrs

from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES, scout
from tests.screenshots import NAMES, keep_some
from tests.shell.scripts import SCRIPTS
from tests.shell.tables import play_on
from tests.shell.terminal import FRAME, QUICK, Terminal

SIZES: Final = ((80, 24), (120, 36))
_FINISHED: Final = 12
_IDLE_SECONDS: Final = 2.0
_PATIENCE: Final = 0.5
_LONG_PATIENCE: Final = 3.0
"""Seconds for which a key may write nothing, as one that goes no further at the end of a list; for another screen."""
_ROUND: Final = "round"
"""A page that needs a game whose first round has just ended."""


@attrs.frozen
class Page:
    """A screen: how the app is started and which keys lead there from `sign`.

    There `moves` move only the cursor, `changes` bring other screens, each key one. Where a move is a step of a game, a
    value that changes, or another text to be read, it `decides`.
    """

    name: str
    arguments: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    moves: tuple[str, ...] = ("down", "down", "up", "down", "up", "up")
    changes: tuple[str, ...] = ("?", "q")
    sign: str = "Circus"
    decides: bool = False
    needs: str = ""


def _games() -> Iterator[Page]:
    for slug, script in SCRIPTS.items():
        yield Page(
            GAMES[slug].INFO.title,
            ("play", slug, *script.arguments),
            script.opening,
            script.cursor,
            script.turn,
            "leave",
        )


def _in_scout(name: str, key: str, moves: tuple[str, ...], changes: tuple[str, ...], *, decides: bool = False) -> Page:
    script = SCRIPTS["scout"]
    keys = (*script.opening, key)
    return Page(name, ("play", "scout", *script.arguments), keys, moves, changes, "leave", decides=decides)


_UPWARDS: Final = ("up", "up", "down", "up", "down", "down")
PAGES: Final = (
    *_games(),
    Page("lobby", changes=("?", "q", "b", "q", "s", "q")),
    Page("set-up", ("play", "scout"), sign="begin"),
    Page("school", ("learn",), sign="Learn", changes=("enter", "q", "?", "q")),
    Page("lessons of a game", ("learn", "scout"), sign="Lessons"),
    Page("lesson", ("learn", "scout", "2"), (), ("right", "right", "left", "right", "left"), ("h", "h"), "step"),
    Page("quick questions", ("learn", "scout"), ("d",), changes=("enter", "enter"), sign="Lessons"),
    Page("rulebook", keys=("b",), changes=("space", "b", "b"), decides=True),
    _in_scout("log", "l", moves=_UPWARDS, changes=("q", "l")),
    _in_scout("who plays", "f2", moves=("down", "down", "up", "up"), changes=("q", "f2")),
    _in_scout("keys", "?", moves=("down", "up"), changes=("q", "?"), decides=True),
    _in_scout("commands", "ctrl+p", moves=("down", "down", "up", "up"), changes=()),
    _in_scout("curtain", "x", moves=(), changes=("a", "x")),
    Page("history", keys=("h",), changes=("f", "f", "g", "g")),
    Page("replay", keys=("h", "enter"), moves=("right", "right", "left"), changes=("end", "home", "n"), decides=True),
    Page("settings", keys=("s",), changes=("?", "q", "right", "left")),
    Page("settings changed", keys=("s", "down", "down"), moves=("right", "left"), changes=(), decides=True),
    Page("result", ("continue",), moves=(), changes=("l", "q", "?", "q"), sign="go on", needs=_ROUND),
)


@attrs.frozen
class Cost:
    """What one key cost: bytes, paintings, milliseconds until the last byte, and those that the processor worked."""

    size: int
    paintings: int
    waited: float
    worked: float


@attrs.frozen
class Budget:
    """Bytes of a median cursor move, of a decision and of a change of screen, at a size."""

    move: int
    change: int
    decision: int = 6_000
    paintings: int = 2
    milliseconds: float = 50.0


BUDGETS: Final = {(80, 24): Budget(1_200, 20_000), (120, 36): Budget(2_500, 40_000)}


@attrs.frozen
class Measured:
    """The costs of a page at a size, and the bytes written while nobody did anything."""

    page: Page
    size: tuple[int, int]
    moves: tuple[Cost, ...]
    changes: tuple[Cost, ...]
    idle: int

    @property
    def excess(self) -> str:
        """What is over the budget; nothing if nothing is."""
        budget = BUDGETS[self.size]
        most = budget.decision if self.page.decides else budget.move
        found = []
        if self.moves and median(cost.size for cost in self.moves) > most:
            found.append("move")
        if any(cost.size > budget.change for cost in self.changes):
            found.append("change")
        if any(cost.paintings > budget.paintings for cost in (*self.moves, *self.changes)):
            found.append("paintings")
        if self.moves and median(cost.waited for cost in self.moves) > budget.milliseconds:
            found.append("slow")
        return ", ".join((*found, "idle") if self.idle else found)


def measured(
    names: Iterable[str] = (), sizes: Iterable[tuple[int, int]] = SIZES, presses: int = 16
) -> Iterator[Measured]:
    """Measure every page, or those whose names begin like one of these, with so many cursor moves."""
    wanted = tuple(names) or ("",)
    with tempfile.TemporaryDirectory() as folder:
        plain, halfway = Path(folder, "finished"), Path(folder, _ROUND)
        _prepare(plain, halfway)
        for page in PAGES:
            for size in sizes if page.name.lower().startswith(wanted) else ():
                yield _measured(page, size, halfway if page.needs else plain, presses)


def _prepare(finished: Path, halfway: Path) -> None:
    """Some finished games, and one whose first round has ended."""
    store = Store(finished)
    keep_some(store, _FINISHED)
    store.remember("profile", "Ana")
    store.close()
    store = Store(halfway)
    table, rng = Table.create(store, scout, NAMES[:4], scout.Options(), seed=11), Random(1)
    while table.result is None:
        play_on(table, rng)
    table.leave()
    store.close()


def _measured(page: Page, size: tuple[int, int], folder: Path, presses: int) -> Measured:
    with _opened(page, size, folder) as terminal:
        moves = [
            _pressed(terminal, key, _PATIENCE) for key in islice(cycle(page.moves), presses + 1 if page.moves else 0)
        ]
        terminal.read()
        idle = len(terminal.read(patience=_IDLE_SECONDS))
    with _opened(page, size, folder) as terminal:
        changes = [_pressed(terminal, key, _LONG_PATIENCE) for key in page.changes]
    return Measured(page, size, tuple(moves[1:]), tuple(changes), idle)


def _opened(page: Page, size: tuple[int, int], folder: Path) -> Terminal:
    terminal = Terminal(folder, *page.arguments, size=size, code=QUICK)
    terminal.wait_for(page.sign)
    terminal.read(quiet=0.5)
    for key in page.keys:
        terminal.press(key)
    terminal.read(quiet=0.3)
    return terminal


def _pressed(terminal: Terminal, key: str, patience: float) -> Cost:
    worked, start = _worked(terminal.pid), time.monotonic()
    data = terminal.press(key, patience=patience)
    waited = terminal.latest - start if data else 0.0
    return Cost(len(data), data.count(FRAME), waited * 1e3, (_worked(terminal.pid) - worked) * 1e3)


def _worked(pid: int) -> float:
    """Seconds for which the processor has worked on the threads of a process."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9
