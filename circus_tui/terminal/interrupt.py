"""Ctrl+C, heard whenever it is pressed.

Python raises `KeyboardInterrupt` wherever it is at that moment, and some such places lose it: what tidies up behind an
import drops all that is raised there, and Python 3.11 makes another error of it in the middle of an enumeration. So
it is remembered too, and whoever is about to wait for a line asks for it once more.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130
"""The exit code of a program that Ctrl+C has ended."""

_pressed: list[int] = []
"""The signals that have come since somebody began to listen."""


def listened_to(run: Callable[[], int]) -> int:
    """Run something; give its exit code, or the one for Ctrl+C, whatever became of the interrupt on its way."""
    before = signal.getsignal(signal.SIGINT)
    try:
        _listen()
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        if not _pressed:
            raise
        return INTERRUPTED
    finally:
        if before is not _note:
            _listen_no_more(before)


def heed() -> None:
    """Raise the KeyboardInterrupt that may have been lost."""
    if _pressed:
        raise KeyboardInterrupt


def leave_to_loop() -> None:
    """Let Ctrl+C do what Python does by itself: a loop of asyncio has its own way to end."""
    if signal.getsignal(signal.SIGINT) is _note:
        _set(signal.default_int_handler)


def _listen() -> None:
    """From now on remember Ctrl+C; where there is a keyboard, also if whoever started the program ignores it."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if not ignored or (sys.stdin is not None and sys.stdin.isatty()):
        _set(_note)


def _listen_no_more(before: signal._HANDLER) -> None:
    _set(before)
    _pressed.clear()


def _note(number: int, _: FrameType | None) -> None:
    _pressed.append(number)
    raise KeyboardInterrupt


def _set(handler: signal._HANDLER) -> None:
    try:
        signal.signal(signal.SIGINT, handler)
    except ValueError:  # only the main thread hears signals
        return
