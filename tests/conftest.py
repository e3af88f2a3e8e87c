"""What tests of several rooms are handed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.store import Store

collect_ignore = ["seventh"]
"""A game that is tried in a house of its own."""


BETWEEN = frozenset({(100, 30), (200, 60)})
"""Sizes besides the three that the app is drawn for: pages are tried in them in the long form."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long`: laws that are tried on many states or in many runs take all of them, not the short form."""
    parser.addoption("--long", action="store_true", help="try laws on many more states and runs (about half an hour)")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: much of the time is spent waiting for terminals."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the long form what is marked `long`, options at tables of middle size, slow tests in sizes between."""
    if config.getoption("--long"):
        return
    left = [item for item in items if _is_long(item)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if not _is_long(item)]


def _is_long(item: pytest.Item) -> bool:
    if item.get_closest_marker("long") is not None:
        return True
    given = getattr(item, "callspec", None)
    if given is None:
        return False
    if getattr(given.params.get("case"), "is_between", False):
        return True
    return given.params.get("size") in BETWEEN and item.get_closest_marker("slow") is not None


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
