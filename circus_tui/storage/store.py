"""Where games live: an SQLite file in the user's data directory. A move is on the disk before anybody sees it.

Whatever stands in the file may be damaged: one game that cannot be read is said to be so, and the others are not
harmed. What is kept is for its user alone: the folder and its files can be read by nobody else.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from circus_tui.names import visible
from circus_tui.storage import privacy, rows, schema
from circus_tui.storage.files import named, reason_of
from circus_tui.storage.rows import Damage, Match, Row, Whole
from rules.core import Seat

__all__ = ["Match", "Outdated", "Store", "StoreError"]

_FILE: Final = "circus.db"

_GAME: Final = "SELECT id, game, rules_version, players, options, seed, undo, scores, played FROM matches"

_LOG: Final = "SELECT number, seat, move, joint FROM entries"
_COUNT: Final = "SELECT COUNT(*), COUNT(*) = 0 OR MAX(number) = COUNT(*) - 1 FROM entries WHERE match = ?"
_KEEP: Final = "INSERT OR REPLACE INTO settings VALUES (?, ?)"
_FAILURES: Final = (sqlite3.Error, ValueError, OverflowError)
"""What SQLite raises: its words about a damaged file may not even be text."""

_NEW: Final = "id, game, rules_version, players, options, seed, undo"


class StoreError(Exception):
    """The saved games cannot be read or written; the message is a sentence for the player."""


class Outdated(StoreError):
    """A game has gone on in another window since it was read."""

    def __init__(self) -> None:
        super().__init__("The table has gone on meanwhile: look at it again.")


class Store:
    """The saved games and settings of one data directory."""

    gives_files = True
    """Whether whoever plays may have files written on this computer."""

    def __init__(self, folder: Path) -> None:
        """Open the store, making it if need be. Raises `StoreError`."""
        self.folder = folder
        self._path = folder / _FILE
        try:
            privacy.make_folder(folder)
            privacy.make_file(self._path)
            self._identity = privacy.identity(self._path)
            self._db = sqlite3.connect(self._path, isolation_level=None, timeout=5)
        except OSError as error:
            raise StoreError(f"The saved games in {named(folder)} cannot be opened: {reason_of(error)}.") from error
        except _FAILURES as error:
            raise StoreError(f"The saved games in {named(folder)} cannot be opened: {_why(error)}.") from error
        self._db.text_factory = _text
        try:
            schema.prepare(self._db)
            privacy.close_to_others(folder, _FILE)
        except (OSError, schema.LaterForm, *_FAILURES) as error:
            self._db.close()
            raise StoreError(f"The saved games in {named(folder)} cannot be opened: {_why(error)}.") from error

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def create(
        self,
        game: str,
        rules_version: int,
        players: Sequence[str],
        options: dict[str, Any],
        seed: int | None,
        *,
        undo: bool,
        log: Sequence[tuple[Seat, dict[str, Any]]] = (),
        scores: Sequence[int] | None = None,
    ) -> int:
        """Save a new game, which may have begun elsewhere; give its number, which no other ever had.

        Raises `StoreError`.
        """
        with self._transaction() as db:
            number = _new_number(db)
            row = (number, game, rules_version, json.dumps(players), json.dumps(options), seed, undo)
            db.execute(f"INSERT INTO matches ({_NEW}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            self._write(db, number, 0, log, None)
            self._touch(db, number, scores)
            return number

    def rename(self, match: int, players: Sequence[str]) -> None:
        """Give the players of a game other names. Raises `StoreError`."""
        with self._transaction() as db:
            db.execute("UPDATE matches SET players = ? WHERE id = ?", (json.dumps(players), match))

    def append(
        self,
        match: int,
        number: int,
        entries: Sequence[tuple[Seat, dict[str, Any]]],
        scores: Sequence[int] | None,
        *,
        joint: int | None = None,
        cuts: int = 0,
    ) -> None:
        """Save entries from `number` on, all or none. Raises `Outdated` where that is not the next number any more.

        `joint` is the number of the first entry of the decision that they belong to together, if they are one. `cuts`
        says how often something had been taken back when the game was read.
        """
        with self._transaction() as db:
            _see_that_it_is_so(db, match, number, cuts)
            self._write(db, match, number, entries, joint)
            self._touch(db, match, scores)

    @staticmethod
    def _write(
        db: sqlite3.Connection,
        match: int,
        number: int,
        entries: Sequence[tuple[Seat, dict[str, Any]]],
        joint: int | None,
    ) -> None:
        made = [(match, number + i, seat, json.dumps(move), joint) for i, (seat, move) in enumerate(entries)]
        db.executemany("INSERT INTO entries (match, number, seat, move, joint) VALUES (?, ?, ?, ?, ?)", made)

    def cut(self, match: int, number: int, entries: int, words: str = "", *, cuts: int = 0) -> None:
        """Take back every entry from `number` on; with `words` what is taken back stays known there.

        Raises `Outdated` unless there are so many `entries`, and as many `cuts` were made before.
        """
        with self._transaction() as db:
            _see_that_it_is_so(db, match, entries, cuts)
            db.execute(_KEEP, (_cuts_of(match), json.dumps(cuts + 1)))
            db.execute("DELETE FROM entries WHERE match = ? AND number >= ?", (match, number))
            db.execute("UPDATE withdrawals SET number = ? WHERE match = ? AND number > ?", (number, match, number))
            if words:
                db.execute("INSERT INTO withdrawals (match, number, words) VALUES (?, ?, ?)", (match, number, words))
            self._touch(db, match, None)

    def _touch(self, db: sqlite3.Connection, match: int, scores: Sequence[int] | None) -> None:
        text = None if scores is None else json.dumps(list(scores))
        db.execute("UPDATE matches SET played = CURRENT_TIMESTAMP, scores = ? WHERE id = ?", (text, match))

    def delete(self, match: int) -> None:
        """Forget a game. Raises `StoreError`."""
        with self._transaction("The game could not be deleted") as db:
            db.execute("DELETE FROM matches WHERE id = ?", (match,))
            own = setting_of(match)
            db.execute("DELETE FROM settings WHERE name = ? OR name LIKE ?", (own, f"{own}/%"))

    def matches(self) -> tuple[Match, ...]:
        """List all games, the last played first; a damaged one says in `damage` why it cannot be opened."""
        return last_first(match for match in (self._listed(number) for number in self._numbers()) if match)

    def _numbers(self) -> tuple[int, ...]:
        """The numbers of all games, or of all that there may be if their list is damaged."""
        try:
            known = self._query("SELECT id FROM matches")
        except StoreError:
            last = self._query("SELECT MAX(last) FROM numbers")[0][0]
            return tuple(range(1, min(last, _MOST_TRIED) + 1)) if type(last) is int else ()
        return tuple(number for (number,) in known if type(number) is int)

    def _listed(self, number: int) -> Match | None:
        try:
            return self.match(number)
        except StoreError:
            return rows.damaged(number, _UNREADABLE)

    def match(self, match: int) -> Match | None:
        """Find a game, damaged or not. Raises `StoreError` if its row cannot be read at all."""
        found = self._query(f"{_GAME} WHERE id = ?", match)
        if not found:
            return None
        try:
            ((entries, complete),) = self._query(_COUNT, match)
        except StoreError:
            return rows.damaged(match, _UNREADABLE, found[0])
        if not complete:
            return rows.damaged(match, "This game is damaged: some of its entries are missing.", found[0])
        return rows.match_of(found[0], entries)

    def whole(self, match: int, known: int = 0, cuts: int = 0) -> Whole | None:
        """Read all of a game at one moment; None if there is no such game. Raises `StoreError` for a damaged one.

        Where `known` entries are known, and nothing has been taken back after so many `cuts`, those are left out.
        """
        with self._snapshot():
            found = self.match(match)
            if found is None:
                return None
            if found.damage:
                raise StoreError(found.damage)
            made = _count(self.recall(_cuts_of(match)))
            first = known if made == cuts and found.entries >= known else 0
            log = self._query(f"{_LOG} WHERE match = ? AND number >= ? ORDER BY number", match, first)
            undone = self._query("SELECT number, words FROM withdrawals WHERE match = ? ORDER BY id", match)
        try:
            entries, joint = rows.log_of(log, first)
        except Damage as damage:
            raise StoreError(f"This game is damaged: {damage}.") from None
        return Whole(found, entries, joint, rows.withdrawals_of(undone, len(found.players)), made, first)

    def stamp(self) -> tuple[int, int]:
        """What changes whenever anything is saved by anybody, cheap to ask for. Raises `StoreError`."""
        ((version,),) = self._query("PRAGMA data_version")
        return _count(version), self._db.total_changes

    def log(self, match: int) -> tuple[tuple[Seat, Any], ...]:
        """Give the entries of a game in order; none if there is no such game. Raises `StoreError`."""
        whole = self.whole(match)
        return () if whole is None else whole.log

    def recall(self, name: str) -> Any:
        """Give a remembered setting; None if there is none, or none that makes sense."""
        try:
            found = self._query("SELECT value FROM settings WHERE name = ?", name)
        except StoreError:
            return None
        return rows.setting_of(name, found[0][0]) if found else None

    def remember(self, name: str, value: Any) -> None:
        """Keep a value under a name, for all windows. Raises `StoreError`."""
        with self._transaction("The setting could not be saved") as db:
            db.execute(_KEEP, (name, json.dumps(value)))

    def change(self, name: str, change: Callable[[Any], Any]) -> None:
        """Keep what becomes of a setting, which nobody else writes meanwhile. Raises `StoreError`."""
        with self._transaction("The setting could not be saved") as db:
            db.execute(_KEEP, (name, json.dumps(change(self.recall(name)))))

    @contextmanager
    def _transaction(self, failed: str = "The game could not be saved") -> Iterator[sqlite3.Connection]:
        try:
            self.see_that_it_is_there()
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except _FAILURES as error:
            raise StoreError(f"{failed} in {named(self.folder)}: {_why(error)}.") from error

    @contextmanager
    def _snapshot(self) -> Iterator[None]:
        """See the file as it is at one moment, whatever another window writes meanwhile."""
        self._query("BEGIN")
        try:
            yield
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def _query(self, question: str, *values: object) -> list[Row]:
        self.see_that_it_is_there()
        try:
            return self._db.execute(question, values).fetchall()
        except _FAILURES as error:
            raise StoreError(f"The saved games in {named(self.folder)} cannot be read: {_why(error)}.") from error

    def see_that_it_is_there(self) -> None:
        """SQLite goes on writing to a file that has been removed; what it writes then is lost. Raises `StoreError`."""
        if privacy.identity(self._path) != self._identity:
            raise StoreError(
                f"The saved games are gone: the file in {named(self.folder)} has been removed or replaced."
            )


def last_first(matches: Iterable[Match]) -> tuple[Match, ...]:
    """Games, the last played first."""
    return tuple(sorted(matches, key=lambda match: (match.played, match.id), reverse=True))


def setting_of(match: int) -> str:
    """The name of the setting that a game has of its own, besides its log."""
    return f"match/{match}"


def _cuts_of(match: int) -> str:
    """The name of the setting that counts how often something has been taken back."""
    return f"{setting_of(match)}/cuts"


def _count(value: object) -> int:
    """A count that may be missing or damaged."""
    return value if type(value) is int else 0


def _see_that_it_is_so(db: sqlite3.Connection, match: int, entries: int, cuts: int) -> None:
    """Write to a game only as it was read. Raises `Outdated`, and DataError if it has been deleted."""
    if not db.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone():
        raise sqlite3.DataError("it has been deleted")
    ((there,),) = db.execute("SELECT COUNT(*) FROM entries WHERE match = ?", (match,))
    made = db.execute("SELECT value FROM settings WHERE name = ?", (_cuts_of(match),)).fetchone()
    if (there, _count(rows.setting_of(_cuts_of(match), made[0]) if made else 0)) != (entries, cuts):
        raise Outdated


_LONGEST_WHY: Final = 100
_MOST_TRIED: Final = 10_000
_UNREADABLE: Final = "This game is damaged: its place in the file cannot be read."


def _new_number(db: sqlite3.Connection) -> int:
    """A number that no game has had, deleted ones included."""
    known = db.execute("SELECT last FROM numbers UNION ALL SELECT MAX(id) FROM matches")
    number = max((last for (last,) in known if type(last) is int), default=0) + 1
    db.execute("DELETE FROM numbers")
    db.execute("INSERT INTO numbers VALUES (?)", (number,))
    return number


def _why(error: Exception) -> str:
    """What went wrong, in words that may hold bytes of a damaged file."""
    return "its bytes make no sense" if isinstance(error, ValueError) else visible(str(error))[:_LONGEST_WHY]


def _text(stored: bytes) -> str:
    """Text that is not UTF-8 is read all the same, and found to be wrong later."""
    return stored.decode(errors="replace")
