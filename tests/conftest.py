"""What tests of several rooms are handed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store in a folder of its own."""
    opened = Store(tmp_path)
    yield opened
    opened.close()
