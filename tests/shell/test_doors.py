"""What comes in at the set-up and from remembered settings: pastes, quick fingers, paths to anything, nonsense."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from textual.widgets import Input

from circus_tui.storage.store import Store, StoreError
from tests.shell.player import Player, run
from tests.shell.tables import oriented
from tests.shell.terminal import Terminal

pytestmark = pytest.mark.slow

NONSENSE: Final[tuple[Any, ...]] = (
    None,
    True,
    7,
    "x",
    [],
    {},
    [1, None, {}],
    {"seats": "x", "options": 5, "shuffle": [], "undo": {}},
    {"options": {"cards": 9}},
    ["\x1b[2J" * 50] * 9,
    [["a"]],
    {"seats": 10**30, "options": {"start": 3, "x": 1}},
)
"""What may stand in a setting by accident."""


def test_nonsense_in_the_settings_costs_no_set_up(tmp_path: Path) -> None:
    Store(tmp_path).close()

    async def play(at: Player) -> None:
        with sqlite3.connect(tmp_path / "circus.db", isolation_level=None) as db:
            for value, slug in zip(NONSENSE, cycle(("scout", "drum_roll")), strict=False):
                for name in (f"setup/{slug}", "names", "theme", "mouse"):
                    db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, json.dumps(value)))
                at.app.open_setup(slug)
                await at.tap()
                assert "New game" in at.text
                assert "\x1b" not in at.text
                at.app.pop_screen()

    run(tmp_path, play)


def _close(text: str) -> str:
    """Without the spaces between words, and those where a line had no more room."""
    return "".join(text.split())


def test_a_path_to_anything_is_answered_at_once(tmp_path: Path) -> None:
    names = ("pipe", "folder", "none", "odd", "\x1b[2J\x00")
    pipe, folder, none, odd, control = (tmp_path / name for name in names)
    os.mkfifo(pipe)
    folder.mkdir()
    odd.write_bytes(b"\xff" + os.urandom(5000))
    told = {
        pipe: "cannot be read: it is no regular file.",
        folder: "cannot be read: Is a directory.",
        none: "cannot be read: No such file or directory.",
        odd: "is no TOML file: it is no UTF-8 text.",
        control: "cannot be read: that is no file name.",
    }

    async def play(at: Player) -> None:
        at.app.open_setup("drum_roll")
        await at.press()
        for path, why in told.items():
            at.app.screen.query_one(".file", Input).value = str(path)
            start = time.monotonic()
            said = _close(await at.press("ctrl+s")).rpartition("Dealandbegin")[2]
            assert time.monotonic() - start < 5
            assert _close(f"{path.name} {why}".replace("\x1b", "").replace("\0", "")) in said
            assert "\x1b" not in said

    run(tmp_path, play)


def test_quick_fingers_lose_no_letter_of_a_name(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("enter")
        at.app.screen.query_one("#name-0", Input).focus()
        await at.pilot.press(*"Anna", "enter", *"Otto")
        assert "Anna" in at.text
        assert "Otto" in at.text

    run(tmp_path, play, clock=lambda: 0.0)


def test_a_megabyte_pasted_into_a_name_costs_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "scout") as terminal:
        terminal.wait_for("Who plays")
        for _ in range(20):
            terminal.press("tab", patience=0.5)
            if "seat up" in terminal.text:
                break
        start = time.monotonic()
        rest = b"\x1b[200~\xe9\x1b[2J" + b"y" * 1_000_000 + b"\x1b[201~Zoe"
        while rest:
            rest = rest[os.write(terminal._fd, rest[:4096]) :]
            terminal.read(0, 0)
        terminal.read(patience=2)
        assert time.monotonic() - start < 10
        assert "Traceback" not in terminal.text
        terminal.wait_for("Zoe")


DAMAGE = {
    "no file": "",
    "a later form": "PRAGMA user_version = 99",
    "an entry": "UPDATE entries SET move = '[]'",
    "the players": "UPDATE matches SET players = 7",
    "an unknown game": "UPDATE matches SET game = 'whist'",
    "a hole": "DELETE FROM entries WHERE number = 0",
}


@pytest.mark.parametrize("what", DAMAGE)
def test_continue_says_in_one_sentence_what_is_damaged(what: str, tmp_path: Path) -> None:
    if DAMAGE[what]:
        store = Store(tmp_path)
        oriented(store).leave()
        store.close()
        with sqlite3.connect(tmp_path / "circus.db") as db:
            db.execute(DAMAGE[what])
    with Terminal(tmp_path, "continue") as terminal:
        assert terminal.wait() == 1
        terminal.read()
        said = " ".join(terminal.text.split())
    assert 10 < len(said) < 400
    assert said.endswith(".")
    assert "Traceback" not in said


@pytest.mark.parametrize("seed", range(5))
def test_the_lobby_opens_whatever_page_is_damaged(seed: int, tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(3):
        oriented(store).leave()
    store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    found, rng = bytearray((tmp_path / "circus.db").read_bytes()), Random(seed)
    page = rng.randrange(1, len(found) // 4096)
    found[page * 4096 : page * 4096 + 4096] = rng.randbytes(4096)
    (tmp_path / "circus.db").write_bytes(found)

    async def play(at: Player) -> None:
        for _ in range(4):
            await at.tap("enter")
            assert at.app.is_running
            if "New game" not in at.text or "Continue" not in at.text:
                await at.tap("q", "escape")
            await at.tap("down")
        await at.tap("d", "y")
        assert "Traceback" not in at.text

    with suppress(StoreError):
        run(tmp_path, play)
