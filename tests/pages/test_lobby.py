"""The lobby: what it lists, where the cursor goes, what it says of saved games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from circus_tui.screens.shelves import Columns, saved_line
from circus_tui.storage.store import Match, Store
from circus_tui.tables.table import Table
from circus_tui.themes import palette
from circus_tui.widgets.shelf import Shelf
from rules import GAMES
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow

two = sitting("scout", "Ana", "Ben", start="fixed")


def played(store: Store, slug: str, names: tuple[str, ...], moves: int) -> Table:
    """A saved game after so many random moves, or at its end."""
    rules, rng = GAMES[slug], Random(1)
    table = Table.create(store, rules, names, rules.Options(), 1)
    for _ in range(moves):
        view = table.view(None)
        if not rules.to_act(view):
            break
        if rules.result(view) is not None:
            table.advance()
            continue
        seat = min(rules.to_act(view))
        table.play(seat, (rng.choice(list(rules.legal_moves(table.view(seat), seat))),), table.revision)
    table.leave()
    return table


def shelved(folder: Path) -> None:
    """Two games that go on and a finished one."""
    store = Store(folder)
    played(store, "fan_tan", ("Ana", "Ben", "Cleo"), 2000)
    played(store, "scout", ("Dan", "Eve"), 3)
    played(store, "scout", ("Ana", "Ben", "Cleo"), 20)
    store.close()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36), (200, 60)])
def test_a_saved_game_stays_on_its_line_however_many_there_are(size: tuple[int, int], tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(9):
        played(store, "fan_tan", ("Ana", "Ben", "Cleo"), 2000)
        played(store, "scout", ("Ana", "Ben", "Cleo"), 20)
    store.close()

    async def play(at: Player) -> None:
        assert "Continue" in await at.seen()
        for name in ("continue", "records"):
            shelf = at.app.screen.query_one(f"#{name}", Shelf)
            assert shelf.option_count == 9
            assert shelf.max_scroll_y == 9 - shelf.scrollable_content_region.height, name

    run(tmp_path, play, size=size)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36), (200, 60)])
def test_games_are_told_apart_and_the_cursor_goes_round_all_lists(size: tuple[int, int], tmp_path: Path) -> None:
    shelved(tmp_path)

    async def play(at: Player) -> None:
        assert all(words in at.text for words in ("Continue", "New game", "Records", "Dan, Eve", "round 1 of"))
        assert re.search(r"(Ana|Ben|Cleo) won( with|  )", at.text)
        seen = []
        for _ in range(10):
            assert isinstance(at.app.screen.focused, Shelf)
            seen.append(at.app.screen._chosen)  # type: ignore[attr-defined]
            await at.tap("down")
        assert len(set(seen)) == 10
        assert at.app.screen._chosen == seen[0]  # type: ignore[attr-defined]
        await at.tap("up")
        assert at.app.screen._chosen == seen[-1]  # type: ignore[attr-defined]

    run(tmp_path, play, size=size)


def test_a_finished_game_is_written_to_a_file(tmp_path: Path) -> None:
    shelved(tmp_path)

    async def play(at: Player) -> None:
        await at.tap("up", "e")
        assert (tmp_path / "records" / "fan_tan-1.json").exists()

    run(tmp_path, play)


def test_how_far_a_game_is_follows_what_was_played(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "2, Ana and Ben to move" in await at.press("q")
        await at.tap("enter", "a", "enter")
        assert "2, Ben to move" in await at.press("q")

    run(tmp_path, play, two, size=(120, 36))


def test_a_search_from_the_lobby(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "New game of Drum Roll" in await at.press("slash", *"drum")

    run(tmp_path, play)


@pytest.mark.parametrize("cells", [56, 76, 116, 196])
def test_a_line_is_exactly_as_wide_as_there_is_room(cells: int) -> None:
    match = Match(1, "scout", 1, HOSTILE[:5], {}, None, True, (1, 5, 2, 5, 0), "2026-01-01 10:00:00", 12)
    for form in ("small", "compact", "roomy"):
        line = saved_line(match, "", Columns.of((match,), form, cells), palette("circus"))
        assert line.cell_len == cells


def test_opening_the_lobby_imports_no_engine() -> None:
    code = (
        "import sys, circus_tui.start\n"
        "print([name for name in sys.modules if name.startswith('rules.') and name.endswith('.engine')])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
