"""What tests of several rooms are handed."""

from __future__ import annotations

import gc
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from textual.screen import Screen

from circus_tui.storage.store import Store

collect_ignore = ["seventh"]
"""A game that is tried in a house of its own."""


BETWEEN = frozenset({(100, 30), (200, 60)})
"""Sizes besides the three that the app is drawn for: pages are tried in them in the long form."""
SMALLEST = (60, 20)
LONGEST = frozenset({"test_built.py", "test_seventh.py", "test_openssh.py", "test_sshd.py", "test_load.py"})
"""Files with tests that take long by themselves: they begin first, so that at the end nobody waits for one of them."""
QUICK_SECONDS = 2.0
"""Processor time that a test may take which is not marked `slow`."""
SECONDS = "seconds of the processor"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long`: laws that are tried on many states or in many runs take all of them, not the short form."""
    parser.addoption("--long", action="store_true", help="try laws on many more states and runs (about half an hour)")


def pytest_configure(config: pytest.Config) -> None:
    """Compile each module once: many tests start the program, and shells of containers often forbid keeping it.

    Ctrl+C is heard, though whoever starts the tests in the background may have had it ignored.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    here = Path(__file__).parent
    if config.getoption("numprocesses", None) and not any(here.glob("laws/__pycache__/test_*-pytest-*")):
        names = [".".join(each.with_suffix("").relative_to(here.parent).parts) for each in here.rglob("test_*.py")]
        with get_context("fork").Pool() as pool:
            pool.map(_compile, sorted(names), chunksize=8)


def _compile(name: str) -> None:
    """Import a module of tests in a process that knows how pytest reads them: every worker would compile it anew.

    One that cannot be imported is told of where it is collected.
    """
    with suppress(Exception):
        import_module(name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Take the time of a test."""
    began = process_time()
    try:
        return (yield)
    finally:
        item.user_properties.append((SECONDS, process_time() - began))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that a quick run should not have to wait for."""
    for report in terminalreporter.stats.get("passed", ()):
        seconds = dict(report.user_properties).get(SECONDS, 0.0)
        if seconds > QUICK_SECONDS and "slow" not in report.keywords:
            terminalreporter.write_line(f"{report.nodeid} took {seconds:.1f} s and is not marked slow", yellow=True)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two workers for each processor: much of the time is spent waiting for terminals."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the long form what is marked `long`, options at tables of middle size, slow tests in sizes between."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if config.getoption("--long"):
        return
    short = [item for item in items if not _is_long(item)]
    beside = _beside(short)
    short = [item for item in short if item not in beside]
    kept = set(short)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = short


def pytest_collection_finish() -> None:
    """Look for garbage seldom, and not in modules: a fifth of the time would go to it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Look for garbage at the end once: pytest would do so five times over, among all that is still of use."""
    gc.collect()
    gc.freeze()


def _is_long(item: pytest.Item) -> bool:
    if item.get_closest_marker("long") is not None:
        return True
    given = getattr(item, "callspec", None)
    if given is None:
        return False
    if getattr(given.params.get("case"), "is_between", False):
        return True
    return given.params.get("size") in BETWEEN and item.get_closest_marker("slow") is not None


def _beside(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Slow tests that can wait: their game is tried in another size, or in this size at another table of it."""
    found: dict[tuple[str, str], list[tuple[str, Any, pytest.Item]]] = {}
    for item in items:
        given = getattr(item, "callspec", None)
        if given is None or "size" not in given.params or item.get_closest_marker("slow") is None:
            continue
        name, size, case = item.nodeid.partition("[")[0], given.params["size"], given.params.get("case")
        if case is not None:
            found.setdefault((name, case.specimen.slug), []).append((str(case), size, item))
        elif "slug" in given.params and size != SMALLEST:
            found.setdefault((name, ""), []).append((given.params["slug"], size, item))
    return {item for group in found.values() for item in _off_the_diagonal(group)}


def _off_the_diagonal(group: Sequence[tuple[str, Any, pytest.Item]]) -> Iterator[pytest.Item]:
    """Of tables in several sizes: the largest table in the first size, and so on, round."""
    tables, sizes = (list(dict.fromkeys(column)) for column in list(zip(*group, strict=True))[:2])
    tables.reverse()
    for table, size, item in group:
        row, column = tables.index(table), sizes.index(size)
        if (row % len(sizes) != column) if len(tables) >= len(sizes) else (column % len(tables) != row):
            yield item


class Hasty(sqlite3.Connection):
    """A file that is written without waiting until all lies on the disk."""

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        """Do that, but for what makes it wait."""
        if "journal_mode" in sql:
            super().execute("PRAGMA synchronous=OFF")
        return super().execute(sql.replace("synchronous=FULL", "synchronous=OFF"), *parameters)


_CONNECT = sqlite3.connect


@pytest.fixture(scope="session", autouse=True)
def hasty_disk() -> Iterator[None]:
    """Let no test wait for the disk: to open a store took ten times as long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", partial(_CONNECT, factory=Hasty))
        yield


@pytest.fixture(scope="session", autouse=True)
def unseen_screens() -> Iterator[None]:
    """Paint no screen that has no terminal: what a test reads of it, it has painted then."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "_compositor_refresh", _paint_if_seen)
        yield


_PAINT = Screen._compositor_refresh


def _paint_if_seen(screen: Screen[Any]) -> None:
    if screen.app.is_headless and screen is screen.app.screen:
        screen._compositor._dirty_regions.clear()
        screen._dirty_widgets.clear()
    else:
        _PAINT(screen)


@pytest.fixture
def seen_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test count how often screens are really painted."""
    monkeypatch.setattr(Screen, "_compositor_refresh", _PAINT)


@pytest.fixture
def patient_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test see how files are really written."""
    monkeypatch.setattr(sqlite3, "connect", _CONNECT)


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long form of a law is wanted."""
    return bool(request.config.getoption("--long"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store in a folder of its own."""
    opened = Store(tmp_path)
    yield opened
    opened.close()
