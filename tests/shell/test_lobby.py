"""The lobby: what is saved, and what becomes of it."""

from __future__ import annotations

from pathlib import Path

from circus_tui.screens.lobby import LobbyPage
from circus_tui.store import Store
from circus_tui.table import Table
from circus_tui.verbs import check
from rules import GAMES, scout
from rules.core import NATURE
from rules.scout.state import Options
from tests.shell.bench import Bench


def finished(store: Store) -> None:
    """Play a game to its end: show what can be shown, else scout."""
    table = Table.create(store, scout, ("Ana", "Ben"), Options(start="fixed"), seed=5)
    while acting := scout.to_act(table.view(None)):
        if acting == {NATURE}:
            table.proceed()
            continue
        seat = min(acting)
        table.play(seat, (scout.legal_moves(table.view(seat), seat)[0],), table.revision)
    table.leave()


def pointed_at(bench: Bench, text: str) -> str:
    """Move the pointer to the line with a text."""
    for _ in range(30):
        line = next(line for line in bench.text.splitlines() if "▸" in line)
        if text in line:
            return bench.text
        bench.press("down")
    raise AssertionError(f"{text} is not in the list")


def test_a_finished_game_is_shown_and_can_be_written_as_a_record(store: Store, tmp_path: Path) -> None:
    finished(store)
    bench = Bench(store, LobbyPage())
    pointed_at(bench, "SCOUT: Ana, Ben")
    assert "wins." in bench.press("enter") or "share the win" in bench.text
    pointed_at(bench, "SCOUT: Ana, Ben") if "Records" in bench.press("q") else None
    assert "Written to" in bench.press("e")
    (path,) = (tmp_path / "records").glob("*.json")
    assert check(path)[0]


def test_a_game_that_goes_on_is_not_written(store: Store, tmp_path: Path) -> None:
    Table.create(store, scout, ("Ana", "Ben"), Options()).leave()
    bench = Bench(store, LobbyPage())
    pointed_at(bench, "SCOUT: Ana, Ben")
    assert "when the game is over" in bench.press("e")
    assert not (tmp_path / "records").exists()


def test_a_game_that_is_being_played_elsewhere_is_not_deleted(store: Store) -> None:
    table = Table.create(store, scout, ("Ana", "Ben"), Options())
    bench = Bench(store, LobbyPage())
    pointed_at(bench, "SCOUT: Ana, Ben")
    assert "played in another window" in bench.press("d", "y")
    table.leave()
    assert "SCOUT: Ana, Ben" not in bench.press("d", "y")


def test_every_game_can_be_begun_and_says_what_it_is_about(store: Store) -> None:
    bench = Bench(store, LobbyPage())
    for slug in GAMES:
        info = GAMES[slug].INFO
        assert info.summary[:40] in pointed_at(bench, f"{info.title} ")
        assert info.title in bench.press("enter")
        bench.press("q")


def test_rulebooks_open_from_the_lobby(store: Store) -> None:
    bench = Bench(store, LobbyPage())
    pointed_at(bench, "Rulebooks")
    bench.press("enter")
    for slug in GAMES:
        assert GAMES[slug].INFO.title in bench.text
    assert "§ 1.1" in bench.press("enter")


def test_the_lobby_quits(store: Store) -> None:
    bench = Bench(store, LobbyPage())
    bench.press("q")
    assert bench.code == 0
