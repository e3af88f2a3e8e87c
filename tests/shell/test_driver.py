"""What a terminal may do: send anything, lie about its size, stop reading, be stopped, go away."""

from __future__ import annotations

import fcntl
import os
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual._xterm_parser import XTermParser

from circus_tui.terminal.driver import LARGEST, Output
from circus_tui.terminal.typed import LONGEST_PASTE, Pastes, Typed
from circus_tui.terminal.window_size import SMALLEST, bounded
from tests.shell.terminal import QUICK, Terminal

pytestmark = pytest.mark.slow

PLAY = ("play", "scout", "--players", "Ana,Ben", "--option", "start=fixed", "--seed", "5")

FULL = 1000
"""Bytes that wait in a line which nobody reads, at least."""

ODD = {
    "latin-1": b"\xe9",
    "broken utf-8": b"\xc3\x28\xa0\xa1\xff\xfe",
    "cut utf-8": b"\xe2\x82",
    "an old mouse report": b"\x1b[M \xff\xff",
    "a code point there is not": b"\x1b[99999999;1;99999999999u\x1b[1114112u\x1b[99999999999999999u",
    "parts of a parameter": b"\x1b[1;1:9A",
    "a surrogate": b"\x1b[55296;1;55296u",
    "a huge size": b"\x1b[48;60000;60000;600000;600000t",
    "a size of nothing": b"\x1b[48;0;0;0;0t",
    "a mouse at the end of the world": b"\x1b[<0;999999999;999999999M\x1b[<0;999999999;999999999m",
    "a mouse before its beginning": b"\x1b[<0;-5;-5M",
    "a long sequence": b"\x1b[" + b"1;" * 2000 + b"m",
    "a paste without an end": b"\x1b[200~q",
    "the end of no paste": b"\x1b[201~",
    "nothing": b"\x00" * 50,
    "a cursor nowhere": b"\x1b[0;0R\x1b[99999999999999;1R",
    "modes": b"\x1b[?2026;9$y\x1b[?2048;2$y\x1b[?9999;1$y",
    "an operating system command": b"\x1b]52;c;AAAA\x07\x1bP1$r0m\x1b\\",
}
"""Bytes that are no key."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """A game in a terminal that has to bear all of it."""
    with Terminal(tmp_path_factory.mktemp("odd"), *PLAY) as terminal:
        terminal.wait_for("leave")
        yield terminal


def bears(terminal: Terminal, data: bytes) -> None:
    """Send bytes; the app must answer a key afterwards and show no traceback."""
    os.write(terminal._fd, data)
    terminal.read(patience=0.15)
    end = time.monotonic() + 30
    while "lift the curtain" in terminal.text:
        assert time.monotonic() < end, f"{data!r} has made it deaf:\n{terminal.text}"
        terminal.type("?")
        terminal.read(patience=0.6)
    assert "Traceback" not in terminal.text
    terminal.press("esc", patience=0.6)


@pytest.mark.parametrize("name", ODD)
def test_no_bytes_end_the_app_or_make_it_deaf(table: Terminal, name: str) -> None:
    bears(table, ODD[name])


def test_a_key_is_heard_behind_a_byte_that_is_no_text(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait_for("New game")
        os.write(terminal._fd, b"\xe9\xff")
        terminal.read(patience=0.3)
        terminal.type("q")
        assert terminal.wait() == 0
        assert terminal.restored


def test_a_size_is_bounded(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("leave")
        for cells, rows in ((65535, 65535), (0, 0), (1, 1), (3000, 2), (80, 24)):
            fcntl.ioctl(terminal._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cells, 0, 0))
            drained = b""
            stop = time.monotonic() + 3
            while time.monotonic() < stop and select.select([terminal._fd], [], [], 0.3)[0]:
                drained += os.read(terminal._fd, 65536)
            assert len(drained) < 3_000_000
        terminal.screen.reset()
        terminal.type("\x0c")
        terminal.wait_for("leave")
        assert terminal.end(signal.SIGTERM) == 128 + signal.SIGTERM


@pytest.mark.parametrize("data", [b"\x1b[1114112u", b"\x1b[99999999999999999u", b"\x1b[1;1:9A"])
def test_what_the_reader_stumbles_over_costs_nothing_but_itself(data: bytes) -> None:
    with pytest.raises((ValueError, OverflowError)):
        list(XTermParser(False).feed(data.decode()))
    typed = Typed()
    for _ in range(3):
        list(typed.feed(data))
        (heard,) = typed.feed(b"q")
        assert isinstance(heard, events.Key)
        assert heard.key == "q"


def test_what_is_pasted_is_short_and_has_an_end() -> None:
    now = [0.0]
    pastes = Pastes(lambda: now[0])

    def fed(text: str) -> list[tuple[str, bool]]:
        return list(pastes.feed(text))

    assert fed("ab") == [("ab", False)]
    assert fed("a\x1b[200~hello\x1b[201~b") == [("a", False), ("hello", True), ("b", False)]
    assert fed("\x1b[20") == []
    assert fed("0~one") == []
    assert fed(" two\x1b[2") == []
    assert fed("01~") == [("one two", True)]
    assert fed("\x1b") == []
    assert list(pastes.tick()) == []
    now[0] += 0.1
    assert list(pastes.tick()) == [("\x1b", False)]
    assert fed("\x1b[200~" + "x" * 10**6) == []
    now[0] += 0.5
    assert fed("??") == []
    assert list(pastes.tick()) == []
    now[0] += 0.6
    assert list(pastes.tick()) == [("x" * LONGEST_PASTE, True)]
    assert fed("\x1b[A") == [("\x1b[A", False)]


def test_no_part_of_what_is_typed_is_lost_however_it_is_cut() -> None:
    rng = Random(1)
    for _ in range(300):
        text = "".join(rng.choice(["a", "\x1b", "\x1b[200~", "\x1b[201~", "[", "2", "\x1b[A", "0~"]) for _ in range(12))
        whole = joined(Pastes(lambda: 0.0), [text])
        cuts = sorted(rng.randrange(len(text) + 1) for _ in range(4))
        parts = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
        assert joined(Pastes(lambda: 0.0), parts) == whole


def test_a_paste_holds_nothing_that_a_terminal_would_obey() -> None:
    """What is typed into a line is shown there, in the bytes that came."""
    orders = "".join(map(chr, (*range(32), *range(127, 160), 0x2028, 0x202E, 0x200B)))
    pasted = f"\x1b[200~Zo\u00eb{orders}\t7\x1b]0;title\x07\x1b[201~".encode()
    (paste,) = Typed().feed(pasted)
    assert isinstance(paste, events.Paste)
    assert paste.text == "Zo\u00eb \n\r 7]0;title"


def joined(pastes: Pastes, texts: list[str]) -> tuple[str, tuple[str, ...]]:
    """All that was typed, and each paste."""
    parts = [part for text in texts for part in pastes.feed(text)]
    return "".join(text for text, pasted in parts if not pasted), tuple(text for text, pasted in parts if pasted)


def test_sizes_stay_between_the_smallest_and_the_largest() -> None:
    assert tuple(bounded((80, 24), LARGEST)) == (80, 24)
    assert tuple(bounded((0, -5), LARGEST)) == SMALLEST
    assert tuple(bounded((10**9, 10**9), LARGEST)) == LARGEST


def test_an_output_that_has_gone_is_told_of_once() -> None:
    read, write = os.pipe()
    os.close(read)
    told: list[int] = []
    with open(write, "w") as file:
        output = Output(file, lambda: told.append(1))
        for _ in range(3):
            output.write("x" * 100_000)
            output.flush()
        assert told == [1]
        os.dup2(os.open(os.devnull, os.O_WRONLY), write)


def flooded(terminal: Terminal) -> None:
    """Let there be output on its way that nobody reads, until no more goes into the line."""
    terminal.type("?")
    terminal.type("\x0c" * 120)
    end, before = time.monotonic() + 5, 0
    while before < FULL or unread(terminal) != before:
        assert time.monotonic() < end, f"{before} bytes wait to be read"
        before = unread(terminal)
        time.sleep(0.02)


def unread(terminal: Terminal) -> int:
    """How many bytes wait to be read from it."""
    return int.from_bytes(fcntl.ioctl(terminal._fd, termios.FIONREAD, bytes(4)), sys.byteorder)


@pytest.mark.parametrize("how", ["closed", "closed under output", "hung up", "hung up while nobody reads"])
@pytest.mark.parametrize("verb", [PLAY, ()], ids=["table", "lobby"])
def test_a_terminal_that_goes_takes_the_app_with_it_within_a_second(
    verb: tuple[str, ...], how: str, tmp_path: Path
) -> None:
    with Terminal(tmp_path, *verb) as terminal:
        terminal.wait_for("leave")
        if "output" in how or "reads" in how:
            flooded(terminal)
        if "hung" in how:
            os.kill(terminal.pid, signal.SIGHUP)
        else:
            os.close(terminal._fd)
        assert gone(terminal.pid, 1.0) == 128 + signal.SIGHUP


def test_an_app_that_nobody_reads_ends_when_it_is_told_to(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("leave")
        flooded(terminal)
        os.kill(terminal.pid, signal.SIGTERM)
        assert gone(terminal.pid, 4.0) == 128 + signal.SIGTERM


def gone(pid: int, seconds: float) -> int:
    """The exit code of a process that ends within so many seconds, while nothing it writes is read."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    raise AssertionError("it is still there")


