"""Two windows, seen: one watches while the other plays, ends, goes or deletes; a lobby left open; damaged games."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from circus_tui.tables.talk import Said, Talk
from rules import GAMES
from rules.core import CHANCE
from tests.shell.player import Player, Sit, looked, run
from tests.shell.tables import play_on

pytestmark = pytest.mark.slow


class Other:
    """What the other window does: it has a store of its own on the same folder."""

    def __init__(self, folder: Path, slug: str) -> None:
        rules, names = GAMES[slug], ("Ana", "Ben", "Cleo")
        self.store = Store(folder)
        self.table = Table.create(self.store, rules, names[: max(2, rules.INFO.seats[0])], rules.Options(), seed=4)
        self._rng = Random(4)

    def play(self, most: int = 10**6) -> None:
        for _ in range(most):
            if not play_on(self.table, self._rng):
                return

    def play_to_result(self) -> None:
        while self.table.result is None:
            play_on(self.table, self._rng)

    @property
    def sit(self) -> Sit:
        return lambda store: Table.resume(store, self.table.match)


async def seen(at: Player, other: Other) -> str:
    """What is on the screen when the watching window has seen all that was played."""
    session = at.app._session
    assert session is not None
    return await at.until(lambda _: session.table.entries == other.table.entries)


@pytest.mark.parametrize("slug", ["scout", "fan_tan", "circus_combat"])
def test_a_game_that_is_watched_may_end(slug: str, tmp_path: Path) -> None:
    other = Other(tmp_path, slug)

    async def play(at: Player) -> None:
        assert "watch" in at.text
        other.play(10)
        assert "undo" not in await seen(at, other)
        other.play_to_result()
        text = await seen(at, other)
        assert "r  again" not in text
        assert "play again" not in text
        assert "go on" not in text
        before = other.table.entries
        await at.tap("enter", "r", "u", "enter", "t")
        assert other.table.entries == before
        other.play()
        await at.until(lambda text: "win" in text.lower())

    run(tmp_path, play, other.sit)


def test_a_game_that_is_watched_may_be_taken_over_when_its_window_has_gone(tmp_path: Path) -> None:
    other = Other(tmp_path, "scout")

    async def play(at: Player) -> None:
        await looked(at)
        assert "take over" not in at.text
        await at.tap("o")
        assert at.app._session is not None
        assert at.app._session.table.watching
        other.table.leave()
        await at.until(lambda text: "take over" in text)
        assert "Pass the keyboard to" in await at.press("o")
        assert not at.app._session.table.watching
        assert "Your hand" not in at.text

    run(tmp_path, play, other.sit)


def test_windows_of_one_table_talk_and_a_flood_is_held_back(tmp_path: Path) -> None:
    other = Other(tmp_path, "scout")
    talk = Talk(other.store, other.table.match.id)

    async def play(at: Player) -> None:
        await at.tap("ctrl+t", *"hello", "enter")
        assert talk.look() == (Said("Somebody who watches", "hello"),)
        assert not any(talk.say("Ana", f"line {number}\x1b[2J\n") for number in range(5))
        assert "wait a few seconds" in talk.say("Ana", "line 5")
        await at.until(lambda text: "Ana: line 4[2J" in text)

    run(tmp_path, play, other.sit)


def test_a_game_that_is_watched_may_be_deleted(tmp_path: Path) -> None:
    other = Other(tmp_path, "fan_tan")

    async def play(at: Player) -> None:
        other.table.leave()
        other.store.delete(other.table.match.id)
        await at.until(lambda text: "has been deleted" in text)
        assert "has been deleted" in await at.press("o")
        assert "New game" in await at.press("q")

    run(tmp_path, play, other.sit)


def test_a_lobby_left_open_opens_nothing_that_has_gone_since(tmp_path: Path) -> None:
    other = Other(tmp_path, "scout")
    other.table.leave()

    async def play(at: Player) -> None:
        assert "round 1 of 2" in at.text
        other.store.delete(other.table.match.id)
        Table.create(other.store, GAMES["scout"], ("Dora", "Emil"), GAMES["scout"].Options(), seed=1).leave()
        assert "has been deleted" in await at.press("enter")
        assert "Dora" not in at.text.splitlines()[-2]
        await at.tap("d", "y")
        assert "Dora" in at.text
        assert at.app.is_running

    run(tmp_path, play)


def test_a_lobby_left_open_shows_a_table_that_somebody_else_has_laid_since(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.pilot.pause(0.3)
        table = Table.create(Store(tmp_path), GAMES["scout"], ("Dora", "Emil"), GAMES["scout"].Options(), seats=(0,))
        for _ in range(20):
            await at.pilot.pause(0.2)
            if "Dora" in at.text:
                break
        assert "Dora" in at.text
        table.leave()

    run(tmp_path, play)


def test_the_lobby_shows_a_damaged_game_among_whole_ones_and_says_why(tmp_path: Path) -> None:
    first, second = Other(tmp_path, "scout"), Other(tmp_path, "big_top")
    for other in (first, second):
        other.play(4)
        other.table.leave()
    with sqlite3.connect(tmp_path / "circus.db") as db:
        db.execute("UPDATE entries SET move = '{\"kind\": 5}' WHERE match = 1 AND number = 2")
        db.execute("UPDATE matches SET played = '2001-01-01 00:00:00' WHERE id = 1")
        db.execute(
            "INSERT INTO matches (id, game, rules_version, players, options, undo) VALUES (7, x'00ff', 'x', 9, '[]', 3)"
        )

    async def play(at: Player) -> None:
        await at.until(lambda text: text.count("damaged") + text.count("cannot be continued") >= 2)
        for _ in range(3):
            await at.tap("enter")
            if "damaged" in at.text or "Entry 2" in at.text:
                await at.tap("down")
        assert at.app.is_running

    run(tmp_path, play)


def test_a_damaged_game_can_be_deleted(tmp_path: Path) -> None:
    other = Other(tmp_path, "scout")
    other.table.leave()
    with sqlite3.connect(tmp_path / "circus.db") as db:
        db.execute("UPDATE matches SET players = '5', scores = '[1'")

    async def play(at: Player) -> None:
        assert "damaged" in await at.press("enter")
        await at.tap("d", "y")
        assert other.store.matches() == ()
        assert "damaged" not in at.text

    run(tmp_path, play)


def test_a_lock_that_cannot_be_taken_is_said_when_a_game_is_deleted(tmp_path: Path) -> None:
    other = Other(tmp_path, "scout")
    other.table.leave()
    lock = tmp_path / f"match-{other.table.match.id}.lock"
    lock.unlink(missing_ok=True)
    lock.mkdir()

    async def play(at: Player) -> None:
        for keys in (("d", "y"), ("enter",)):
            await at.tap(*keys)
            assert "Is a directory" in " ".join(at.text.split())

    run(tmp_path, play)


def test_the_folder_vanishing_is_said_wherever_something_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()

    async def play(at: Player) -> None:
        await at.tap("enter")
        assert "begin" in at.text
        shutil.rmtree(folder)
        assert "gone" in await at.press("ctrl+s")
        at.app.wear("matinee")
        at.app.use_mouse("off")
        await at.tap("escape")
        assert at.app.is_running
        assert "gone" in at.text

    run(folder, play)


def test_no_rematch_without_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    other = Other(folder, "fan_tan")
    other.play()
    other.table.leave()

    async def play(at: Player) -> None:
        await at.tap()
        shutil.rmtree(folder)
        assert "gone" in await at.press("r")
        assert "gone" in await at.press("e")

    run(folder, play, other.sit)


def test_what_is_written_of_a_finished_game_is_for_its_user_alone(tmp_path: Path) -> None:
    other = Other(tmp_path, "fan_tan")
    other.play()
    other.table.leave()
    before = os.umask(0)

    async def play(at: Player) -> None:
        assert "Written to" in await at.press("e")

    try:
        run(tmp_path, play, other.sit)
    finally:
        os.umask(before)
    (record,) = (tmp_path / "records").iterdir()
    assert record.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "records").stat().st_mode & 0o777 == 0o700


def test_nobody_moves_for_chance_at_a_table_that_is_watched(tmp_path: Path) -> None:
    other = Other(tmp_path, "scout")
    other.play_to_result()
    assert other.table.rules.to_act(other.table.view(None)) == {CHANCE}
    watcher = Table.resume(Store(tmp_path), other.table.match)
    with pytest.raises(Exception, match="gone on meanwhile"):
        watcher.advance()
