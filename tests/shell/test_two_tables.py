"""Two windows at one table, each with seats of its own: who may move, who was faster, and what each then knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from circus_tui.storage.store import Outdated, Store, StoreError
from circus_tui.tables import notices
from circus_tui.tables.hotseat import Await, Curtain
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import StaleError, Table
from rules import GAMES, scout
from rules.core import CHANCE, Illegal
from rules.history import is_asked
from rules.record import BadRecord
from rules.scout.moves import Orient, Scout, Show
from rules.scout.state import Options
from tests.shell.tables import FIXED, oriented, play_on

GONE_ON = "^The table has gone on meanwhile: look at it again\\.$"
NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """The same file, as another window has it open."""
    opened = Store(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def windows(store: Store, other: Store) -> tuple[Table, Table]:
    """Three at a table of SCOUT, the cards just dealt: one at the first window, two at the second."""
    first = Table.create(store, scout, NAMES, FIXED, seed=5, seats={0})
    return first, Table.resume(other, first.match, {1, 2})


def test_each_window_has_its_seats_and_its_own_revision(windows: tuple[Table, Table]) -> None:
    first, second = windows
    assert first.elsewhere == {1, 2}
    assert second.elsewhere == {0}
    assert first.players == second.players == NAMES
    assert first.match.id == second.match.id
    assert (first.moment, second.moment) == ((1, 0), (1, 0))
    assert [first.situation(None), second.situation(None)] == [Curtain(0), Curtain(1)]
    assert (first.revision, second.revision) == (1, 0)


def test_who_chooses_at_the_same_time_needs_not_wait_for_the_other_window(windows: tuple[Table, Table]) -> None:
    first, second = windows
    before = second.revision
    first.play(0, (Orient(True),), first.revision)
    assert second.is_behind
    second.play(1, (Orient(False),), before)
    assert not second.is_behind
    assert second.entries == 3
    assert first.is_behind
    assert first.refresh()
    assert first.view(None) == second.view(None)
    assert not first.refresh()


def test_what_was_decided_before_the_table_went_on_is_not_played(windows: tuple[Table, Table]) -> None:
    first, second = windows
    for table, seat in ((second, 1), (second, 2), (first, 0)):
        table.refresh()
        table.play(seat, (Orient(False),), table.revision)
    before = second.revision
    with pytest.raises(StaleError, match=GONE_ON):
        second.play(1, (Orient(True),), before)
    assert second.entries == first.entries == 4
    assert second.revision == before + 1
    with pytest.raises(StaleError, match=GONE_ON):
        second.play(1, (Show(0, 1),), before)
    first.play(0, (Show(0, 1),), first.revision)
    with pytest.raises(StaleError, match=GONE_ON):
        second.play_all(((1, Show(0, 1)), (2, Show(0, 1))), second.revision)
    assert second.moment == (5, 0)


def test_what_several_decide_together_they_decide_on_the_table_as_it_is(windows: tuple[Table, Table]) -> None:
    first, second = windows
    first.play(0, (Orient(True),), first.revision)
    both = ((1, Orient(True)), (2, Orient(True)))
    with pytest.raises(StaleError, match=GONE_ON):
        second.play_all(both, second.revision)
    assert second.entries == 2
    second.play_all(both, second.revision)
    assert second.entries == 4


def test_nobody_decides_for_a_seat_at_another_window(windows: tuple[Table, Table]) -> None:
    first, second = windows
    for entries in (((1, Orient(True)),), ((0, Orient(True)), (1, Orient(True)))):
        with pytest.raises(StaleError, match=r"^Whoever decides now sits at another window\.$"):
            first.play_all(entries, first.revision)
    assert first.entries == second.entries == 1
    looking = Table(first._store, first.match, first._history, None)
    with pytest.raises(StaleError, match=GONE_ON):
        looking.play(0, (Orient(True),), looking.revision)
    with pytest.raises(StaleError, match=GONE_ON):
        looking.advance()
    assert looking.watching
    assert (looking.elsewhere, looking.free, looking.take_back()) == (frozenset(), frozenset(), None)
    looking.leave()


def test_a_seat_is_asked_the_same_as_long_as_only_others_who_choose_too_have_moved(
    windows: tuple[Table, Table],
) -> None:
    first, second = windows
    dealt = first.moment
    assert [first.waits_for(seat, dealt) for seat in (0, 1, 2)] == [True] * 3
    second.play(1, (Orient(True),), second.revision)
    first.refresh()
    assert [first.waits_for(seat, dealt) for seat in (0, 1, 2)] == [True, False, True]
    second.play(2, (Orient(True),), second.revision)
    first.play(0, (Orient(True),), first.revision)
    assert [first.waits_for(seat, dealt) for seat in (0, 1, 2)] == [False] * 3
    assert first.waits_for(0, first.moment)
    assert not first.waits_for(0, (first.entries, 1)), "something has been taken back"


def test_what_is_taken_back_in_one_window_is_gone_in_the_other(windows: tuple[Table, Table]) -> None:
    first, second = windows
    first.play(0, (Orient(True),), first.revision)
    second.refresh()
    told, revision = second.events(), second.revision
    assert len(told) == 2
    back = first.take_back()
    assert back is not None
    first.undo(back.number)
    assert first.moment == (1, 1)
    assert second.is_behind
    with pytest.raises(StaleError, match=GONE_ON):
        second.undo(0)
    assert (second.moment, second.revision) == ((1, 1), revision + 1)
    assert second.events() == first.events()
    first.play(0, (Orient(False),), first.revision)
    second.refresh()
    assert second.moment == (2, 1)


def faster(table: Table, times: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let another window be faster so many times; gives a list of the attempts."""
    real, tried = table._store.append, list[int]()

    def append(*given: Any, **named: Any) -> None:
        tried.append(len(tried))
        if len(tried) <= times:
            raise Outdated
        real(*given, **named)

    monkeypatch.setattr(table._store, "append", append)
    return tried


