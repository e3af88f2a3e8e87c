"""Ctrl+C is heard wherever the program is when it is pressed, also where Python loses it."""

from __future__ import annotations

import os
import signal
import sys
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from circus_tui.plain.lines import Lines
from circus_tui.terminal.interrupt import INTERRUPTED, leave_to_loop, listened_to
from tests.shell.terminal import Terminal


def press() -> None:
    """Press Ctrl+C."""
    signal.raise_signal(signal.SIGINT)


class Tidied:
    """Something of which one hears when it goes."""


def press_unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press it while Python tidies up, as behind every import: what is raised there is dropped."""
    dropped: list[object] = []
    with monkeypatch.context() as patch:
        patch.setattr(sys, "unraisablehook", lambda lost: dropped.append(lost.exc_type))
        thing = Tidied()
        watching = weakref.ref(thing, lambda _: press())
        del thing
        assert watching() is None
    assert dropped == [KeyboardInterrupt]


@pytest.mark.parametrize("wait", [Lines.readline, lambda lines: lines.ready(0.5)], ids=["for a line", "for a while"])
def test_what_was_lost_is_heard_before_the_next_line(
    wait: Callable[[Lines], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, sink = os.pipe()

    def run() -> int:
        press_unheard(monkeypatch)
        wait(Lines(source))
        raise AssertionError("it waits for a line as if nothing had been pressed")

    os.close(sink)
    assert listened_to(run) == INTERRUPTED
    assert Lines(source).readline() == "", "it is heard once"


def test_it_is_heard_in_the_middle_of_a_class() -> None:
    """Python 3.11 makes a RuntimeError of it there: every enumeration has such moments while it is made."""

    class Part:
        def __set_name__(self, owner: type, name: str) -> None:
            press()

    def run() -> int:
        type("Whole", (), {"part": Part()})
        raise AssertionError("it goes on")

    assert listened_to(run) == INTERRUPTED


def test_what_else_goes_wrong_stays_what_it_is() -> None:
    with pytest.raises(ZeroDivisionError):
        listened_to(lambda: 1 // 0)


def test_afterwards_all_is_as_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    during: list[object] = []

    def run() -> int:
        during.append(signal.getsignal(signal.SIGINT))
        assert listened_to(lambda: 7) == 7
        assert signal.getsignal(signal.SIGINT) is during[0], "who runs another still listens"
        leave_to_loop()
        during.append(signal.getsignal(signal.SIGINT))
        return 3

    assert listened_to(run) == 3
    assert during[0] is not before
    assert during[1] is signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.slow
def test_at_a_keyboard_it_is_heard_though_a_script_has_started_the_program_with_ctrl_c_ignored(tmp_path: Path) -> None:
    ignored = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)"
    with Terminal(tmp_path, "--plain", "play", "scout", "--players", "Ana,Ben", code=ignored) as terminal:
        terminal.wait_for("press Enter")
        terminal.type("\x03")
        assert terminal.wait() == INTERRUPTED
        assert "Every move is saved" in terminal.text
