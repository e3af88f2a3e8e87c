"""How often pages paint for one key, and how much: a list that leads to a text, a log that leads to a table."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from textual.screen import Screen

from circus_tui.app import CircusApp
from circus_tui.screens.exact import ExactUpdate, WholeUpdate
from circus_tui.screens.log import LogScreen
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import scout
from tests.shell.player import Player, run
from tests.shell.tables import play_on

pytestmark = pytest.mark.slow

MOST = pytest.mark.parametrize(
    ("size", "move", "change"), [((80, 24), 1_200, 20_000), ((120, 36), 2_500, 40_000)], ids=["80x24", "120x36"]
)
DECISION = 6_000
"""Bytes of a key that shows another text."""


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch, seen_screens: None) -> list[int]:
    """How much each painting has written, in order."""
    frames: list[int] = []
    display = CircusApp._display

    def note(app: CircusApp, screen: Screen[Any], renderable: Any) -> None:
        if not app._batch_count and isinstance(renderable, ExactUpdate | WholeUpdate):
            frames.extend(filter(None, [len(renderable.render_segments(app.console).encode())]))
        display(app, screen, renderable)

    monkeypatch.setattr(CircusApp, "_display", note)
    return frames


async def pressed(at: Player, frames: list[int], *names: str) -> list[int]:
    """Press keys one by one; none may paint more than twice. Give what each has written."""
    costs = []
    for name in names:
        frames.clear()
        await at.tap(name)
        await at.pilot.pause(0.2)
        assert 1 <= len(frames) <= 2, (name, frames)
        costs.append(sum(frames))
    return costs


@MOST
def test_another_rule_is_painted_at_most_twice(
    size: tuple[int, int], move: int, change: int, painted: list[int], tmp_path: Path
) -> None:
    async def play(at: Player) -> None:
        assert max(await pressed(at, painted, "b")) <= change
        assert median(await pressed(at, painted, "down", "down", "up", "down", "down")) <= DECISION

    run(tmp_path, play, size=size)


@MOST
def test_the_log_is_opened_and_gone_through_in_few_paintings(
    size: tuple[int, int], move: int, change: int, painted: list[int], tmp_path: Path
) -> None:
    def played(store: Store) -> Table:
        table, rng = Table.create(store, scout, ("Ana", "Ben", "Cleo"), scout.Options(), seed=11), Random(1)
        while table.result is None:
            play_on(table, rng)
        return table

    async def play(at: Player) -> None:
        assert max(await pressed(at, painted, "l")) <= change
        assert isinstance(at.app.screen, LogScreen)
        assert median(await pressed(at, painted, "up", "down", "up")) <= move

    run(tmp_path, play, played, size=size)
