"""What somebody has learnt: a file of its own beside the saved games, written before the screen says so."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import attrs

from circus_tui.learning.repetition import Box
from circus_tui.names import clean
from circus_tui.storage.store import Store, StoreError

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS solved (
    profile TEXT NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    stars INTEGER NOT NULL,
    clauses TEXT NOT NULL,
    PRIMARY KEY (profile, game, lesson)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS boxes (
    profile TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    known INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (profile, game, kind)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS told (
    profile TEXT NOT NULL,
    game TEXT NOT NULL,
    clause TEXT NOT NULL,
    PRIMARY KEY (profile, game, clause)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ready (profile TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (profile, game)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS places (
    profile TEXT NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (profile, game)
) WITHOUT ROWID;
"""
_SOLVED: Final = """
INSERT INTO solved VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET stars = max(stars, excluded.stars), clauses = excluded.clauses
"""


@attrs.frozen
class Learnt:
    """What has been learnt of one game: the stars of each lesson solved, the clauses met, the lesson begun last.

    `ready` tells that the drill has been passed.
    """

    stars: dict[str, int] = attrs.field(factory=dict)
    clauses: frozenset[str] = frozenset()
    last: str = ""
    ready: bool = False


def profile_of(store: Store) -> str:
    """Whose progress is kept: the name chosen last in the school; nothing before one was chosen."""
    name = store.recall("profile")
    return clean(name) if isinstance(name, str) else ""


class Progress:
    """What is kept of the lessons of one data directory; the file is made when there is something to keep."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "school.db"

    def solved(self, profile: str, game: str, lesson: str, stars: int, clauses: Iterable[str]) -> None:
        """Keep that a lesson has been solved; fewer stars than before take none away. Raises `StoreError`."""
        with self._opened() as db:
            row = (profile, game, lesson, stars, json.dumps(sorted(clauses)))
            db.execute(
                _SOLVED,
                row,
            )

    def begun(self, profile: str, game: str, lesson: str) -> None:
        """Keep which lesson of a game was begun last. Raises `StoreError`."""
        with self._opened() as db:
            db.execute("INSERT OR REPLACE INTO places VALUES (?, ?, ?)", (profile, game, lesson))

    def boxes(self, profile: str, game: str) -> dict[str, Box]:
        """Give how well each kind of question on a game is known. Raises `StoreError`."""
        if not self._path.exists():
            return {}
        with self._opened() as db:
            question = "SELECT kind, known, due FROM boxes WHERE profile = ? AND game = ?"
            rows = db.execute(question, (profile, game)).fetchall()
        return {kind: Box(known, due) for kind, known, due in rows}

    def answered(self, profile: str, game: str, kind: str, box: Box) -> None:
        """Keep how well a kind of question is known now. Raises `StoreError`."""
        with self._opened() as db:
            row = (profile, game, kind, box.known, box.due)
            db.execute("INSERT OR REPLACE INTO boxes VALUES (?, ?, ?, ?, ?)", row)

    def ready(self, profile: str, game: str) -> None:
        """Keep that the drill of a game has been passed. Raises `StoreError`."""
        with self._opened() as db:
            db.execute("INSERT OR IGNORE INTO ready VALUES (?, ?)", (profile, game))

    def told(self, profile: str, game: str, clause: str) -> bool:
        """Keep that somebody is told of a rule; tell whether it is for the first time. Raises `StoreError`."""
        with self._opened() as db:
            made = db.execute("INSERT OR IGNORE INTO told VALUES (?, ?, ?)", (profile, game, clause))
            return made.rowcount > 0

    def learnt(self, profile: str) -> dict[str, Learnt]:
        """Give what has been learnt, by game. Raises `StoreError`."""
        if not self._path.exists():
            return {}
        with self._opened() as db:
            solved = db.execute(
                "SELECT game, lesson, stars, clauses FROM solved WHERE profile = ?", (profile,)
            ).fetchall()
            places = dict(db.execute("SELECT game, lesson FROM places WHERE profile = ?", (profile,)).fetchall())
            ready = {game for (game,) in db.execute("SELECT game FROM ready WHERE profile = ?", (profile,))}
        games = {game for game, *_ in solved} | places.keys() | ready
        return {
            game: _learnt([row for row in solved if row[0] == game], places.get(game, ""), ready=game in ready)
            for game in games
        }

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """One transaction, whole on the disk when it is left."""
        try:
            db = sqlite3.connect(self._path, isolation_level=None, timeout=5)
            try:
                db.execute("PRAGMA journal_mode=WAL")
                db.execute("PRAGMA synchronous=FULL")
                db.executescript(_SCHEMA)
                db.execute("BEGIN IMMEDIATE")
                yield db
                db.execute("COMMIT")
            finally:
                db.close()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"What has been learnt cannot be kept in {self._path.parent}: {error}.") from error


def _learnt(rows: list[Any], last: str, *, ready: bool) -> Learnt:
    clauses = frozenset(clause for *_, text in rows for clause in json.loads(text))
    return Learnt({lesson: stars for _, lesson, stars, _ in rows}, clauses, last, ready)
