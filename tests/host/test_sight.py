"""A terminal is sent what its own seats may see and nothing else, in every game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from circus_tui.host.app import HostedApp
from circus_tui.screens.table import TableScreen
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import Seat
from rules.history import History
from tests.host.house import Guest, opened, run
from tests.host.tables import KEYS, NAMES, app_of, heard, laid, painted, quiet, seated
from tests.shell.scripts import SCRIPTS
from tests.shell.stage import Ticking, settled
from tests.specimens import random_history, specimen

_LOOKS = ((), ("right", "down"), ("l",))
"""Keys that look at what there is, and decide nothing."""

pytestmark = pytest.mark.slow
_FIRST = ("scout", "big_top", "drum_roll")
"""Games with hands of one's own, and with secret choices; the others have less to hide, and wait for `--long`."""


def positions(slug: str, seats: int, seed: int) -> Iterator[History]:
    """An early position and one in mid-game, in which somebody has to act."""
    rules = GAMES[slug]
    rng = Random(seed)
    whole = random_history(rules, seats, rules.Options(), rng.randrange(10**6), specimen(slug).cap)
    for share in (0.12, 0.5):
        number = max(1, int(share * len(whole.entries)))
        while rules.result(whole.at(number).state) is not None:
            number -= 1
        yield whole.at(number)


_TRIES = 3
"""A key may come late on a busy machine, and be painted with the next look; what leaks does so every time."""


@pytest.mark.parametrize(
    "slug", [pytest.param(each, marks=() if each in _FIRST else pytest.mark.long) for each in GAMES]
)
def test_what_is_hidden_from_a_seat_changes_no_byte_that_its_terminal_is_sent(slug: str, tmp_path: Path) -> None:
    rules = GAMES[slug]
    seats = min(3, max(rules.INFO.seats))

    async def play() -> None:
        async with opened(tmp_path) as house:
            for number, history in enumerate(positions(slug, seats, 3)):
                match = laid(house.store, history)
                seat = number % seats
                async with house.guest(NAMES[seat], KEYS[seat]) as guest:
                    app = await seated(house, guest, NAMES[seat], match)
                    app.guard._clock = Ticking()
                    assert app._session is not None
                    true = app._session.table._history
                    for _ in range(_TRIES):
                        sent = [await looks(guest, app, each) for each in (false_history(true, seat, 1), true)]
                        if sent[0] == sent[1]:
                            break
                    assert sent[0] == sent[1]
                    assert sum(map(len, sent[0])) > 4000

    run(play())


async def looks(guest: Guest, app: HostedApp, history: History) -> list[bytes]:
    """What a terminal is sent of a position, looked at in some ways; then the table is shown again."""
    await show(app, history)
    sent = [await painted(guest, app, keys) for keys in _LOOKS]
    while not isinstance(app.screen, TableScreen):
        await heard(guest, app, "esc")
    return sent


async def show(app: HostedApp, history: History) -> None:
    """Put another position on the table that is shown."""
    session, screen = app._session, app.screen
    assert session is not None
    assert isinstance(screen, TableScreen)
    session.table._history = history
    session._seated_anew()
    app.call_later(screen.follow)
    await settled(app)


def false_history(history: History, seat: Seat, seed: int) -> History:
    """The same past, but what the seat does not know now is something else."""
    rules = history.rules
    imagined = rules.resample(rules.view(history.state, seat), seat, Random(seed))
    return attrs.evolve(history, states=(*history.states[:-1], imagined))


@pytest.mark.parametrize(
    "slug", [pytest.param(each, marks=() if each in _FIRST else pytest.mark.long) for each in GAMES]
)
def test_no_app_ever_asks_for_the_view_of_a_seat_that_sits_elsewhere(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = GAMES[slug]
    seats = min(3, max(rules.INFO.seats))
    seen: list[tuple[frozenset[int], int]] = []
    view = Table.view

    def spied(table: Table, seat: Seat | None) -> Any:
        if seat is not None:
            assert table.places is not None
            seen.append((table.places.mine, seat))
        return view(table, seat)

    monkeypatch.setattr(Table, "view", spied)

    async def play() -> None:
        async with opened(tmp_path) as house, AsyncExitStack() as here:
            match = laid(house.store, next(positions(slug, seats, 5)))
            guests = [await here.enter_async_context(house.guest(NAMES[s], KEYS[s])) for s in range(seats)]
            for guest, name in zip(guests, NAMES, strict=False):
                app = await seated(house, guest, name, match)
                app.guard._clock = Ticking()
            rng = Random(7)
            for _ in range(80):
                guest = rng.choice(guests)
                guest.type(rng.choice((*SCRIPTS[slug].mash, "enter")))
                await asyncio.sleep(0.01)
            for guest, name in zip(guests, NAMES, strict=False):
                await quiet(guest)
                session = app_of(house, name)._session
                assert session is None or session.table.places is not None
            found = house.store.match(match.id)
            assert found is not None
            assert found.entries > match.entries

    run(play())
    assert {seat for _, seat in seen} == set(range(seats))
    assert all(seat in mine for mine, seat in seen)
