"""Who sits where: one window a seat, freed when it ends however it ends; and windows that write to one game at once."""

from __future__ import annotations

import os
import signal
import stat
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from circus_tui.storage.locks import begun
from circus_tui.storage.saved import read_saved
from circus_tui.storage.store import Match, Outdated, Store, StoreError
from circus_tui.tables import notices
from circus_tui.tables.hotseat import Await
from circus_tui.tables.places import Places, owners_of, playing_words
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import StaleError, Table
from rules import GAMES
from tests.shell.tables import oriented, play_on
from tests.shell.windows import told, window

NAMES = ("Ana", "Ben", "Cleo")


def empty(store: Store, slug: str = "scout", seed: int = 4) -> Match:
    """A game at which nobody sits."""
    rules = GAMES[slug]
    return Table.create(store, rules, NAMES, rules.Options(), seed=seed, seats=()).match


def test_a_seat_is_one_windows_also_within_a_process(store: Store) -> None:
    match = empty(store)
    first, second = Places(store, match), Places(store, match)
    assert first.take([0, 2]) == ""
    assert first.mine == {0, 2}
    assert second.take([1, 2]) == "Cleo sits at another window."
    assert second.mine == frozenset(), "all or none"
    second.sitter = Sitter("pat")
    assert second.take([1]) == ""
    assert [place.words for place in first.who()] == ["here", "with pat", "here"]
    assert playing_words(Places(store, match).who()) == "Ana and Cleo playing · Ben with pat"
    first.leave([0])
    assert second.look()
    assert second.free == {0}
    second.take_free()
    assert second.mine == {0, 1}
    first.leave()
    second.leave()
    assert begun(store.folder) == frozenset()
    assert not list(store.folder.glob("*-seat-*")), "nothing is left behind"


def test_a_seat_is_kept_for_its_owner_until_it_is_given_up(store: Store) -> None:
    match = empty(store)
    guest, other = (Places(store, match, Sitter(name, f"SHA256:{name}")) for name in ("pat", "eve"))
    assert guest.take([1]) == ""
    guest.leave()
    assert "kept" in other.take([1])
    other.take_free()
    assert other.mine == {0, 2}
    assert guest.take([1]) == ""
    guest.leave(for_good=True)
    assert other.take([1]) == ""


def test_a_computers_seat_belongs_to_nobody(store: Store) -> None:
    match = empty(store)
    keep_seating(store, match.id, Seating(("", "greedy", "")))
    guest, other = (Places(store, match, Sitter(name, f"SHA256:{name}")) for name in ("pat", "eve"))
    guest.take_free()
    guest.leave()
    other.who()
    assert other.computers == other.free == {1}


def test_spoilt_owners_are_nobody(store: Store) -> None:
    match = empty(store)
    for form, owners in (
        ({"9" * 5000: "eve", "1": "eve", "2": 5, "x": "eve", "-1": "eve", "99": "eve"}, {1: "eve"}),
        (["eve"], {}),
        ("eve", {}),
    ):
        store.remember(f"match/{match.id}/owners", form)
        assert owners_of(store, match.id) == owners


