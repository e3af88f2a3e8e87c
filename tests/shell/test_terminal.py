"""In a real terminal: how much is written, that nothing is written for nothing, and what remains after a sudden end."""

from __future__ import annotations

import signal
import statistics
import time
from pathlib import Path
from random import Random

import pytest

from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from tests.shell.scripts import SCRIPTS
from tests.shell.terminal import FRAME, QUICK, Terminal

pytestmark = pytest.mark.slow

every_board = pytest.mark.parametrize("slug", list(GAMES))
COUNTED = """
from circus_tui.screens.session import Session
Session.standing = property(lambda session: f"saved {session.table.entries}")
"""
"""Says how many entries are saved, as it is shown, so that a test can hold the file to it."""

PAGES = ("l", "?", "esc", "tab", "down")
"""Keys that open and close pages over a game."""

RUNS = {"scout": 30}
"""Sudden ends for each signal in the long form; other games share the code and get fewer."""

SIGNS = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP)
ENDS = [
    pytest.param(slug, sign, marks=() if slug == "scout" or number % 3 == place else pytest.mark.long)
    for number, slug in enumerate(GAMES)
    for place, sign in enumerate(SIGNS)
]
"""Every game and every signal; in the short form each game ends in one way, and SCOUT in all."""


def opened(data: Path, slug: str, size: tuple[int, int] = (80, 24)) -> Terminal:
    """A game at its first decision with a cursor."""
    script = SCRIPTS[slug]
    terminal = Terminal(data, "play", slug, *script.arguments, size=size, code=QUICK)
    terminal.wait_for("leave")
    for key in script.opening:
        assert terminal.press(key), f"{key} writes nothing:\n{terminal.text}"
    return terminal


@every_board
@pytest.mark.parametrize(("size", "most"), [((80, 24), 1_200), ((120, 36), 2_500)], ids=["80x24", "120x36"])
def test_few_bytes_are_written_for_a_key(slug: str, size: tuple[int, int], most: int, tmp_path: Path) -> None:
    script = SCRIPTS[slug]
    with opened(tmp_path, slug, size) as terminal:
        terminal.press(script.cursor[0])
        moves = [len(terminal.press(key)) for key in script.cursor]
        assert 0 < statistics.median(moves) <= most
        for key in script.select:
            assert 0 < len(terminal.press(key)) <= 6_000


@every_board
@pytest.mark.parametrize(("size", "most"), [((80, 24), 20_000), ((120, 36), 40_000)], ids=["80x24", "120x36"])
def test_a_change_of_screen_is_painted_at_most_twice(
    slug: str, size: tuple[int, int], most: int, tmp_path: Path
) -> None:
    script = SCRIPTS[slug]
    with opened(tmp_path, slug, size) as terminal:
        for key in script.turn:
            written = terminal.press(key)
            assert len(written) <= most, key
            assert written.count(FRAME) <= 2, key


def test_a_cursor_that_moves_from_field_to_field_paints_no_whole_page(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "scout") as terminal:
        terminal.wait_for("begin")
        for key in ("down", "down", "up", "down"):
            assert 0 < len(terminal.press(key)) <= 2_000


def test_nothing_is_written_while_nobody_does_anything(tmp_path: Path) -> None:
    with opened(tmp_path, "scout") as terminal:
        terminal.press("right")
        terminal.read()
        assert terminal.read(patience=5.0) == b""


@every_board
def test_the_terminal_shows_what_a_whole_painting_shows(slug: str, tmp_path: Path, *, long: bool) -> None:
    rng = Random(slug)
    with opened(tmp_path, slug) as terminal:
        for _ in range(3 if long else 1):
            for key in (*rng.choices((*SCRIPTS[slug].mash, *PAGES), k=8), "esc", "esc"):
                terminal.press(key, patience=0.2)
            terminal.read(quiet=0.6)
            before = terminal.looks()
            terminal.resize(81, 25)
            terminal.resize(80, 24)
            assert terminal.looks() == before, terminal.text