def test_who_was_slower_tries_again_and_not_for_ever(
    windows: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = windows
    tried = faster(first, 19, monkeypatch)
    first.play(0, (Orient(True),), first.revision)
    assert len(tried) == 20
    assert first.entries == 2
    tried = faster(second, 99, monkeypatch)
    with pytest.raises(StaleError, match=GONE_ON):
        second.play(1, (Orient(True),), second.revision)
    assert len(tried) == 20
    assert second.entries == 2


def test_what_any_window_may_do_is_left_to_the_faster_one(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.create(store, scout, NAMES, FIXED, seed=5)
    dealt = table.view(0)
    store.cut(table.match.id, 0, table.entries)
    tried = faster(table, 1, monkeypatch)
    table.advance()
    assert len(tried) == 2
    assert table.view(0) == dealt


def test_a_move_that_nobody_may_make_is_saved_nowhere(windows: tuple[Table, Table]) -> None:
    first, _ = windows
    with pytest.raises(Illegal):
        first.play(0, (Orient(True), Orient(True)), first.revision)
    assert not first.is_behind
    assert first.entries == 1


def test_several_seats_of_one_window_decide_together_and_it_goes_back_together(store: Store) -> None:
    table = oriented(store)
    moves = ((0, Show(0, 1)), (1, Scout("left", False, 0)))
    table.play_all(moves, table.revision)
    assert [entry.seat for entry in table._history.entries[3:5]] == [0, 1]
    assert table._together == [range(3, 5)]
    back = table.take_back()
    assert back is not None
    assert (back.number, back.seat) == (3, 0)
    table.undo(4)
    assert table._together == []


def test_those_who_listen_are_told_of_every_change(store: Store) -> None:
    table, heard = oriented(store), list[int]()
    stop = notices.listen(store.folder, table.match.id, heard.append)
    table.play(0, (Show(0, 1),), table.revision)
    assert heard == [table.match.id]
    back = table.take_back()
    assert back is not None
    table.undo(back.number)
    table.rename(1, "Zoë")
    assert heard == [table.match.id] * 3
    stop()


def test_a_seat_gets_another_name_in_every_window(windows: tuple[Table, Table]) -> None:
    first, second = windows
    first.rename(1, "  Ben\n the 2nd ")
    assert first.players == ("Ana", "Ben the 2nd", "Cleo")
    assert first.match.players == first.players
    assert first.places is not None
    assert [place.name for place in first.places.seen] == list(first.players)
    assert second.refresh()
    assert second.players == first.players
    looking = Table(first._store, first.match, first._history, None)
    looking.rename(0, "Dan")
    assert looking.players == ("Dan", "Ben the 2nd", "Cleo")


def test_a_table_of_a_wrong_number_of_players_is_not_opened(store: Store) -> None:
    with pytest.raises(ValueError, match="2, 3, 4 or 5"):
        Table.create(store, scout, ("Ana",), FIXED)
    assert store.matches() == ()


def test_a_table_is_opened_as_it_was_wished(store: Store) -> None:
    table = Table.create(store, scout, NAMES, Options(start="holder_of_1_2"), seed=7, undo=False, seats={2})
    match = store.match(table.match.id)
    assert match == table.match
    assert match is not None
    assert (match.game, match.rules_version, match.options) == ("scout", 1, {"start": "holder_of_1_2"})
    assert (match.seed, match.undo, match.entries) == (7, False, 1)
    assert table.options == Options(start="holder_of_1_2")
    assert table.rules is scout
    assert table.elsewhere == {0, 1}
    assert Table.create(store, scout, NAMES, FIXED).match.undo


def test_whoever_sits_down_is_known_by_the_table(store: Store) -> None:
    somebody = Sitter(label="Zoë's window", owner="zoe")
    table = Table.create(store, scout, NAMES, FIXED, seats={0}, sitter=somebody)
    other = Table.resume(store, table.match, {1}, sitter=somebody)
    assert table.places is not None
    assert other.places is not None
    assert table.places.sitter == other.places.sitter == somebody
    other.places.look()
    assert [place.owner for place in other.places.seen] == ["zoe", "zoe", ""]


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_table_waits_for_nothing_but_a_decision_or_a_look_at_a_result(slug: str, store: Store) -> None:
    rules, rng = GAMES[slug], Random(9)
    table = Table.create(store, rules, NAMES[: max(2, rules.INFO.seats[0])], rules.Options(), seed=9)
    for _ in range(120):
        state = table._history.state
        acting = rules.to_act(state)
        assert acting != {CHANCE} or table.result is not None
        assert all(is_asked(rules, state, seat) for seat in acting - {CHANCE})
        if not play_on(table, rng):
            break


def test_who_finds_a_seat_taken_sits_nowhere(windows: tuple[Table, Table], other: Store) -> None:
    first, second = windows
    second.leave()
    with pytest.raises(StoreError, match=r"^Ana sits at another window\.$"):
        Table.resume(other, first.match, {0, 1})
    assert Table.resume(other, first.match, {1}).elsewhere == {0, 2}


def spoil_reading(monkeypatch: pytest.MonkeyPatch, store: Store, after: int) -> None:
    """Let the game be deleted for whoever reads it, once it has been read so many times."""
    real, read = store.whole, list[int]()

    def whole(*given: Any) -> Any:
        read.append(1)
        return real(*given) if len(read) <= after else None

    monkeypatch.setattr(store, "whole", whole)


def test_who_cannot_read_the_game_once_seated_stands_up_again(
    windows: tuple[Table, Table], other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = windows
    second.leave()
    spoil_reading(monkeypatch, other, 1)
    with pytest.raises(BadRecord, match="deleted"):
        Table.resume(other, first.match, {1})
    assert first.places is not None
    first.places.look()
    assert first.free == {1, 2}
    first.play(0, (Orient(True),), first.revision)
    seated = Table.resume(first._store, first.match, {2})
    spoil_reading(monkeypatch, first._store, 0)
    with pytest.raises(BadRecord, match="deleted"):
        seated.sit({1})
    assert seated.elsewhere == {0, 1}
    with pytest.raises(StoreError, match="deleted"):
        seated.play(2, (Orient(True),), seated.revision)


def test_who_sits_down_sees_what_was_played_meanwhile(windows: tuple[Table, Table]) -> None:
    first, second = windows
    assert second.places is not None
    second.places.leave([2])
    second.play(1, (Orient(True),), second.revision)
    revision = first.revision
    assert first.sit({2}) == ""
    assert first.elsewhere == {1}
    assert first.entries == 2
    assert first.revision == revision + 2
    assert first.sit({1}) == "Ben sits at another window."
    assert first.situation(None, frozenset({0, 2})) == Await(0)


def test_what_is_known_of_the_past_is_what_the_table_saw(store: Store) -> None:
    table = oriented(store)
    table.play(0, (Show(0, 1),), table.revision)
    views = table.past()
    assert len(views) == table.entries + 1
    assert views == tuple(table.view_at(number) for number in range(table.entries + 1))
    assert views[-1] == table.view(None)
    assert [table.last_entry_of(seat) for seat in (CHANCE, 0, 1, 2)] == [1, 4, 3, 0]
    assert [len(told) > 0 for told in table.events()] == [True, True, True, True]
    assert table.events() == table.events()


def test_without_a_seed_no_two_tables_are_dealt_alike_and_with_one_each_deal_is_another(store: Store) -> None:
    deals: list[Callable[[], Table]] = [
        lambda: Table.create(store, scout, NAMES, FIXED),
        lambda: Table.create(store, scout, NAMES, FIXED, seed=1),
    ]
    alike = [deal().view(0) == deal().view(0) for deal in deals]
    assert alike == [False, True]


def test_what_the_computer_decided_goes_back_with_what_a_person_did(store: Store) -> None:
    table = oriented(store)
    mine, theirs = table.take_back(), table.take_back(frozenset({1}))
    assert mine is not None
    assert theirs is not None
    assert (mine.number, mine.seat, theirs.number, theirs.seat) == (2, 1, 1, 0)


def test_who_was_slower_takes_nothing_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = oriented(store)

    def outdated(*_: object, **__: object) -> None:
        raise Outdated

    monkeypatch.setattr(store, "cut", outdated)
    with pytest.raises(StaleError, match=GONE_ON):
        table.undo(1)
    assert table.moment == (3, 0)


def test_a_line_of_what_was_taken_back_that_stands_nowhere_is_told_last(store: Store) -> None:
    table = oriented(store)
    store._db.execute("INSERT INTO withdrawals (match, number, words) VALUES (?, 99, 'Gone.')", (table.match.id,))
    assert table.refresh()
    assert [event.text for event in table.events()[-1]][-1] == "Gone."


def test_of_what_others_have_played_no_more_is_read_than_that(
    windows: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = windows
    first.play(0, (Orient(True),), first.revision)
    first.undo(1)
    second.refresh()
    first.play(0, (Orient(False),), first.revision)
    asked, real = list[Any](), second._store.whole

    def whole(*given: Any) -> Any:
        asked.append(given)
        return real(*given)

    monkeypatch.setattr(second._store, "whole", whole)
    assert second.refresh()
    assert not second.refresh()
    assert asked == [(first.match.id, 1, 1)]
    assert second.moment == (2, 1)
