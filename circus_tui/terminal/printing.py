"""What the command line says: to an output that may be closed, full, or unable to show a sign."""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final, TextIO

_STAND_INS: Final = "circus-tui-stand-ins"


class Unwritable(Exception):
    """Nothing can be written to the output; the message is a sentence."""


def prepare() -> None:
    """Put an ASCII character in the place of each sign that the encoding of an output does not have."""
    codecs.register_error(_STAND_INS, _stand_in)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_STAND_INS)


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    from circus_tui.drawing.glyphs import plain

    return plain(error.object[error.start : error.end]), error.end


def say(text: str) -> None:
    """Write lines to the standard output, and be sure that they are written. Raises `Unwritable`, BrokenPipeError."""
    if sys.stdout is None:
        raise Unwritable("There is nowhere to write to: the standard output is closed.")
    write_to(sys.stdout, f"{text}\n")


def answer(text: str, *, ascii_only: bool) -> None:
    """Write a verb's answer, in ASCII if that is wanted. Raises `Unwritable`, BrokenPipeError."""
    if ascii_only:
        from circus_tui.drawing.glyphs import plain

        text = plain(text)
    say(text)


def flush() -> None:
    """Be sure that what others have printed is written. Raises `Unwritable`, BrokenPipeError."""
    if sys.stdout is not None:
        write_to(sys.stdout, "")


def write_to(stream: TextIO, text: str) -> None:
    """Write, and be sure that it is written. Raises `Unwritable`, BrokenPipeError."""
    try:
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        give_up(stream)
        raise
    except (OSError, ValueError) as error:
        give_up(stream)
        reason = getattr(error, "strerror", None) or "it is closed"
        raise Unwritable(f"The output cannot be written: {reason}.") from error


def complain(text: str) -> None:
    """Write a sentence to the error output, if there is one that takes it."""
    if sys.stderr is not None:
        try:
            write_to(sys.stderr, f"{text}\n")
        except (Unwritable, BrokenPipeError):
            return


def give_up(stream: TextIO) -> None:
    """Let what is still to be written go nowhere: Python would try again at its end, and fail aloud."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return
