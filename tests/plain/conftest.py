"""Whole games are typed here: waiting for the disk at every move is left to the tests of the store."""

from __future__ import annotations

import sqlite3

import pytest

from circus_tui import schema


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let saved games be written without waiting until they lie on the disk."""
    prepare = schema.prepare

    def prepare_quickly(db: sqlite3.Connection) -> None:
        prepare(db)
        db.execute("PRAGMA synchronous=OFF")

    monkeypatch.setattr(schema, "prepare", prepare_quickly)
