"""Replay and history in a real terminal: few bytes for a key, and nothing lost in a sudden end."""

from __future__ import annotations

import signal
import statistics
from pathlib import Path

import pytest

from circus_tui.settings import read
from circus_tui.storage.store import Store
from tests.records.test_pages import kept
from tests.shell.terminal import FRAME, QUICK, Terminal

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("size", "cursor", "screen"), [((80, 24), 1_200, 20_000), ((120, 36), 2_500, 40_000)])
def test_few_bytes_are_written_for_a_key(size: tuple[int, int], cursor: int, screen: int, tmp_path: Path) -> None:
    kept(tmp_path, "scout", "scout", "fan_tan")
    with Terminal(tmp_path, size=size, code=QUICK) as terminal:
        terminal.wait_for("New game")
        assert len(terminal.press("h")) <= 2 * screen
        terminal.wait_for("3 finished")
        moves = [len(terminal.press(key)) for key in ("down", "up", "down", "down", "up")]
        assert 0 < statistics.median(moves) <= cursor
        terminal.press("p")
        terminal.press("enter")
        terminal.wait_for("replay: move")
        for key in ("right", "right", "down", "left", "h", "right"):
            written = terminal.press(key)
            assert 0 < len(written) <= screen, key
            assert written.count(FRAME) <= 2, key


def test_a_sudden_end_in_a_replay_loses_nothing_and_a_branch_is_whole_or_not_there(tmp_path: Path) -> None:
    kept(tmp_path, "scout")
    for round_ in range(3):
        with Terminal(tmp_path, code=QUICK) as terminal:
            terminal.wait_for("New game")
            terminal.press("h")
            terminal.wait_for("1 finished")
            terminal.press("enter")
            terminal.wait_for("replay: move")
            terminal.press("n")
            terminal.press("right")
            terminal.type("b")
            terminal.read(quiet=0.01 * round_, patience=0.02 * round_)
            terminal.end(signal.SIGKILL)
        store = Store(tmp_path)
        for match in store.matches():
            whole = store.whole(match.id)
            assert whole is not None
            assert len(whole.log) == match.entries > 0
        assert store.matches()[-1].scores is not None
        store.close()


@pytest.mark.parametrize(("size", "cursor", "screen"), [((80, 24), 1_200, 20_000), ((120, 36), 2_500, 40_000)])
def test_the_settings_cost_few_bytes_and_a_sudden_end_leaves_a_whole_file(
    size: tuple[int, int], cursor: int, screen: int, tmp_path: Path
) -> None:
    with Terminal(tmp_path, size=size, code=QUICK) as terminal:
        terminal.wait_for("New game")
        assert len(terminal.press("s")) <= screen
        terminal.wait_for("Motion")
        terminal.read()
        moves = [len(terminal.press(key, patience=1)) for key in ("down", "down", "up", "down", "down")]
        assert 0 < statistics.median(moves) <= cursor
        for _ in range(6):
            terminal.type("right")
        terminal.read(quiet=0.02, patience=0.05)
        terminal.end(signal.SIGKILL)
    assert read(tmp_path).problems == ()
