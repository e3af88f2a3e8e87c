"""Lessons in a real terminal: few bytes for a key, few for a change of screen, and nothing lost in a sudden end."""

from __future__ import annotations

import signal
import statistics
from pathlib import Path

import pytest

from circus_tui.learning.progress import Progress
from tests.shell.terminal import FRAME, QUICK, Terminal

pytestmark = pytest.mark.slow

CURSOR = {
    "scout": ("3", "right right left right left"),
    "big_top": ("11", "down up down up down"),
    "fan_tan": ("8", "down down up down up"),
    "circus_combat": ("1", "right down up down up"),
    "colosseum": ("1", "down up down up down"),
    "drum_roll": ("2", "down up down up down"),
}
"""A lesson of each game, and keys that move its cursor; the first may fold the task away."""

SOLUTION = ("right", "]", "enter", "tab", "tab", "enter")
"""Solves the third lesson of SCOUT."""

every_size = pytest.mark.parametrize(
    ("size", "cursor", "screen"), [((80, 24), 1_200, 20_000), ((120, 36), 2_500, 40_000)], ids=["80x24", "120x36"]
)


@pytest.mark.parametrize("slug", list(CURSOR))
@every_size
def test_few_bytes_are_written_for_a_key(
    slug: str, size: tuple[int, int], cursor: int, screen: int, tmp_path: Path
) -> None:
    number, keys = CURSOR[slug]
    with Terminal(tmp_path, "learn", slug, number, size=size, code=QUICK) as terminal:
        terminal.wait_for("step 1 of")
        terminal.read()
        first, *rest = keys.split()
        assert len(terminal.press(first)) <= screen
        moves = [len(terminal.press(key)) for key in rest]
        assert 0 < statistics.median(moves) <= cursor
        for key in ("i", "h", "h"):
            assert 0 < len(terminal.press(key)) <= screen, key


@every_size
def test_a_step_and_a_change_of_screen_cost_little(
    size: tuple[int, int], cursor: int, screen: int, tmp_path: Path
) -> None:
    with Terminal(tmp_path, "learn", "scout", "3", size=size, code=QUICK) as terminal:
        terminal.wait_for("step 1 of")
        terminal.read()
        for key in SOLUTION:
            assert len(terminal.press(key)) <= screen, key
        assert "Solved" in terminal.text
        for key in ("enter", "q", "q", "enter"):
            written = terminal.press(key)
            assert 0 < len(written) <= screen, key
            assert written.count(FRAME) <= 3, key


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_sudden_end_loses_no_lesson_that_was_shown_as_solved(sign: signal.Signals, tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "scout", "3", code=QUICK) as terminal:
        terminal.wait_for("step 1 of")
        terminal.read()
        for key in SOLUTION:
            terminal.press(key)
        assert "Solved" in terminal.text
        code = terminal.end(sign)
        if sign != signal.SIGKILL:
            assert code == 128 + sign
            assert terminal.restored
    learnt = Progress(tmp_path).learnt("")["scout"]
    assert learnt.stars == {"beating": 3}
    assert learnt.last == "beating"
    with Terminal(tmp_path, "learn", "scout") as terminal:
        terminal.wait_for("1 of 12")
        assert "★★★" in terminal.text


@every_size
def test_a_page_of_the_rulebook_costs_little(size: tuple[int, int], cursor: int, screen: int, tmp_path: Path) -> None:
    with Terminal(tmp_path, size=size, code=QUICK) as terminal:
        terminal.wait_for("New game")
        terminal.read()
        written = terminal.press("b")
        terminal.wait_for("Contents")
        assert len(written + terminal.read()) <= screen
        for key in (*["down"] * 10, "e", "e", "1"):
            assert len(terminal.press(key)) <= screen, key
        assert "§" in terminal.text
