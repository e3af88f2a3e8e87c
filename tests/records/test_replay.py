"""A replay: where it stops, what it shows, what is kept secret in a game that goes on, and a new game from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.keyboard.keys import Guard
from circus_tui.records.replay import Replay
from circus_tui.screens.replay import ReplaySession
from circus_tui.storage.store import Store, setting_of
from circus_tui.tables.table import StaleError, Table
from rules import GAMES
from rules.core import CHANCE
from tests.records.games import finished
from tests.shell.tables import oriented

pytestmark = pytest.mark.slow


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_stop_is_a_table_that_people_have_seen(slug: str, store: Store) -> None:
    replay = Replay.of_saved(store, finished(store, slug))
    rules, states = replay.rules, replay.whole.states
    assert replay.entries == replay.stops[0]
    seen = [replay.entries]
    while replay.step(replay.stops, 1):
        seen.append(replay.entries)
        acting = rules.to_act(replay.view(None))
        assert acting != {CHANCE} or replay.result is not None
        assert all(replay.view(seat) == rules.view(states[replay.entries], seat) for seat in (None, 0, 1))
    assert seen == list(replay.stops)
    assert seen[-1] == replay.length
    back = [replay.entries, *(replay.entries for _ in iter(lambda: replay.step(replay.stops, -1), False))]
    assert back == seen[::-1]
    assert set(replay.turns) <= set(replay.stops)
    assert set(replay.points) <= set(replay.stops)
    assert replay.length in replay.points


@pytest.mark.parametrize("slug", ["scout", "fan_tan", "circus_combat"])
def test_at_a_turning_point_a_round_has_ended_or_others_lead(slug: str, store: Store) -> None:
    replay = Replay.of_saved(store, finished(store, slug))
    lead: tuple[int, ...] = ()
    assert set(replay.points) & set(replay.stops)
    for number in replay.stops:
        replay.go_to(number)
        view = replay.view(None)
        now = tuple(sorted(replay.rules.winners(view)))
        over = replay.result is not None and replay.rules.to_act(view) <= {CHANCE}
        if over:
            assert number in replay.points
        elif number in replay.points:
            assert now != lead
        if number in replay.points or not lead:
            lead = now


def test_nothing_can_be_played_at_a_replay(store: Store) -> None:
    replay = Replay.of_saved(store, finished(store, "scout"))
    with pytest.raises(StaleError):
        replay.advance()
    with pytest.raises(StaleError):
        replay.undo(0)


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_of_a_game_that_goes_on_nobody_sees_another_hand(reader: int | None, store: Store) -> None:
    session = ReplaySession(Replay.of_table(oriented(store), reader), Guard(lambda: 0.0))
    assert set(session.viewpoints) == {reader, None}
    names = {each.name for each in session.offers(())}
    assert not names & {"branch", "transcript"}
    assert ("hands" in names) == (reader is not None)
    replay = session.replay
    for key in ("first", "step", "hands", "step", "hands", "last", "hands", "step_back"):
        session.press(key)
        assert session.sitting in (reader, None)
        assert session.view == replay.rules.view(replay.whole.states[replay.entries], session.sitting)


def test_hands_are_open_each_at_its_turn_or_as_one_seat_saw_them(store: Store) -> None:
    session = ReplaySession(Replay.of_saved(store, finished(store, "scout")), Guard(lambda: 0.0))
    assert session.viewpoints == ("open", 0, 1, None)
    movers = set()
    for _ in range(8):
        session.press("step")
        movers.add(session.sitting)
        assert session.sitting == session.replay.mover
    assert movers == {0, 1}
    session.press("hands")
    for _ in range(4):
        session.press("step_back")
        assert session.sitting == 0


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_new_game_comes_as_far_as_the_replay_and_the_old_one_stays(slug: str, store: Store) -> None:
    old = finished(store, slug)
    store.remember(setting_of(old.id), {"bots": ["", "greedy"], "hints": False})
    before = store.whole(old.id)
    replay = Replay.of_saved(store, old)
    replay.go_to(replay.length // 2)
    new = replay.branch()
    assert new.id != old.id
    assert (new.players, new.options, new.scores, new.seed) == (old.players, old.options, None, None)
    assert before is not None
    assert store.log(new.id) == before.log[: replay.entries]
    assert store.recall(setting_of(new.id)) == store.recall(setting_of(old.id))
    table = Table.resume(store, new)
    assert [table.view(seat) for seat in (None, 0, 1)] == [replay.view(seat) for seat in (None, 0, 1)]
    table.leave()
    assert store.whole(old.id) == before