@pytest.mark.parametrize(("slug", "sign"), ENDS)
def test_a_sudden_end_loses_nothing_that_was_shown(
    slug: str, sign: signal.Signals, tmp_path: Path, *, long: bool
) -> None:
    rng = Random(f"{slug}/{sign}")
    arguments: tuple[str, ...] = ("play", slug, *SCRIPTS[slug].arguments)
    for _ in range(RUNS.get(slug, 5) if long else 2):
        with Terminal(tmp_path, *arguments, code=f"{QUICK}{COUNTED}") as terminal:
            terminal.wait_for("saved")
            for _ in range(rng.randrange(12)):
                terminal.type(rng.choice(SCRIPTS[slug].mash))
            terminal.read(quiet=rng.random() * 0.05, patience=rng.random() * 0.1)
            shown = terminal.entries
            code = terminal.end(sign)
            if sign != signal.SIGKILL:
                assert code == 128 + sign
                assert terminal.restored
        assert saved(tmp_path) >= shown
        arguments = ("continue",) if unfinished(tmp_path) else ("play", slug, *SCRIPTS[slug].arguments)


def saved(data: Path) -> int:
    """Length of the log of the game played last; replaying it proves it whole."""
    store = Store(data)
    table = Table.resume(store, store.matches()[0])
    entries = table.entries
    table.leave()
    store.close()
    return entries


def unfinished(data: Path) -> bool:
    """Whether there is a game to continue."""
    store = Store(data)
    found = any(match.scores is None for match in store.matches())
    store.close()
    return found


def test_a_vanished_terminal_ends_the_app(tmp_path: Path) -> None:
    terminal = opened(tmp_path, "scout")
    start = time.monotonic()
    assert terminal.hang_up() == 128 + signal.SIGHUP
    assert time.monotonic() - start < 5
    assert saved(tmp_path) > 0


def test_quitting_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with opened(tmp_path, "scout") as terminal:
        terminal.press("q")
        terminal.wait_for("Continue")
        terminal.type("q")
        assert terminal.wait() == 0
        assert terminal.restored


def test_a_small_terminal_says_what_it_needs(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "scout", *SCRIPTS["scout"].arguments, size=(40, 12)) as terminal:
        terminal.wait_for("60x20")
        assert "q leaves" in " ".join(terminal.text.split())
        terminal.type("q")
        assert terminal.wait() == 0


def test_an_error_of_the_program_is_noted_and_never_shown(tmp_path: Path) -> None:
    code = "from circus_tui.screens.lobby import LobbyScreen\nLobbyScreen.do = lambda page, name: 1 / 0"
    with Terminal(tmp_path, code=code) as terminal:
        terminal.wait_for("New game")
        terminal.type("b")
        assert terminal.wait() == 1
        assert terminal.restored
        assert "Traceback" not in terminal.text
        assert "every game is saved" in " ".join(terminal.text.split())
    assert "ZeroDivisionError" in (tmp_path / "error.txt").read_text()
    assert (tmp_path / "error.txt").stat().st_mode & 0o777 == 0o600


def test_without_colours_everything_is_still_told(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "scout", *SCRIPTS["scout"].arguments, environment={"NO_COLOR": "1"}) as terminal:
        terminal.wait_for("leave")
        for key in SCRIPTS["scout"].opening:
            terminal.press(key)
        terminal.press("right")
        terminal.press("]")
        assert "\u250f" in terminal.text
        colours = {char.fg for line in terminal.screen.buffer.values() for char in line.values()}
        assert colours <= {"default", "white", "black"} or all(grey(colour) for colour in colours)


def grey(colour: str) -> bool:
    """Whether a colour of the screen is no more than a shade."""
    return colour in ("default", "white", "black", "brightblack", "brightwhite") or len({*colour[0::2]}) == 1


def test_over_ssh_the_mouse_is_left_alone(tmp_path: Path) -> None:
    for connection, wanted in (("", True), ("1.2.3.4 5 6.7.8.9 22", False)):
        with Terminal(tmp_path, environment={"SSH_CONNECTION": connection} if connection else None) as terminal:
            terminal.wait_for("New game")
            assert (b"\x1b[?1000h" in terminal.written) == wanted
