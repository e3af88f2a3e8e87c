"""People at the tables of a host: they sit down, drop, come back, talk, are called, and find all after a kill."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from circus_tui.host.codes import code_of
from circus_tui.host.lobby import HostLobby
from circus_tui.tables.places import owners_of
from circus_tui.tables.talk import Talk
from circus_tui.widgets.shelf import Shelf
from rules import GAMES
from rules.history import History
from tests.host.house import PATIENCE, Guest, House, opened, run, until
from tests.host.tables import KEYS, NAMES, heard, laid, seated
from tests.shell.stage import Ticking, settled
from tests.specimens import random_history, specimen

pytestmark = pytest.mark.slow


def position(slug: str, seats: int, entries: int) -> History:
    rules = GAMES[slug]
    return random_history(rules, seats, rules.Options(), 4, specimen(slug).cap).at(entries)


async def comes(here: AsyncExitStack, house: House, seat: int) -> Guest:
    return await here.enter_async_context(house.guest(NAMES[seat], KEYS[seat]))


def test_a_table_is_laid_joined_and_watched_and_each_sees_only_their_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, AsyncExitStack() as here:
            ana, ben = await comes(here, house, 0), await comes(here, house, 1)
            await ben.sees("2 here")
            await ana.press("down", "SCOUT")
            await ana.press("enter", "Who plays")
            assert "at another" in ana.text
            await ana.press("\x13", "round 1")
            (match,) = house.store.matches()
            assert match.players == ("Ana", "Player 2")
            await ben.sees(code_of(match.id))
            await ben.press("up", "┏━ Tables")
            await ben.press("enter", "Where do you sit?")
            await ben.press("enter", "1 of")
            await ana.sees("B Ben")
            assert owners_of(house.store, match.id) == {s: KEYS[s].get_fingerprint() for s in (0, 1)}
            cleo = await comes(here, house, 2)
            app = await seated(house, cleo, "Cleo", match)
            assert app._session is not None
            assert app._session.table.watching

    run(play())


def test_who_drops_comes_back_to_the_seat_and_nobody_else_takes_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, AsyncExitStack() as here:
            match = laid(house.store, position("scout", 3, 12))
            ben = await comes(here, house, 1)
            await seated(house, ben, "Ben", match)
            async with house.guest("Ana", KEYS[0]) as ana:
                await seated(house, ana, "Ana", match)
            await house.until(lambda: len(house.host.sessions) == 1, "the one alone")
            places = house.places("Ben")
            await house.until(lambda: places.seen[0].empty, "a free seat")
            assert 0 not in places.free
            await ben.sees("the seat is kept for whoever has left it")
            again = await comes(here, house, 0)
            app = await seated(house, again, "Ana", match)
            assert app._session is not None
            assert app._session.here == {0}

    run(play())


def test_a_line_is_heard_at_the_table_and_nothing_in_it_hurts(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, AsyncExitStack() as here:
            match = laid(house.store, position("scout", 3, 12))
            ana, ben = await comes(here, house, 0), await comes(here, house, 1)
            await seated(house, ana, "Ana", match)
            await seated(house, ben, "Ben", match)
            await ana.press("\x14", "say something")
            ana.type("[b]good luck[/b]\u202e all", "enter")
            await ben.sees("Ana: [b]good luck[/b] all")
            assert "\u202e" not in ben.text
            assert [line.words for line in Talk(house.store, match.id).said] == ["[b]good luck[/b] all"]

    run(play())


def test_whose_turn_it_is_is_called_and_stands_in_the_title(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, AsyncExitStack() as here:
            match = laid(house.store, position("fan_tan", 3, 12))
            guests = [await comes(here, house, seat) for seat in range(3)]
            apps = [await seated(house, guest, NAMES[seat], match) for seat, guest in enumerate(guests)]
            turn = next(seat for seat, app in enumerate(apps) if app._session and app._session.decision is not None)
            assert b"]2;Your turn: Fan Tan" in guests[turn].written
            before = [guest.written.count(b"\x07") for guest in guests]
            rung = [False]

            def rings() -> bool:
                rung[0] = any(g.written.count(b"\x07\x1b]2;Your") + g.written.endswith(b"\x07") for g in guests)
                return [guest.written.count(b"\x07") for guest in guests] != before

            apps[turn].guard._clock = Ticking()
            end = asyncio.get_running_loop().time() + PATIENCE
            while not rings():
                assert asyncio.get_running_loop().time() < end, "nobody was called"
                await heard(guests[turn], apps[turn], "enter")
            following = next(
                seat for seat, app in enumerate(apps) if app._session and app._session.decision is not None
            )
            assert following != turn
            await until(lambda: b"]2;Your turn: Fan Tan" in guests[following].written, lambda: "no title")

    run(play())


def test_killed_and_started_again_the_host_offers_every_table_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house:
            match = laid(house.store, position("scout", 3, 12))
        for _ in range(2):
            process, port = await started(tmp_path)
            async with Guest(port, "Ana", KEYS[0]) as ana:
                await ana.sees("┏━ Tables")
                await ana.sees(code_of(match.id))
                await ana.press("enter", "A Ana")
                os.kill(process.pid, signal.SIGKILL)
                await process.wait()

    run(play())


async def started(folder: Path) -> tuple[asyncio.subprocess.Process, int]:
    """A host in a process of its own, and where it listens."""
    command = (sys.executable, "-m", "circus_tui", "--data", str(folder), "host", "--open", "--listen", "127.0.0.1:0")
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    greeting = (await process.stdout.readline()).decode()
    return process, int(greeting.partition("127.0.0.1:")[2].partition(".")[0])


def test_two_enters_in_one_go_open_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house, AsyncExitStack() as here:
            laid(house.store, position("scout", 3, 12))
            ana = await comes(here, house, 0)
            await ana.sees("┏━ Tables")
            (app,) = house.apps
            assert isinstance(app.screen, HostLobby)
            shelf = app.screen.query_one("#continue", Shelf)
            await settled(app)
            await house.until(lambda: shelf.highlighted is not None, "a line that is stood on")
            for _ in range(2):
                shelf.action_select()
            await house.until(lambda: app._session is not None, "the table opened")
            await settled(app)
            assert len(house.host.sessions) == 1
            assert app._session is not None
            assert app._session.here == {0}

    run(play())


def test_nothing_is_kept_of_sessions_that_have_ended(tmp_path: Path) -> None:
    """The short form of `python -m tests.load_host --connects 1000`."""
    import gc

    from circus_tui.host.app import HostedApp

    def apps_left() -> int:
        gc.collect()
        return sum(isinstance(each, HostedApp) for each in gc.get_objects())

    async def play() -> None:
        async with opened(tmp_path) as house:
            match = laid(house.store, position("scout", 3, 12))
            for _ in range(4):
                async with house.guest("Ana", KEYS[0]) as ana:
                    await seated(house, ana, "Ana", match)
                await house.until(lambda: not house.host.sessions, "nobody")
            await house.until(lambda: not apps_left(), "no app that is still known to anything")
            assert not house.host._tasks

    run(play())


def test_codes_are_short_and_all_different() -> None:
    codes = {code_of(number) for number in range(1, 5000)}
    assert len(codes) == 4999
    assert all(len(code) == 4 for code in codes)
