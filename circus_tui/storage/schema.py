"""The form of the file that saved games are kept in, and how a file of an earlier form is brought to it."""

from __future__ import annotations

import sqlite3
from time import monotonic, sleep
from typing import Final

VERSION: Final = 1
"""The form that this program writes; 0 is that of files from before forms were numbered."""

LONGEST: Final = 8_000_000
"""Bytes of one value at most: many times what the longest move or the largest card set needs."""

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS matches (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    players TEXT NOT NULL,
    options TEXT NOT NULL,
    seed INTEGER,
    undo INTEGER NOT NULL,
    scores TEXT,
    created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    played TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE IF NOT EXISTS entries (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    joint INTEGER,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS withdrawals (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    words TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS numbers (last INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""

_BEYOND_DAMAGE: Final = 1_000_000
_PATIENCE: Final = 5.0
"""Seconds for which another window may keep the file to itself."""
_MOMENT: Final = 0.02


class LaterForm(Exception):
    """The file was written by a later version of this program."""


def prepare(db: sqlite3.Connection) -> None:
    """Give the file of a connection the present form. Raises `LaterForm` and `sqlite3.Error`."""
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    db.execute("PRAGMA trusted_schema=OFF")
    _check(db)
    _write_ahead(db)
    db.execute("PRAGMA synchronous=FULL")
    if _form(db) < VERSION:
        _bring_up_to_date(db)
    db.execute("PRAGMA foreign_keys=ON")


def _write_ahead(db: sqlite3.Connection) -> None:
    """Write to a log beside the file first. Where another window does the same now SQLite itself does not wait."""
    end = monotonic() + _PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(_MOMENT)
        else:
            return


def _form(db: sqlite3.Connection) -> int:
    form: int = db.execute("PRAGMA user_version").fetchone()[0]
    return form


def _check(db: sqlite3.Connection) -> None:
    form = _form(db)
    if not 0 <= form <= VERSION:
        raise LaterForm(f"they are of form {form}, which a later version of this program has written")


def _bring_up_to_date(db: sqlite3.Connection) -> None:
    """All or nothing, and once: another window may be doing the same at this moment."""
    db.execute("BEGIN IMMEDIATE")
    try:
        _check(db)
        if _form(db) < VERSION:
            _add_what_is_missing(db)
            db.execute(f"PRAGMA user_version={VERSION}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _add_what_is_missing(db: sqlite3.Connection) -> None:
    """Make the tables; those of an earlier form stay where they are, so that one damaged page does no further harm."""
    for statement in _TABLES.split(";\n"):
        if statement.strip():
            db.execute(statement)
    columns = {row[1] for row in db.execute("PRAGMA table_info(entries)")}
    if "joint" not in columns:
        db.execute("ALTER TABLE entries ADD COLUMN joint INTEGER")
    if not db.execute("SELECT 1 FROM numbers").fetchone():
        db.execute("INSERT INTO numbers VALUES (?)", (_highest(db),))


def _highest(db: sqlite3.Connection) -> int:
    """The highest number of a game so far; far above it, where damage keeps it from being read."""
    try:
        found: int | None = db.execute("SELECT MAX(id) FROM matches").fetchone()[0]
    except sqlite3.DatabaseError:
        return _BEYOND_DAMAGE
    return found or 0
