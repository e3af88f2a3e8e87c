"""The table and the store: every move is on the disk before it is shown, and nothing is believed unread."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.hotseat import Await, Curtain, Decide, Over
from circus_tui.tables.table import StaleError, Table, record_of
from rules import GAMES, scout
from rules.core import CHANCE, Illegal
from rules.record import BadRecord, read, write
from rules.scout.moves import Orient, Scout, Show
from rules.scout.state import Options

FIXED = Options(start="fixed")


def oriented(store: Store) -> Table:
    """A two-player table after both have chosen."""
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, seed=5)
    for seat in (0, 1):
        table.play(seat, (Orient(False),), table.revision)
    return table


def test_a_move_is_saved_when_play_returns(store: Store, tmp_path: Path) -> None:
    table = oriented(store)
    table.play(0, (Show(0, 1),), table.revision)
    other = sqlite3.connect(tmp_path / "circus.db")
    assert other.execute("SELECT COUNT(*) FROM entries").fetchone() == (table.entries,)
    other.close()


def test_a_saved_game_is_the_same_game(store: Store) -> None:
    table = oriented(store)
    table.play(0, (Show(0, 1),), table.revision)
    table.leave()
    (match,) = store.matches()
    again = Table.resume(store, match)
    assert [again.view(seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]
    assert again.players == ("Ana", "Ben")
    assert not again.watching


def test_two_moves_in_one_go_are_both_saved_or_neither(store: Store) -> None:
    table = oriented(store)
    before = table.entries
    with pytest.raises(Illegal):
        table.play(0, (Show(0, 1), Show(0, 1)), table.revision)
    assert table.entries == before
    assert len(store.log(table.match.id)) == before


def test_moves_of_several_seats_in_one_go_are_all_saved_or_none(store: Store) -> None:
    table = oriented(store)
    before = table.entries
    with pytest.raises(Illegal):
        table.play_all(((0, Show(0, 1)), (0, Show(0, 1))), table.revision)
    assert table.entries == len(store.log(table.match.id)) == before
    table.play_all(((0, Show(0, 1)), (1, Scout("left", False, 0))), table.revision)
    assert [seat for seat, _ in store.log(table.match.id)[before:]][:2] == [0, 1]


def test_a_move_on_an_old_revision_fails_loudly(store: Store) -> None:
    table = oriented(store)
    old = table.revision
    table.play(0, (Show(0, 1),), old)
    with pytest.raises(StaleError):
        table.play(1, (Scout("left", False, 0),), old)


def test_a_second_table_may_only_watch_and_sees_what_is_played(store: Store) -> None:
    table = oriented(store)
    (match,) = store.matches()
    second = Table.resume(store, match)
    assert second.watching
    with pytest.raises(StaleError):
        second.play(0, (Show(0, 1),), second.revision)
    assert not second.refresh()
    table.play(0, (Show(0, 1),), table.revision)
    assert second.refresh()
    assert second.view(None) == table.view(None)
    table.leave()
    assert not Table.resume(store, match).watching


def test_undo_is_saved_too_and_asks_when_something_was_shown(store: Store) -> None:
    table = oriented(store)
    table.play(0, (Show(0, 1),), table.revision)
    back = table.take_back()
    assert back is not None
    assert (back.seat, back.free) == (0, False)
    table.play(1, (Scout("left", False, 0),), table.revision)
    back = table.take_back()
    assert back is not None
    assert (back.seat, back.free) == (1, True)
    table.undo(back.number)
    assert len(store.log(table.match.id)) == back.number == table.entries
    assert len(table.events()) == table.entries


def test_a_table_may_forbid_undo(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, undo=False)
    table.play(0, (Orient(False),), table.revision)
    assert table.take_back() is None


def test_a_seed_deals_the_same_cards(store: Store) -> None:
    first, second = (Table.create(store, scout, ("Ana", "Ben", "Cleo"), FIXED, seed=9) for _ in range(2))
    other = Table.create(store, scout, ("Ana", "Ben", "Cleo"), FIXED)
    assert first.view(0) == second.view(0)
    assert first.view(0) != other.view(0)


def test_a_spoilt_log_is_refused_with_a_sentence(store: Store, tmp_path: Path) -> None:
    table = oriented(store)
    table.leave()
    other = sqlite3.connect(tmp_path / "circus.db")
    other.execute("""UPDATE entries SET move = '{"kind": "show", "start": 90, "length": 1}' WHERE number = 2""")
    other.commit()
    other.close()
    with pytest.raises(BadRecord, match="Entry 2"):
        Table.resume(store, store.matches()[0])


def test_a_folder_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path / "file")
    (tmp_path / "circus.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path)


def test_settings_are_remembered_and_games_can_be_deleted(store: Store) -> None:
    store.remember("names", ["Ana"])
    store.remember("names", ["Ben"])
    assert store.recall("names") == ["Ben"]
    assert store.recall("other") is None
    table = oriented(store)
    store.delete(table.match.id)
    assert store.matches() == ()
    assert store.log(table.match.id) == ()


def test_the_record_of_a_table_is_believed(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, seed=5)
    while not isinstance(table.situation(None), Over):
        play_on(table)
    (match,) = store.matches()
    record = read(write(record_of(store, match)).encode())
    assert record.players == ("Ana", "Ben")
    assert record.seed == 5


def test_a_game_that_goes_on_gives_no_record(store: Store) -> None:
    oriented(store)
    with pytest.raises(BadRecord, match="every hand"):
        record_of(store, store.matches()[0])


def play_on(table: Table) -> None:
    """Make some move, or let chance make one."""
    acting = scout.to_act(table.view(None))
    if acting == {CHANCE}:
        before = table.entries
        table.advance()
        assert table.entries > before
        return
    seat = min(acting)
    moves = scout.legal_moves(table.view(seat), seat)
    table.play(seat, (moves[-1] if isinstance(moves[-1], Show) else moves[0],), table.revision)


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_would_be_taken_back_tells_no_secret(slug: str, store: Store) -> None:
    """The words are the same whatever the choice was, if it was made in secret."""
    rules, rng = GAMES[slug], Random(2)
    table = Table.create(store, rules, ("Ana", "Ben", "Cleo")[: max(rules.INFO.seats[0], 2)], rules.Options(), seed=3)
    compared = 0
    for _ in range(60):
        acting = rules.to_act(table.view(None))
        if acting == {CHANCE}:
            table.advance()
            continue
        if not acting:
            break
        seat = min(acting)
        moves = list(rules.legal_moves(table.view(seat), seat))
        if len(acting) > 1 and rules.private(table.view(None), seat):
            said = set()
            for move in (moves[0], moves[-1]):
                before = table.entries
                table.play(seat, (move,), table.revision)
                back = table.take_back()
                assert back is not None
                said.add(back.what)
                table.undo(before)
            assert len(said) == 1
            compared += 1
        table.play(seat, (rng.choice(moves),), table.revision)
    assert compared or slug in ("circus_combat", "colosseum", "fan_tan")


def test_a_table_says_who_may_look_knowing_who_sits_there_and_which_seats_the_computer_has(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, seed=5)
    assert table.situation(None) == Curtain(0)
    assert table.situation(1) == Decide(1, 1)
    assert table.situation(1, frozenset({1})) == Curtain(0)
    assert table.situation(1, frozenset({0, 1})) == Await(0)
    table.leave()
    at_one = Table.resume(store, table.match, {1})
    assert at_one.elsewhere == {0}
    assert at_one.situation(None) == Curtain(1)
    assert at_one.situation(None, frozenset({1})) == Await(0)


def test_a_table_that_wakes_goes_on_to_the_next_decision_but_not_past_a_result(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, seed=5)
    dealt = table.view(0)
    watching = Table(store, table.match, table._history, None)
    store.cut(table.match.id, 0, table.entries)
    table.refresh()
    watching.refresh()
    watching.wake()
    assert (table.entries, watching.entries) == (0, 0)
    table.wake()
    assert table.view(0) == dealt
    while table.result is None:
        play_on(table)
    entries = table.entries
    table.wake()
    assert table.entries == entries


def test_seats_are_taken_and_given_up_at_a_table_that_goes_on(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, seed=5, seats={0})
    other = Table.resume(store, table.match, {1})
    assert table.elsewhere == {1}
    assert other.elsewhere == {0}
    revision = table.revision
    assert "Ben" in table.sit({1})
    assert table.revision == revision
    assert table.elsewhere == {1}
    other.leave()
    assert table.sit({1}) == ""
    assert table.revision == revision + 1
    assert table.elsewhere == frozenset()
    assert table.sit(None) == ""
    assert table.revision == revision + 1


def test_who_only_watches_takes_nothing_back_and_nothing_is_taken_back_that_there_is_not(store: Store) -> None:
    table = oriented(store)
    watching = Table(store, table.match, table._history, None)
    with pytest.raises(StaleError, match=r"^This game is played in another window: here nothing can be taken back\.$"):
        watching.undo(1)
    before = table.revision, table.entries
    for number in (-1, table.entries):
        table.undo(number)
        assert (table.revision, table.entries) == before
    table.undo(0)
    assert table.entries == 0
