"""Files of this computer: what is read from them is bounded, what is written of a game is for its user alone."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from circus_tui.names import visible
from circus_tui.refused import Refused

_LONGEST_PATH: Final = 100
"""Characters of a path that a sentence shows."""


def read_bounded(path: Path, largest: int, what: str) -> bytes:
    """Read a regular file of at most `largest` bytes; `what` names its kind. Raises `Refused` with a sentence.

    A pipe or a device is not waited for, and nothing of a file that is too large is read.
    """
    try:
        # A pipe without a writer would be waited for; O_NONBLOCK opens it, and makes no difference to a file.
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        with open(file, "rb") as opened:
            found = os.fstat(file)
            if not stat.S_ISREG(found.st_mode):
                raise Refused(f"{named(path)} cannot be read: it is no regular file.")
            # What the system makes up as it is read may have nothing to give now, and says so with None.
            content = opened.read(largest + 1) or b""
    except (OSError, ValueError) as error:
        raise Refused(f"{named(path)} cannot be read: {reason_of(error)}.") from None
    if len(content) > largest:
        size = max(found.st_size, len(content))
        raise Refused(f"{named(path)} has {size:,} bytes; {what} has at most {largest:,}.")
    return content


def write_private(path: Path, text: str) -> None:
    """Write a file that only its user can read, whatever the umask. Raises OSError.

    A pipe that nobody reads is not waited for, and a device stays as open as it was.
    """
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
    with open(file, "w", encoding="utf-8") as opened:
        if stat.S_ISREG(os.fstat(file).st_mode):
            os.fchmod(file, 0o600)
        os.set_blocking(file, True)
        opened.write(text)


def named(path: Path | str) -> str:
    """Give a path as it may stand in a sentence: visible, on one line, its middle left out if it is very long."""
    text = visible(str(path)) or "?"
    if len(text) <= _LONGEST_PATH:
        return text
    return f"{text[: _LONGEST_PATH // 3]}...{text[-_LONGEST_PATH // 2 :]}"


def reason_of(error: OSError | ValueError) -> str:
    """Say in a few words why a file could not be opened."""
    words = getattr(error, "strerror", None)
    return str(words) if words else "that is no file name"
