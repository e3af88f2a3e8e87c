"""Where games live: an SQLite file in the user's data directory. A move is on the disk before anybody sees it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import attrs
from filelock import FileLock, Timeout

from rules.core import Seat

_SCHEMA: Final = """
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
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


class StoreError(Exception):
    """The saved games cannot be read or written; the message is a sentence for the player."""


@attrs.frozen
class Match:
    """A saved game without its log. `undo` is whether moves may be taken back; `scores` is None while unfinished."""

    id: int
    game: str
    rules_version: int
    players: tuple[str, ...]
    options: dict[str, Any]
    seed: int | None
    undo: bool
    scores: tuple[int, ...] | None
    played: str
    entries: int


class Store:
    """The saved games and settings of one data directory."""

    def __init__(self, folder: Path) -> None:
        """Open the store, making it if need be. Raises `StoreError`."""
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(folder / "circus.db", isolation_level=None, timeout=5)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA foreign_keys=ON")
            self._db.executescript(_SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The saved games in {folder} cannot be opened: {error}.") from error

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"The game could not be saved in {self.folder}: {error}.") from error

    def create(
        self,
        game: str,
        rules_version: int,
        players: Sequence[str],
        options: dict[str, Any],
        seed: int | None,
        *,
        undo: bool,
    ) -> int:
        """Save a new game without any entry; give its number."""
        with self._transaction() as db:
            row = (game, rules_version, json.dumps(players), json.dumps(options), seed, undo)
            made = db.execute(
                "INSERT INTO matches (game, rules_version, players, options, seed, undo) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )
            assert made.lastrowid is not None
            return made.lastrowid

    def append(
        self, match: int, number: int, entries: Sequence[tuple[Seat, dict[str, Any]]], scores: Sequence[int] | None
    ) -> None:
        """Save entries from `number` on, all or none. An entry with that number already there is an error."""
        with self._transaction() as db:
            rows = [(match, number + i, seat, json.dumps(move)) for i, (seat, move) in enumerate(entries)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            self._touch(db, match, scores)

    def cut(self, match: int, number: int) -> None:
        """Take back every entry from `number` on."""
        with self._transaction() as db:
            db.execute("DELETE FROM entries WHERE match = ? AND number >= ?", (match, number))
            self._touch(db, match, None)

    def _touch(self, db: sqlite3.Connection, match: int, scores: Sequence[int] | None) -> None:
        text = None if scores is None else json.dumps(list(scores))
        db.execute("UPDATE matches SET played = CURRENT_TIMESTAMP, scores = ? WHERE id = ?", (text, match))

    def delete(self, match: int) -> None:
        """Forget a game."""
        with self._transaction() as db:
            db.execute("DELETE FROM matches WHERE id = ?", (match,))
            db.execute("DELETE FROM settings WHERE name = ?", (setting_of(match),))

    def matches(self) -> tuple[Match, ...]:
        """List all games, the last played first."""
        return tuple(map(_match, self._query(f"{_SELECT} GROUP BY m.id ORDER BY m.played DESC, m.id DESC")))

    def match(self, match: int) -> Match | None:
        """Find a game."""
        return next(map(_match, self._query(f"{_SELECT} WHERE m.id = ? GROUP BY m.id", match)), None)

    def log(self, match: int) -> tuple[tuple[Seat, Any], ...]:
        """Give the entries of a game in order."""
        rows = self._query("SELECT seat, move FROM entries WHERE match = ? ORDER BY number", match)
        return tuple((seat, json.loads(move)) for seat, move in rows)

    def recall(self, name: str) -> Any:
        """Give a remembered setting, or None."""
        rows = self._query("SELECT value FROM settings WHERE name = ?", name)
        return json.loads(rows[0][0]) if rows else None

    def remember(self, name: str, value: Any) -> None:
        """Keep a setting."""
        with self._transaction() as db:
            db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, json.dumps(value)))

    def _query(self, question: str, *values: object) -> list[Any]:
        try:
            return self._db.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"The saved games in {self.folder} cannot be read: {error}.") from error

    def claim(self, match: int) -> FileLock | None:
        """Claim a game for this process until the lock is released or the process ends; None if another plays it."""
        lock = FileLock(self.folder / f"match-{match}.lock")
        try:
            lock.acquire(blocking=False)
        except Timeout:
            return None
        return lock


def setting_of(match: int) -> str:
    """The name of the setting that a game has of its own, besides its log."""
    return f"match/{match}"


_SELECT: Final = """
SELECT m.id, m.game, m.rules_version, m.players, m.options, m.seed, m.undo, m.scores, m.played, COUNT(e.number)
FROM matches m LEFT JOIN entries e ON e.match = m.id
"""


def _match(row: Any) -> Match:
    number, game, version, players, options, seed, undo, scores, played, entries = row
    return Match(
        number,
        game,
        version,
        tuple(json.loads(players)),
        json.loads(options),
        seed,
        bool(undo),
        None if scores is None else tuple(json.loads(scores)),
        played,
        entries,
    )
