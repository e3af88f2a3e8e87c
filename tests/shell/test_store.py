"""The file of saved games: whatever is wrong with it is said in a sentence, and what is not wrong goes on working."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from circus_tui.storage import privacy
from circus_tui.storage.locks import begun
from circus_tui.storage.saved import read_saved
from circus_tui.storage.schema import VERSION
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.places import Places
from circus_tui.tables.table import Table
from rules import GAMES, scout
from rules.record import BadRecord
from tests.shell.hostile import HOSTILE
from tests.shell.tables import FIXED, oriented

OLD_SCHEMA = """
CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
    players TEXT NOT NULL, options TEXT NOT NULL, seed INTEGER, undo INTEGER NOT NULL, scores TEXT,
    created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, played TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE TABLE entries (match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, move TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO matches (id, game, rules_version, players, options, undo) VALUES (7, 'scout', 1, '["Ana","Ben"]', '{}', 1);
"""


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file of a store, opened by somebody who does not know what may stand in it."""
    db = sqlite3.connect(folder / "circus.db")
    db.execute("PRAGMA ignore_check_constraints=ON")
    yield db
    db.commit()
    db.close()


def spoil(folder: Path, statement: str, *values: object) -> None:
    with database(folder) as db:
        db.execute(statement, values)


WRONG_ROWS = (
    ("game = ?", "\x1b[2J"),
    ("game = ?", b"\xff\xfe"),
    ("game = ?", "x" * 1000),
    ("rules_version = ?", "one"),
    ("players = ?", "[[[["),
    ("players = ?", "[" * 100_000),
    ("players = ?", "[1, 2]"),
    ("players = ?", "[]"),
    ("players = ?", '"Ana"'),
    ("players = CAST(? AS TEXT)", b'["\xe9"'),
    ("options = ?", "[]"),
    ("options = ?", '{"start": ' + "9" * 5000 + "}"),
    ("seed = ?", "seven"),
    ("undo = ?", 2),
    ("scores = ?", "[1]"),
    ("scores = ?", '["a", "b"]'),
    ("scores = ?", "{}"),
)

WRONG_ENTRIES = (
    ("DELETE FROM entries WHERE match = ? AND number = 1", ()),
    ("DELETE FROM entries WHERE match = ? AND number = 0", ()),
    ("UPDATE entries SET number = number + 9 WHERE match = ? AND number = 2", ()),
    ("UPDATE entries SET seat = 'x' WHERE match = ? AND number = 1", ()),
    ("UPDATE entries SET seat = 77 WHERE match = ? AND number = 1", ()),
    ("UPDATE entries SET move = 'no JSON' WHERE match = ? AND number = 1", ()),
    ("UPDATE entries SET move = x'00ff' WHERE match = ? AND number = 1", ()),
    ('UPDATE entries SET move = \'{"kind": "orient", "turn": \' || ? || \'}\' WHERE match = ?', ("9" * 5000,)),
)


@pytest.mark.parametrize(("change", "value"), WRONG_ROWS, ids=lambda value: str(value)[:20])
def test_a_row_with_a_wrong_value_is_one_damaged_game_among_whole_ones(
    store: Store, tmp_path: Path, change: str, value: object
) -> None:
    whole, broken = oriented(store), oriented(store)
    whole.leave()
    broken.leave()
    spoil(tmp_path, f"UPDATE matches SET {change} WHERE id = {broken.match.id}", value)
    found = {match.id: match for match in store.matches()}
    assert found[broken.match.id].damage.startswith("This game is damaged: ")
    assert len(found[broken.match.id].damage) < 200
    assert found[broken.match.id].damage.isprintable()
    assert found[broken.match.id].game.isprintable()
    assert not found[whole.match.id].damage
    assert Table.resume(store, found[whole.match.id]).entries == whole.entries
    with pytest.raises(BadRecord, match="damaged"):
        Table.resume(store, found[broken.match.id])
    store.delete(broken.match.id)
    assert [match.id for match in store.matches()] == [whole.match.id]


@pytest.mark.parametrize(("change", "values"), WRONG_ENTRIES)
def test_a_log_with_a_wrong_entry_is_refused_with_a_sentence_every_time(
    store: Store, tmp_path: Path, change: str, values: tuple[object, ...]
) -> None:
    table = oriented(store)
    table.leave()
    spoil(tmp_path, change, *values, table.match.id)
    (match,) = store.matches()
    for _ in range(2):
        with pytest.raises(BadRecord) as error:
            Table.resume(store, match)
        assert str(error.value).endswith(".")
        assert len(str(error.value)) < 250
    assert not begun(tmp_path), "what could not be read is not kept from others"


@pytest.mark.parametrize("played", ["yesterday", 5, b"\0", "0001-01-01 00:00:00", "9999-12-31 23:59:59", ""])
def test_a_senseless_time_costs_no_game(store: Store, tmp_path: Path, played: object) -> None:
    oriented(store).leave()
    spoil(tmp_path, "UPDATE matches SET played = ?", played)
    (match,) = store.matches()
    assert not match.damage
    assert match.played == "1970-01-01 00:00:00"
    assert Table.resume(store, match)


def test_names_are_cleaned_when_they_are_read(store: Store, tmp_path: Path) -> None:
    table = oriented(store)
    for name in HOSTILE:
        with database(tmp_path) as db:
            db.execute("UPDATE matches SET players = json_array(?, 'Ben')", (name,))
        match = store.match(table.match.id)
        assert match is not None
        assert all(part.isprintable() and 0 < len(part) <= 16 for part in match.players)


@pytest.mark.parametrize("value", ["[", "[1]", '{"a": 1}', "5", '"text"', "[" * 99_999, b"\xff", None, "9" * 9999])
def test_settings_that_make_no_sense_are_forgotten(store: Store, tmp_path: Path, value: object) -> None:
    for name in ("names", "setup/scout", "theme"):
        spoil(tmp_path, "INSERT OR REPLACE INTO settings VALUES (?, COALESCE(?, x''))", name, value)
        assert isinstance(store.recall("names"), list | None)
        assert isinstance(store.recall("setup/scout"), dict | None)
    assert store.recall("names") is None or all(isinstance(name, str) for name in store.recall("names"))


def test_damaged_pages_leave_the_other_games_alone(tmp_path: Path) -> None:
    """Whatever byte of the file is wrong: a sentence, or the games that can still be read, each whole or damaged."""
    source = tmp_path / "source"
    store = Store(source)
    for slug in GAMES:
        rules = GAMES[slug]
        Table.create(store, rules, ("Ana", "Ben", "Cleo")[: max(2, rules.INFO.seats[0])], rules.Options()).leave()
    store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    good = (source / "circus.db").read_bytes()
    rng, opened = Random(1), 0
    for number in range(60):
        folder = tmp_path / str(number)
        folder.mkdir()
        folder.joinpath("circus.db").write_bytes(damaged(good, rng))
        opened += looked_at(folder)
    assert opened > 20


def damaged(good: bytes, rng: Random) -> bytes:
    """The file with a page, or a few bytes, of something else, or cut short."""
    found = bytearray(good)
    match rng.randrange(3):
        case 0:
            page = rng.randrange(1, len(good) // 4096)
            found[page * 4096 : page * 4096 + 4096] = rng.randbytes(4096)
        case 1:
            for _ in range(20):
                found[rng.randrange(100, len(found))] = rng.randrange(256)
        case _:
            del found[rng.randrange(4096, len(found)) :]
    return bytes(found)


def looked_at(folder: Path) -> int:
    """Open and read everything; give how many games could be replayed. Anything but a sentence is raised."""
    whole = 0
    with suppress(StoreError), closing(Store(folder)) as store:
        for match in store.matches():
            with suppress(BadRecord):
                read_saved(store, match.id)
                whole += 1
    return whole


def test_a_file_of_a_later_form_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with database(tmp_path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        db.execute("PRAGMA user_version=99")
    before = (tmp_path / "circus.db").read_bytes()
    with pytest.raises(StoreError, match="form 99, which a later version"):
        Store(tmp_path)
    assert (tmp_path / "circus.db").read_bytes() == before


def test_a_file_of_the_first_form_is_brought_up_to_date_with_its_games(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "circus.db")
    old.executescript(OLD_SCHEMA)
    old.close()
    store = Store(tmp_path)
    assert [match.players for match in store.matches()] == [("Ana", "Ben")]
    assert Table.resume(store, store.matches()[0]).entries == 0
    store.delete(7)
    assert oriented(store).match.id == 8
    store.close()
    Store(tmp_path).close()


def test_two_windows_bring_a_file_up_to_date_once(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "circus.db")
    old.executescript(OLD_SCHEMA)
    old.close()
    failures: list[BaseException] = []

    def open_it() -> None:
        try:
            Store(tmp_path).close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=open_it) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_number_is_never_given_twice(store: Store, tmp_path: Path) -> None:
    numbers = []
    for _ in range(3):
        table = oriented(store)
        table.leave()
        numbers.append(table.match.id)
        store.delete(table.match.id)
    assert len(set(numbers)) == 3
    spoil(tmp_path, "DELETE FROM numbers")
    assert oriented(store).match.id > 0


def test_the_folder_vanishing_in_play_is_said_and_nothing_is_shown_that_is_not_saved(tmp_path: Path) -> None:
    store = Store(tmp_path / "here")
    table = oriented(store)
    before, revision = table.view(None), table.revision
    (tmp_path / "here").rename(tmp_path / "there")
    for attempt in (
        lambda: table.play(0, (scout.legal_moves(table.view(0), 0)[0],), table.revision),
        lambda: table.undo(1),
        lambda: store.remember("theme", "circus"),
        store.matches,
        lambda: Places(store, table.match).who(),
        lambda: store.create("scout", 1, ("Ana",), {}, None, undo=True),
    ):
        with pytest.raises(StoreError, match="are gone"):
            attempt()
    assert (table.view(None), table.revision) == (before, revision)
    table.leave()
    shutil.rmtree(tmp_path / "there")


def test_a_game_deleted_in_another_window_is_not_written_to(store: Store) -> None:
    table = oriented(store)
    store.delete(table.match.id)
    with pytest.raises(StoreError, match="deleted"):
        table.play(0, (scout.legal_moves(table.view(0), 0)[0],), table.revision)
    table.leave()
    with pytest.raises(BadRecord, match="deleted"):
        Table.resume(store, table.match)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_lock_of_somebody_else_is_said(store: Store, tmp_path: Path) -> None:
    table = oriented(store)
    table.leave()
    lock = tmp_path / f"match-{table.match.id}.lock"
    lock.touch()
    lock.chmod(0)
    with pytest.raises(StoreError, match=r"cannot be told: .*Permission denied"):
        Table.resume(store, table.match)


def test_a_lock_that_is_none_is_said_and_the_other_games_go_on(store: Store, tmp_path: Path) -> None:
    first, second = oriented(store), oriented(store)
    first.leave()
    second.leave()
    (tmp_path / f"match-{first.match.id}.lock").unlink(missing_ok=True)
    (tmp_path / f"match-{first.match.id}.lock").mkdir()
    with pytest.raises(StoreError, match="cannot be told"):
        Table.resume(store, first.match)
    assert len(store.matches()) == 2
    assert not Table.resume(store, second.match).watching


@pytest.mark.usefixtures("patient_disk")
def test_every_move_waits_for_the_disk(store: Store) -> None:
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_nobody_else_can_read_what_is_kept(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        folder = tmp_path / "mine"
        folder.mkdir()
        store = Store(folder)
        table = Table.create(store, scout, ("Ana", "Ben"), FIXED)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert {"circus.db", "circus.db-wal", "circus.db-shm", f"match-{table.match.id}.lock"} <= set(modes)
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        store.close()
    finally:
        os.umask(before)


def test_what_was_open_is_closed_but_not_a_folder_with_other_things(tmp_path: Path) -> None:
    mine, shared = tmp_path / "mine", tmp_path / "shared"
    for folder in (mine, shared):
        folder.mkdir()
        folder.chmod(0o755)
        sqlite3.connect(folder / "circus.db").close()
        (folder / "circus.db").touch()
        (folder / "circus.db").chmod(0o644)
    (shared / "letter.txt").touch()
    for folder, mode in ((mine, 0o700), (shared, 0o755)):
        Store(folder).close()
        assert stat.S_IMODE(folder.stat().st_mode) == mode
        assert stat.S_IMODE((folder / "circus.db").stat().st_mode) == 0o600


@pytest.mark.parametrize("kind", ["directory", "pipe"])
@pytest.mark.parametrize("name", ["circus.db", "circus.db-wal", "circus.db-shm", "circus.db-journal"])
def test_a_file_that_is_none_is_refused_at_once(tmp_path: Path, name: str, kind: str) -> None:
    path = tmp_path / name
    path.mkdir() if kind == "directory" else os.mkfifo(path)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path)


def test_what_belongs_to_everybody_stays_open(tmp_path: Path) -> None:
    """A device in the place of a lock keeps its mode: what is behind a link may serve the whole computer."""
    mine, theirs = os.openpty()
    device = Path(os.ttyname(theirs))
    device.chmod(0o622)
    (tmp_path / "match-1.lock").symlink_to(device)
    privacy.close_to_others(tmp_path, "match-1.lock")
    assert stat.S_IMODE(device.stat().st_mode) == 0o622
    os.close(mine)
    os.close(theirs)