def test_who_sits_where_is_for_its_user_alone(store: Store) -> None:
    before = os.umask(0)
    try:
        oriented(store)
    finally:
        os.umask(before)
    for path in store.folder.glob("match-*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_window_whose_lock_is_removed_takes_it_again_or_loses_the_seat(store: Store) -> None:
    match = empty(store)
    first, second = Places(store, match), Places(store, match)
    first.take([0, 1])
    for path in store.folder.glob("*-seat-*"):
        path.unlink()
    assert not first.look()
    assert first.mine == {0, 1}
    for path in store.folder.glob("*-seat-*"):
        path.write_text("\0[[" * 1000)
        path.unlink()
    assert second.take([0]) == ""
    assert first.look()
    assert first.mine == {1}
    assert [place.away for place in first.seen] == [True, False, False]


def test_a_game_is_deleted_only_where_nobody_sits(store: Store) -> None:
    match = empty(store)
    places = Places(store, match, Sitter("pat", "SHA256:pat"))
    places.take([1])
    assert "played in another window" in Places(store, match).delete()
    places.leave()
    assert Places(store, match).delete() == ""
    assert store.matches() == ()
    assert store.recall(f"match/{match.id}/owners") is None


def test_nobody_writes_to_a_game_but_at_its_end(store: Store, tmp_path: Path) -> None:
    table = oriented(store)
    other = Store(tmp_path)
    entries = [(seat, move) for seat, move in other.log(table.match.id)]
    with pytest.raises(Outdated):
        other.append(table.match.id, table.entries - 1, entries[:1], None)
    with pytest.raises(Outdated):
        other.append(table.match.id, table.entries + 1, entries[:1], None)
    with pytest.raises(Outdated):
        other.cut(table.match.id, 1, table.entries - 1)
    table.undo(table.entries - 1)
    with pytest.raises(Outdated):
        other.append(table.match.id, table.entries, entries[-1:], None)
    assert len(other.log(table.match.id)) == table.entries
    other.close()


def test_a_game_taken_back_and_played_on_elsewhere_is_read_anew(store: Store, tmp_path: Path) -> None:
    """It has as many entries as before, and the last one may even be the same."""
    table = oriented(store)
    watcher = Table.resume(Store(tmp_path), table.match, ())
    moves = list(table.rules.legal_moves(table.view(0), 0))
    for move in (moves[0], moves[1]):
        before = table.entries
        table.play(0, (move,), table.revision)
        assert watcher.refresh()
        assert watcher.view(0) == table.view(0)
        table.undo(before)
    table.play(0, (moves[0],), table.revision)
    assert watcher.refresh()
    assert watcher.view(0) == table.view(0)
    assert not watcher.refresh()


def test_sessions_in_one_process_are_told_at_once(store: Store) -> None:
    table, heard = oriented(store), Counter[int]()
    stop = notices.listen(store.folder, table.match.id, lambda match: heard.update([match]))
    table.play(0, (next(iter(table.rules.legal_moves(table.view(0), 0))),), table.revision)
    assert heard[table.match.id] == 1
    table.leave()
    assert heard[table.match.id] == 2
    stop()
    table.sit()
    assert heard[table.match.id] == 2


def test_a_taken_seat_is_said_when_a_game_is_opened(store: Store) -> None:
    table = oriented(store)
    with pytest.raises(StoreError, match=r"^Ben sits at another window\.$"):
        Table.resume(store, table.match, [1])
    table.leave()
    again = Table.resume(store, table.match, [1], Sitter("pat"))
    assert again.elsewhere == {0}
    assert not again.watching
    with pytest.raises(StaleError, match="at another window"):
        play_on(again, Random(1))
    assert again.situation(None) == Await(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "seats"), [("scout", ("0", "1", "2")), ("big_top", ("0", "12")), ("drum_roll", ("0", "1", "2"))]
)
def test_windows_that_play_as_fast_as_they_can_lose_nothing(slug: str, seats: tuple[str, ...], store: Store) -> None:
    """Three processes; what one has been told is saved is there, and the whole is a game by the rules."""
    match = empty(store, slug)
    printed = told([window(store.folder, match.id, each) for each in seats])
    saved = read_saved(store, match.id)
    made = Counter(entry.seat for entry in saved.history.entries)
    assert saved.whole.match.scores is not None
    for seat in range(len(NAMES)):
        assert 0 < printed[f"played {seat}"] <= made[seat]
    if slug == "scout":
        assert sum(printed[f"played {seat}"] for seat in range(3)) == sum(made[seat] for seat in range(3))


@pytest.mark.slow
def test_a_window_that_is_killed_leaves_its_seat_and_comes_back(store: Store) -> None:
    match = empty(store, "drum_roll")
    windows = [window(store.folder, match.id, each) for each in ("0", "12")]
    while store.match(match.id).entries < 40:  # type: ignore[union-attr]
        time.sleep(0.01)
    windows[1].send_signal(signal.SIGKILL)
    windows[1].communicate()
    places = Places(store, match)
    assert [place.away for place in places.who()] == [True, False, False]
    before = len(read_saved(store, match.id).history.entries)
    again = window(store.folder, match.id, "12")
    printed = told([windows[0], again])
    saved = read_saved(store, match.id)
    assert saved.whole.match.scores is not None
    assert len(saved.history.entries) > before
    assert printed["sits"] == 2
    assert not begun(store.folder)


@pytest.mark.slow
def test_a_watcher_with_many_entries_behind_reads_on_quickly(store: Store, tmp_path: Path) -> None:
    table, rng = Table.create(store, GAMES["drum_roll"], NAMES, GAMES["drum_roll"].Options(), seed=1), Random(1)
    watcher = Table.resume(Store(tmp_path), table.match, ())
    for _ in range(150):
        play_on(table, rng)
    watcher.refresh()
    play_on(table, rng)
    begun_at = time.thread_time()
    assert watcher.refresh()
    assert time.thread_time() - begun_at < 0.05, "only what is new is replayed"
    assert watcher.view(0) == table.view(0)
    assert watcher.events() == table.events()
