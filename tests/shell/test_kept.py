"""What the store keeps: what is saved comes back as it was, in order; what stands in the way is said in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from re import escape
from typing import Any

import attrs
import pytest

from circus_tui.storage.files import named
from circus_tui.storage.rows import Match, Whole, Withdrawal
from circus_tui.storage.store import Outdated, Store, StoreError, last_first, setting_of
from tests.shell.test_store import spoil

LOG = ((-1, {"kind": "deal"}), (0, {"kind": "show"}), (1, {"kind": "scout"}))
MORE = [(0, {"more": 1})]
GONE_ON = "The table has gone on meanwhile: look at it again."


def begun(store: Store, log: Any = LOG, **more: Any) -> int:
    return store.create("scout", 2, ("Ana", "Ben"), {"start": "fixed"}, 5, undo=True, log=log, **more)


def whole(store: Store, number: int, *known: int) -> Whole:
    found = store.whole(number, *known)
    assert found is not None
    return found


def match(store: Store, number: int) -> Match:
    found = store.match(number)
    assert found is not None
    return found


def test_a_game_is_kept_with_all_that_is_known_of_it(store: Store) -> None:
    first = begun(store)
    second = store.create("fan_tan", 1, ("Zoë", "Ben", "Cy"), {}, None, undo=False, scores=(1, 2, 3))
    assert (first, second) == (1, 2)
    found = whole(store, first)
    assert attrs.evolve(found.match, played="") == Match(
        1, "scout", 2, ("Ana", "Ben"), {"start": "fixed"}, 5, True, None, "", 3
    )
    assert (found.log, found.joint, found.withdrawals, found.cuts, found.first) == (LOG, (), (), 0, 0)
    other = whole(store, second)
    assert attrs.evolve(other.match, played="") == Match(
        2, "fan_tan", 1, ("Zoë", "Ben", "Cy"), {}, None, False, (1, 2, 3), "", 0
    )
    assert other.log == store.log(second) == ()
    assert store.log(first) == LOG
    assert (store.whole(3), store.match(3), store.log(3)) == (None, None, ())


def test_entries_follow_one_another_and_some_belong_together(store: Store) -> None:
    number = begun(store)
    store.append(number, 3, [(0, {"a": 1}), (1, {"b": 2})], None, joint=3)
    store.append(number, 5, MORE, (4, -1))
    found = whole(store, number)
    assert found.log == (*LOG, (0, {"a": 1}), (1, {"b": 2}), *MORE)
    assert found.joint == (range(3, 5),)
    assert found.match.scores == (4, -1)
    later = whole(store, number, 3, 0)
    assert (later.first, later.log, later.joint) == (3, found.log[3:], (range(3, 5),))
    assert whole(store, number, 6, 0).log == ()
    assert whole(store, number, 6, 0).first == 6
    assert whole(store, number, 7, 0).first == 0, "somebody has taken something back"
    assert whole(store, number, 3, 1).first == 0


def test_what_is_taken_back_is_gone_and_what_was_said_of_it_stays(store: Store) -> None:
    number, other = begun(store), begun(store)
    store.append(number, 3, MORE, (1, 2))
    store.cut(number, 3, 4, "{0} went back")
    assert whole(store, number).match.scores is None
    store.cut(number, 2, 3, cuts=1)
    found = whole(store, number)
    assert (found.log, found.cuts) == (LOG[:2], 2)
    assert found.withdrawals == (Withdrawal(2, "{0} went back"),)
    store.cut(number, 1, 2, "{1} too", cuts=2)
    assert whole(store, number).withdrawals == (Withdrawal(1, "{0} went back"), Withdrawal(1, "{1} too"))
    store.append(number, 1, LOG[1:], None, cuts=3)
    assert whole(store, number).withdrawals == (Withdrawal(1, "{0} went back"), Withdrawal(1, "{1} too"))
    assert whole(store, number, 2, 3).first == 2
    assert whole(store, number, 2, 2).first == 0
    assert whole(store, other) == Whole(match(store, other), LOG)


@pytest.mark.parametrize("entries", [2, 4])
def test_a_game_is_written_to_only_as_it_was_read(store: Store, entries: int) -> None:
    number = begun(store)
    before = whole(store, number)
    attempts: list[Callable[[], object]] = [
        lambda: store.append(number, entries, MORE, None),
        lambda: store.append(number, 3, MORE, None, cuts=1),
        lambda: store.cut(number, 1, entries),
        lambda: store.cut(number, 1, 3, cuts=1),
    ]
    for attempt in attempts:
        with pytest.raises(Outdated) as error:
            attempt()
        assert str(error.value) == GONE_ON
    assert whole(store, number) == before
    with pytest.raises(StoreError, match=r"^The game could not be saved in .*: it has been deleted\.$"):
        store.append(number + 1, 0, [], None)


def test_of_several_entries_all_are_saved_or_none(store: Store) -> None:
    number = begun(store)
    before = whole(store, number)
    with pytest.raises(TypeError):
        store.append(number, 3, [*MORE, (1, {"no form": object()})], None)
    assert whole(store, number) == before
    store.append(number, 3, MORE, None)


def test_players_get_other_names_in_their_game_alone(store: Store) -> None:
    number, other = begun(store), begun(store)
    store.rename(number, ("Cleo", "Dan"))
    assert match(store, number).players == ("Cleo", "Dan")
    assert match(store, other).players == ("Ana", "Ben")


def test_a_game_that_is_forgotten_takes_its_own_settings_along_and_no_others(store: Store) -> None:
    number = begun(store)
    own, others = setting_of(number), (f"{setting_of(number)}0", "names", f"x{setting_of(number)}/cuts")
    assert own == "match/1"
    store.append(number, 3, MORE, None)
    store.cut(number, 3, 4, "{0} went back")
    for name in (own, f"{own}/seats", *others):
        store.remember(name, ["kept"])
    store.delete(number)
    assert [store.recall(name) for name in (own, f"{own}/seats", f"{own}/cuts")] == [None, None, None]
    assert [store.recall(name) for name in others] == [["kept"]] * 3
    assert store.matches() == ()
    for table in ("entries", "withdrawals"):
        assert store._query(f"SELECT COUNT(*) FROM {table}") == [(0,)]
    assert begun(store) == number + 1


def test_games_are_listed_with_the_last_played_first(store: Store, tmp_path: Path) -> None:
    numbers = [begun(store, ()) for _ in range(4)]
    for number, time in zip(numbers, ("2024-01-02", "2024-01-03", "2024-01-03", "2024-01-01"), strict=True):
        spoil(tmp_path, f"UPDATE matches SET played = '{time} 00:00:00' WHERE id = {number}")
    assert [found.id for found in store.matches()] == [3, 2, 1, 4]
    assert last_first(store.matches()[::-1]) == store.matches()
    store.append(4, 0, [], None)
    assert store.matches()[0].id == 4


def test_a_game_without_some_of_its_entries_is_damaged_and_said_to_be(store: Store, tmp_path: Path) -> None:
    number, other = begun(store), begun(store)
    spoil(tmp_path, "DELETE FROM entries WHERE match = ? AND number = 1", number)
    said = "This game is damaged: some of its entries are missing."
    found = {each.id: each for each in store.matches()}
    assert (found[number].damage, found[number].game, found[number].players) == (said, "scout", ("Ana", "Ben"))
    assert not found[other].damage
    with pytest.raises(StoreError) as error:
        store.whole(number)
    assert str(error.value) == said
    spoil(tmp_path, "UPDATE entries SET seat = 'x' WHERE match = ? AND number = 2", other)
    with pytest.raises(StoreError) as error:
        store.whole(other)
    assert str(error.value) == "This game is damaged: entry 2 has no seat but 'x'."


def test_where_a_game_cannot_be_read_the_others_are_listed_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = (begun(store) for _ in range(3))
    query = store._query

    def broken(question: str, *values: object) -> Any:
        if (question.startswith("SELECT COUNT") and values == (first,)) or (
            question.startswith("SELECT id, game") and values == (second,)
        ):
            raise StoreError("Unreadable.")
        return query(question, *values)

    monkeypatch.setattr(store, "_query", broken)
    found = {each.id: each for each in store.matches()}
    said = "This game is damaged: its place in the file cannot be read."
    assert (found[first].damage, found[first].players) == (said, ("Ana", "Ben"))
    assert (found[second].damage, found[second].players) == (said, ())
    assert not found[third].damage

    def listless(question: str, *values: object) -> Any:
        if question == "SELECT id FROM matches":
            raise StoreError("Unreadable.")
        return query(question, *values)

    monkeypatch.setattr(store, "_query", listless)
    assert [each.id for each in store.matches()] == [third, second, first]
    store._db.execute("UPDATE numbers SET last = 'x'")
    assert store.matches() == ()


def test_numbers_go_on_behind_the_highest_that_is_known(store: Store) -> None:
    assert begun(store, ()) == 1
    store._db.execute("DELETE FROM numbers")
    assert begun(store, ()) == 2
    store._db.execute("UPDATE numbers SET last = 9")
    assert begun(store, ()) == 10
    store.delete(10)
    assert begun(store, ()) == 11
    assert store._query("SELECT last FROM numbers") == [(11,)]


def test_settings_are_kept_changed_and_seen_by_all(store: Store, tmp_path: Path) -> None:
    assert store.recall("count") is None
    store.change("count", lambda value: [value])
    store.change("count", lambda value: [*value, 2])
    other = Store(tmp_path)
    assert other.recall("count") == [None, 2]
    before, mine = store.stamp(), other.stamp()
    assert (store.stamp(), other.stamp()) == (before, mine)
    store.remember("count", 3)
    assert store.stamp() != before
    assert other.stamp() != mine
    assert other.recall("count") == 3
    other.close()


def test_what_cannot_be_written_or_read_is_said_with_the_place_and_the_reason(store: Store, tmp_path: Path) -> None:
    number = begun(store)
    store._db.execute("PRAGMA query_only=ON")
    place = escape(named(tmp_path))
    why = rf"in {place}: attempt to write a readonly database\.$"
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: store.append(number, 3, MORE, None), "The game could not be saved"),
        (lambda: store.delete(number), "The game could not be deleted"),
        (lambda: store.remember("a", 1), "The setting could not be saved"),
        (lambda: store.change("a", lambda _: 1), "The setting could not be saved"),
    ]
    for attempt, said in attempts:
        with pytest.raises(StoreError, match=f"^{said} {why}"):
            attempt()
    store._db.execute("PRAGMA query_only=OFF")
    store._db.execute("DROP TABLE entries")
    with pytest.raises(StoreError, match=rf"^The saved games in {place} cannot be read: no such table: entries\.$"):
        store._query("SELECT * FROM entries")
    assert store.recall("a") is None
    store._db.execute("DROP TABLE settings")
    assert store.recall("a") is None


def test_a_store_that_cannot_be_opened_says_where_and_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(
        StoreError, match=rf"^The saved games in {escape(named(tmp_path / 'file'))} cannot be opened: [A-Z][a-z ]+\.$"
    ):
        Store(tmp_path / "file")
    (tmp_path / "circus.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(
        StoreError, match=rf"^The saved games in {escape(named(tmp_path))} cannot be opened: file is not a database\.$"
    ):
        Store(tmp_path)


def test_a_file_that_has_been_removed_is_missed_at_once(store: Store, tmp_path: Path) -> None:
    (tmp_path / "circus.db").unlink()
    with pytest.raises(StoreError) as error:
        store.matches()
    assert str(error.value) == f"The saved games are gone: the file in {named(tmp_path)} has been removed or replaced."


def test_a_moment_is_seen_as_it_was_and_a_store_that_is_closed_lets_go(store: Store, tmp_path: Path) -> None:
    number = begun(store)
    other = Store(tmp_path)
    with other._snapshot():
        before = other._query("SELECT COUNT(*) FROM entries")
        store.append(number, 3, MORE, None)
        assert other._query("SELECT COUNT(*) FROM entries") == before
    assert other._query("SELECT COUNT(*) FROM entries") == [(4,)]
    other.close()
    with pytest.raises(sqlite3.ProgrammingError):
        other._db.execute("SELECT 1")


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), "its bytes make no sense"),
        (sqlite3.DatabaseError("x\x07" * 300), "x" * 100),
    ],
    ids=["bytes", "long"],
)
def test_what_is_said_of_a_damaged_file_is_short_and_printable(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, why: str
) -> None:
    class Torn:
        def execute(self, *_: object) -> None:
            raise error

    monkeypatch.setattr(store, "_db", Torn())
    with pytest.raises(StoreError) as said:
        store.matches()
    assert str(said.value) == f"The saved games in {named(tmp_path)} cannot be read: {why}."