def stopped(pid: int) -> None:
    """Wait until a process is stopped."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T":
            return
        time.sleep(0.01)
    raise AssertionError("it goes on")


def test_stopped_and_continued_it_is_usable_and_ends_with_a_whole_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, code=QUICK) as terminal:
        terminal.wait_for("leave")
        for _ in range(3):
            os.kill(terminal.pid, signal.SIGSTOP)
            stopped(terminal.pid)
            termios.tcsetattr(terminal._fd, termios.TCSANOW, terminal.before)
            os.kill(terminal.pid, signal.SIGCONT)
            terminal.read(patience=1)
            assert "leave" in terminal.text
            assert Path(f"/proc/{terminal.pid}/task").exists()
        assert len(os.listdir(f"/proc/{terminal.pid}/task")) <= 4
        terminal.press("q")
        terminal.wait_for("Continue")
        terminal.type("q")
        assert terminal.wait() == 0
        assert terminal.restored


def test_ctrl_l_paints_everything_anew(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("leave")
        before = terminal.text
        terminal.screen.reset()
        assert "leave" not in terminal.text
        terminal.press("\x0c")
        assert terminal.text == before


SHELL = """
import os, signal, sys
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
child = os.fork()
if child:
    while True:
        _, status = os.waitpid(child, os.WUNTRACED)
        if not os.WIFSTOPPED(status):
            os._exit(os.waitstatus_to_exitcode(status))
        os.tcsetpgrp(0, os.getpid())
        print("back in the shell", flush=True)
        sys.stdin.readline()
        print("fg", flush=True)
        os.tcsetpgrp(0, child)
        os.kill(child, signal.SIGCONT)
os.setpgid(0, 0)
os.tcsetpgrp(0, os.getpid())
"""
"""What a shell does for a program that is put aside and fetched again."""

SCRIPT = """
import os
child = os.fork()
if child:
    os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
"""What runs a program and waits for its end, as the shell of a login that may do nothing else."""


def test_ctrl_z_goes_back_to_the_shell_and_fg_to_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, code=SHELL + QUICK) as terminal:
        terminal.wait_for("leave")
        for _ in range(2):
            terminal.screen.reset()
            terminal.type("\x1a")
            terminal.wait_for("back in the shell")
            assert termios.tcgetattr(terminal._fd)[:4] == terminal.before[:4]
            terminal.screen.reset()
            terminal.type("\n")
            terminal.wait_for("leave")
        terminal.press("q")
        terminal.wait_for("Continue")
        terminal.type("q")
        assert terminal.wait() == 0
        assert terminal.restored


@pytest.mark.parametrize("code", ["", SCRIPT])
def test_without_a_shell_that_fetches_it_ctrl_z_does_nothing(code: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, code=code) as terminal:
        terminal.wait_for("leave")
        terminal.type("\x1a")
        terminal.read(patience=0.5)
        terminal.press("q")
        terminal.wait_for("Continue")
