"""Hands and names at rest: the folder of saved games and what is in it can be read by its user alone."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600

_OURS: Final = re.compile(
    r"circus\.db(-wal|-shm|-journal)?|match-\d+(-seat-\d+)?\.lock|error\.txt|records|(settings\.toml|host_key)(\.new)?"
)
"""What this program puts into its folder."""


def make_folder(folder: Path) -> None:
    """Make the folder, or close it to others if it holds nothing but this program's files. Raises OSError.

    A folder that holds other things, such as a home directory, stays as open as its owner has made it.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    if all(_OURS.fullmatch(name) for name in os.listdir(folder)):
        _close(folder, FOLDER_MODE)


def make_file(path: Path) -> None:
    """Make an empty file if there is none. Raises OSError for anything that is not a regular file.

    What SQLite would find beside it is looked at too: for a pipe it would wait.
    """
    for beside in _beside(path):
        if beside.exists() and not beside.is_file():
            raise OSError(0, f"{beside.name} is no regular file")
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, FILE_MODE)
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(0, f"{path.name} is no regular file")
    finally:
        os.close(file)


def close_to_others(folder: Path, name: str) -> None:
    """Let nobody else read a file of this name and those that SQLite keeps beside it. Raises OSError."""
    for path in (folder / name, *_beside(folder / name)):
        if path.exists():
            _close(path, FILE_MODE)


def _beside(path: Path) -> tuple[Path, ...]:
    """The files that SQLite may keep beside one."""
    return tuple(path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-shm", "-journal"))


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one that has taken its place; None if there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def _close(path: Path, mode: int) -> None:
    """Take from group and others what they may do; what belongs to somebody else, or to all, is not ours to close."""
    found = path.stat()
    ours = found.st_uid == os.geteuid() and (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode))
    if ours and stat.S_IMODE(found.st_mode) != mode:
        path.chmod(mode)
