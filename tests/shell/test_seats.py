"""Who sits where, piece by piece: words for a seat, who is told, the door, notes and locks on the disk."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from circus_tui.storage import privacy
from circus_tui.storage.locks import Lock, begun, seat_file
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables import notices, places
from circus_tui.tables.places import AWAY, Place, Places, playing_words
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.sitter import Sitter
from tests.shell.test_places import empty

PAT = Sitter("pat", "SHA256:pat")


def fails(*_: object) -> None:
    raise OSError(28, "No space left on device")


def seat_files(store: Store) -> list[Path]:
    return list(store.folder.glob("*-seat-*"))


def test_where_the_player_of_a_seat_sits_is_said_in_a_word(store: Store) -> None:
    match = empty(store)
    pat, other = Places(store, match, PAT), Places(store, match)
    pat.take([0, 1])
    pat.leave([1])
    assert [place.words for place in pat.who()] == ["here", "kept", "free"]
    assert [place.words for place in other.who()] == ["with pat", "kept", "free"]
    assert (pat.shared, other.shared) == (False, True)
    assert pat.free == {1, 2}
    assert other.free == {2}
    keep_seating(store, match.id, Seating(("", "", "easy")))
    pat.look()
    assert pat.for_people == {1}
    assert not pat.all_mine
    pat.take_free()
    assert pat.all_mine


def test_of_who_plays_elsewhere_so_many_are_named_and_the_others_counted() -> None:
    away, free = [Place(name, away=True) for name in ("Ana", "Ben", "Cleo")], Place("Dan")
    assert playing_words([*away, free], 3) == "Ana, Ben and Cleo playing · Dan free"
    assert playing_words([*away, free], 2) == "3 playing · Dan free"
    assert playing_words([free, Place("Eve", here=True)]) == ""


def test_others_are_told_of_changes_and_of_nothing_else(store: Store) -> None:
    match, heard = empty(store), list[int]()
    stop = notices.listen(store.folder, match.id, heard.append)

    def tells(act: Callable[[], object]) -> bool:
        heard.clear()
        act()
        return heard == [match.id]

    one, other = Places(store, match), Places(store, match)
    assert tells(lambda: one.take([0, 1]))
    assert not tells(lambda: one.take([0, 1]))
    assert not tells(lambda: one.take([]))
    assert not tells(lambda: other.take([0, 1, 2]))
    assert other.take([0, 1]) == "Ana sits at another window. Ben sits at another window."
    assert tells(other.take_free)
    assert not tells(other.take_free)
    assert tells(other.leave)
    assert not tells(other.leave)
    one.leave()
    assert tells(one.delete)
    stop()


def test_nothing_is_left_on_the_disk_of_a_seat_at_which_nobody_sits(store: Store) -> None:
    match = empty(store)
    one = Places(store, match)
    one.take([0])
    one.leave()
    assert not seat_files(store)
    seat_file(store.folder, match.id, 1).touch()
    one.who()
    assert not seat_files(store), "a window has ended there"
    seat_file(store.folder, match.id, 1).touch()
    assert one.delete() == ""
    assert not seat_files(store)


def test_who_cannot_take_all_seats_takes_none_and_leaves_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match, noted = empty(store), list[str]()
    one = Places(store, match)

    def note(lock: Lock, text: str) -> None:
        noted.append(text)
        if len(noted) == 2:
            fails()

    monkeypatch.setattr(Lock, "note", note)
    with pytest.raises(StoreError, match="No space left on device"):
        one.take([0, 1])
    assert not one.mine
    assert not seat_files(store)
    assert Places(store, match).take([0, 1, 2]) == ""


def test_a_window_leaves_its_seats_also_where_the_store_has_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = empty(store)
    one = Places(store, match)
    one.take([0, 1])

    def gone() -> None:
        raise StoreError("The saved games are gone.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "see_that_it_is_there", gone)
        one.leave([0])
    assert one.mine == {1}
    assert Places(store, match).take([0]) == ""


def test_a_seat_that_a_computer_plays_is_kept_for_nobody(store: Store) -> None:
    match = empty(store)
    pat, other = Places(store, match, PAT), Places(store, match)
    pat.take([1])
    pat.leave()
    other.look()
    assert other.free == {0, 2}
    keep_seating(store, match.id, Seating(("", "easy", "")))
    other.look()
    assert other.free == {0, 1, 2}


class Door:
    """Somebody stands in the door of a game until one has waited so often, two seconds each time."""

    def __init__(self, store: Store, match: int, opens: int) -> None:
        self.now = 0.0
        self._lock = Lock(store.folder / f"match-{match}.lock")
        self._lock.take()
        self._opens = opens

    def monotonic(self) -> float:
        return self.now

    def sleep(self, _: float) -> None:
        self.now += 2.0
        self._opens -= 1
        if not self._opens:
            self._lock.release()


def test_one_waits_two_seconds_at_the_door_and_no_longer(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = empty(store)
    monkeypatch.setattr(places, "time", Door(store, match.id, opens=2))
    assert [place.words for place in Places(store, match).who()] == ["free"] * 3
    monkeypatch.setattr(places, "time", Door(store, match.id, opens=3))
    with pytest.raises(StoreError) as error:
        Places(store, match).who()
    assert str(error.value) == (
        "Whether somebody else plays this game cannot be told: "
        f"match-{match.id}.lock: another window has stopped there."
    )


@pytest.mark.parametrize("note", [b"\xff", b"[", b"5", b"{}", b'{"label": 5}', b""])
def test_a_note_that_makes_no_sense_says_nothing(store: Store, note: bytes) -> None:
    match = empty(store)
    Places(store, match, PAT).take([0])
    (path,) = seat_files(store)
    path.write_bytes(note)
    assert Places(store, match).who()[0].words == AWAY


def test_a_note_that_cannot_be_read_says_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = empty(store)
    one = Places(store, match, PAT)
    one.take([0])
    monkeypatch.setattr(Path, "read_bytes", fails)
    assert Places(store, match).who()[0].words == AWAY


def test_a_lock_that_is_held_is_taken_already_and_one_that_is_not_holds_nothing(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock")
    assert not lock.holds
    assert lock.take()
    assert lock.holds
    assert lock.take()
    assert not Lock(tmp_path / "lock").take()
    lock.release()
    assert not lock.holds
    lock.release()


def test_no_lock_is_ever_open_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "close_to_others", lambda *_: None)
    before = os.umask(0)
    try:
        lock = Lock(tmp_path / "lock")
        lock.take()
    finally:
        os.umask(before)
    assert stat.S_IMODE(lock.path.stat().st_mode) == 0o600
    lock.release()


def test_a_note_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock")
    lock.take()
    for text in ("a long one", "ab", ""):
        lock.note(text)
        assert lock.path.read_text() == text


def test_a_lock_removes_its_own_file_only_and_only_if_it_is_to(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock")
    lock.take()
    lock.release()
    assert lock.path.exists()
    lock.take()
    lock.path.unlink()
    lock.path.touch()
    lock.release(remove=True)
    assert lock.path.exists(), "that one is another's"
    lock.take()
    lock.release(remove=True)
    assert not lock.path.exists()


class Late(Lock):
    """A lock whose file is removed right after it was seen to be there."""

    @property
    def holds(self) -> bool:
        self.path.unlink()
        return True


def test_a_file_that_somebody_else_has_removed_need_not_be_removed(tmp_path: Path) -> None:
    lock = Late(tmp_path / "lock")
    lock.take()
    lock.release(remove=True)
    assert not lock.path.exists()


def test_games_at_which_somebody_may_sit_are_told_by_their_files(tmp_path: Path) -> None:
    for name in (
        "match-7-seat-0.lock",
        "match-7-seat-2.lock",
        "match-12-seat-x.lock",
        "match-x-seat-1.lock",
        "match-8.lock",
    ):
        (tmp_path / name).touch()
    assert begun(tmp_path) == {7, 12}
    assert begun(tmp_path / "nowhere") == frozenset()
