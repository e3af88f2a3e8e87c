"""What tests of several rooms are handed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.store import Store

collect_ignore = ["seventh"]
"""A game that is tried in a house of its own."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long`: laws that are tried on many states or in many runs take all of them, not the short form."""
    parser.addoption("--long", action="store_true", help="try laws on many more states and runs (about half an hour)")


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
