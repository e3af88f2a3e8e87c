"""Non-interference at a shared table: what the seats of other windows hold changes no cell of this window."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from circus_tui.screens.session import Session
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from tests.secrecy import past_otherwise
from tests.shell.player import Player, run
from tests.shell.stage import settled
from tests.shell.tables import play_on

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Ben", "Cleo")
STEPS = (3, 17, 41, 66)
"""After how many entries more it is looked: from two windows in turn, in the long form from every one."""


async def frame(at: Player) -> str:
    """What is on the screen when all is laid out, whatever kind of screen it is."""
    assert at.app.shown is not None
    at.app.shown.others_moved(0)
    await at.tap()
    await settled(at.app)
    return at.text


async def compare(at: Player, session: Session, rng: Random) -> None:
    """Deal anew what this window may not know, and look again."""
    table, before = session.table, await frame(at)
    viewer = session.reader if session.curtain is None else None
    assert viewer is None or viewer not in table.elsewhere
    true = table._history
    table._history = past_otherwise(true, viewer, rng)
    session._settle()
    assert before == await frame(at)
    table._history = true


@pytest.mark.parametrize("slug", list(GAMES))
def test_hands_elsewhere_change_nothing_that_a_window_shows(slug: str, tmp_path: Path, *, long: bool) -> None:
    rules, rng = GAMES[slug], Random(5)
    people = max(2, rules.INFO.seats[0])
    other = Store(tmp_path)
    match = Table.create(other, rules, NAMES[:people], rules.Options(), seed=7, seats=()).match

    async def play(at: Player) -> None:
        waited = 0
        windows = ((0,), (1,), (0, people - 1))
        for number, steps in enumerate(STEPS):
            table = Table.resume(other, match)
            for _ in range(steps):
                play_on(table, rng)
            table.leave()
            for seats in windows if long else (windows[number % 3], windows[(number + 1) % 3]):
                at.app.play(Table.resume(at.app.store, match, seats))
                session = at.app._session
                assert session is not None
                await at.tap()
                waited += session.awaits_elsewhere
                await compare(at, session, rng)
                at.app.leave_game()
                await at.tap()
        assert waited, "some of the time it was the turn of another window"

    run(tmp_path, play)
