"""How the windows of a host share one loop: one after the other, keys first, and nothing for nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from textual.screen import Screen

from circus_tui.host.app import HostedApp
from circus_tui.host.turns import Turns
from circus_tui.screens.exact import ExactUpdate
from circus_tui.widgets.picture import Picture
from rules import GAMES
from rules.history import History
from tests.benchmarks.windows import windows
from tests.host.house import opened, run
from tests.host.tables import KEYS, laid, quiet, seated


def test_windows_look_one_after_the_other_and_a_key_that_has_come_goes_first() -> None:
    async def play() -> None:
        turns, loop = Turns(), asyncio.get_running_loop()
        looked: list[tuple[int, float]] = []

        def look(window: int) -> None:
            looked.append((window, loop.time()))

        for window in range(3):
            turns.wait(window, partial(look, window))
        pressed = loop.time()
        turns.heard("somebody else", pressed)
        assert not looked
        while len(looked) < 3:
            await asyncio.sleep(0.01)
        assert [window for window, _ in looked] == [0, 1, 2]
        times = [when for _, when in looked]
        assert times[0] >= pressed + 0.03
        assert times[0] < times[1] < times[2]

    run(asyncio.wait_for(play(), 10))


def test_as_soon_as_one_window_is_painted_the_next_one_looks() -> None:
    async def play() -> None:
        turns, loop = Turns(), asyncio.get_running_loop()
        looked: list[str] = []
        turns.heard("Ana", loop.time() + 100)
        for window in ("Ben", "Cleo"):
            turns.wait(window, partial(looked.append, window))
        await asyncio.sleep(0)
        assert looked == []
        for painted, seen in (("Ana", ["Ben"]), ("Ana", ["Ben"]), ("Ben", ["Ben", "Cleo"])):
            turns.painted(painted)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert looked == seen

    run(asyncio.wait_for(play(), 10))


def test_other_peoples_keys_keep_no_window_waiting_for_ever() -> None:
    async def play() -> None:
        turns, looked, loop = Turns(), asyncio.Event(), asyncio.get_running_loop()
        turns.wait("Ana", looked.set)
        while not looked.is_set():
            turns.heard("Ben", loop.time())
            await asyncio.sleep(0.002)
        turns.wait("Ana", looked.clear)
        turns.close()
        await asyncio.sleep(0.05)
        assert looked.is_set()

    run(asyncio.wait_for(play(), 10))


@pytest.mark.slow
def test_where_nothing_looks_different_nothing_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        rules = GAMES["scout"]
        async with opened(tmp_path) as house, house.guest("Ana", KEYS[0]) as ana:
            match = laid(house.store, History.start(rules, 3, rules.Options()))
            app = await seated(house, ana, "Ana", match)
            await quiet(ana)
            before = len(ana.written)
            for picture in app.screen.query(Picture):
                picture.refresh(layout=picture.id == "keys")
            await asyncio.sleep(0.2)
            await quiet(ana)
            assert ana.written[before:] == b""
            app.action_redraw()
            await quiet(ana)
            assert len(ana.written) > before

    run(play())


@pytest.mark.slow
def test_a_move_is_painted_once_at_every_window_that_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: Counter[str] = Counter()
    display = HostedApp._display

    def noted(app: HostedApp, screen: Screen[Any], renderable: Any) -> None:
        if isinstance(renderable, ExactUpdate) and renderable.render_segments(app.console):
            painted[app.person.name] += 1
        display(app, screen, renderable)

    async def play() -> None:
        async with windows("scout", tmp_path, seed=1) as seen:
            rng = Random(1)
            monkeypatch.setattr(HostedApp, "_display", noted)
            for _ in range(8):
                painted.clear()
                seen.table.go_on(rng)
                await seen.quiet()
                assert set(painted.values()) == {1}
                assert len(painted) == len(seen.apps)

    run(play())


@pytest.mark.slow
def test_the_next_window_looks_when_all_of_the_one_before_is_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[tuple[str, object]] = []
    display, painted = HostedApp._display, Turns.painted

    def shown(app: HostedApp, screen: Screen[Any], renderable: Any) -> None:
        if isinstance(renderable, ExactUpdate) and renderable.render_segments(app.console):
            came.append(("shown", app.line))
        display(app, screen, renderable)

    def told(turns: Turns, window: object) -> None:
        came.append(("painted", window))
        painted(turns, window)

    async def play() -> None:
        async with windows("drum_roll", tmp_path, seed=1) as seen:
            rng = Random(1)
            monkeypatch.setattr(HostedApp, "_display", shown)
            monkeypatch.setattr(Turns, "painted", told)
            for _ in range(6):
                came.clear()
                seen.table.go_on(rng)
                await seen.quiet()
                pairs = pairwise([*came, ("end", None)])
                followed = [(line, after) for (what, line), after in pairs if what == "shown"]
                assert {line for line, _ in followed} == {app.line for app in seen.apps}
                assert all(after == ("painted", line) for line, after in followed)

    run(play())


def test_whoever_is_asked_for_a_move_looks_first_but_nobody_waits_for_ever() -> None:
    async def play() -> None:
        turns, looked = Turns(), list[str]()
        turns.heard("Ana", asyncio.get_running_loop().time() + 100)
        for window in ("Ben", "Cleo", "Dan"):
            turns.wait(window, partial(looked.append, window), partial("Dan".__eq__, window))
        turns.painted("Ana")
        while len(looked) < 3:
            await asyncio.sleep(0)
            turns.painted(looked[-1] if looked else "nobody")
        assert looked == ["Dan", "Ben", "Cleo"]
        turns.wait("Ben", partial(looked.append, "Ben"))
        late = attrs.evolve(turns._waiting.pop(), since=asyncio.get_running_loop().time() - 1)
        turns._waiting.append(late)
        turns.wait("Dan", partial(looked.append, "Dan"), lambda: True)
        while len(looked) < 5:
            await asyncio.sleep(0)
            turns.painted(looked[-1])
        assert looked[3:] == ["Ben", "Dan"]

    run(asyncio.wait_for(play(), 10))


@pytest.mark.slow
def test_a_window_does_not_look_for_what_was_done_there_and_whoever_is_asked_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with windows("fan_tan", tmp_path, seed=1) as seen:
            looks: list[str] = []
            while seen.table.rules.result(seen.table.view(None)) is not None:
                seen.table.go_on(Random(1))
            seen.table.go_on(Random(1))
            await seen.quiet()
            monkeypatch.setattr(HostedApp, "look_in_turn", lambda app, _: looks.append(app.person.name))
            (mover,) = (app for app in seen.apps if app._is_asked())
            assert mover._session is not None
            table = mover._session.table
            assert table.places is not None
            (seat,) = table.places.mine
            table.play(seat, (next(iter(table.rules.legal_moves(table.view(seat), seat))),), table.revision)
            assert sorted(looks) == sorted(app.person.name for app in seen.apps if app is not mover)

    run(play())
