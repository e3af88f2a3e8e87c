"""Two windows on one game: what was read once is not trusted for ever."""

from __future__ import annotations

from random import Random

import pytest

from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.table import StaleError, Table
from rules import GAMES
from rules.record import BadRecord
from tests.shell.tables import oriented, play_on


@pytest.mark.parametrize("slug", ["scout", "fan_tan", "big_top", "circus_combat"])
def test_a_watching_table_follows_the_game_to_its_end_and_beyond(slug: str, store: Store) -> None:
    rules, rng = GAMES[slug], Random(2)
    players = ("Ana", "Ben", "Cleo")[: rules.INFO.seats[0]]
    table = Table.create(store, rules, players, rules.Options(), seed=2)
    watcher = Table.resume(store, table.match)
    while play_on(table, rng):
        if table.entries % 25 == 0:
            watcher.refresh()
    assert watcher.refresh()
    assert watcher.view(None) == table.view(None)
    assert watcher.match.scores == table.match.scores
    assert watcher.match.scores is not None


def test_a_game_that_went_on_in_another_window_is_read_anew_when_it_is_claimed(store: Store) -> None:
    table = oriented(store)
    (old,) = store.matches()
    rng = Random(1)
    while play_on(table, rng):
        pass
    table.leave()
    again = Table.resume(store, old)
    assert again.entries == table.entries
    assert again.match.scores == table.match.scores


def test_a_window_that_has_gone_can_be_followed_by_the_one_that_watches(store: Store) -> None:
    table = oriented(store)
    watcher = Table.resume(store, table.match)
    assert watcher.places is not None
    assert not watcher.free
    watcher.sit()
    assert watcher.watching
    play_on(table, Random(1))
    with pytest.raises(StaleError):
        play_on(watcher, Random(1))
    table.leave()
    assert watcher.places.look()
    assert watcher.free == {0, 1}
    assert watcher.watching, "looking whether anybody plays claims nothing"
    watcher.sit()
    assert not watcher.watching
    assert watcher.entries == table.entries
    play_on(watcher, Random(1))
    assert watcher.entries > table.entries


def test_a_game_deleted_while_it_is_watched_is_said(store: Store) -> None:
    table = oriented(store)
    watcher = Table.resume(store, table.match)
    table.leave()
    store.delete(table.match.id)
    with pytest.raises(BadRecord, match="has been deleted"):
        watcher.refresh()
    with pytest.raises(BadRecord, match="has been deleted"):
        watcher.sit()
    assert watcher.watching


def test_a_move_that_cannot_be_saved_is_not_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = oriented(store)
    seen, revision = table.view(None), table.revision

    def full(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(store, "append", full)
    with pytest.raises(StoreError):
        play_on(table, Random(1))
    monkeypatch.setattr(store, "cut", full)
    with pytest.raises(StoreError):
        table.undo(1)
    assert (table.view(None), table.revision) == (seen, revision)
    assert table.entries == 3
