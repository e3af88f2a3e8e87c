"""Files that one window at a time holds: the system frees them when the window's process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from circus_tui.storage import privacy


class Lock:
    """Two locks on one file exclude one another, also within one process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Take it, if nobody has it; tell whether that has been done. Raises OSError."""
        if self._file is not None:
            return True
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, privacy.FILE_MODE)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            privacy.close_to_others(self.path.parent, self.path.name)
        except BlockingIOError:
            os.close(file)
            return False
        except BaseException:
            os.close(file)
            raise
        self._file = file
        return True

    @property
    def holds(self) -> bool:
        """Whether this one has it still: not if the file has been removed meanwhile, or another put in its place."""
        if self._file is None:
            return False
        found = os.fstat(self._file)
        return privacy.identity(self.path) == (found.st_dev, found.st_ino)

    def note(self, text: str) -> None:
        """Write on it, for those who find it taken. Raises OSError."""
        assert self._file is not None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, text.encode(), 0)

    def release(self, *, remove: bool = False) -> None:
        """Let it go; `remove` the file too, where nobody can be about to take it."""
        if self._file is None:
            return
        try:
            if remove and self.holds:
                self.path.unlink(missing_ok=True)
        finally:
            os.close(self._file)
            self._file = None


def seat_file(folder: Path, match: int | str, seat: int | str) -> Path:
    """The file that the window holds which sits at that seat."""
    return folder / f"match-{match}-seat-{seat}.lock"


def begun(folder: Path) -> frozenset[int]:
    """The numbers of the games at which somebody may be sitting, cheap to ask for."""
    try:
        names = [path.name.split("-") for path in folder.glob(seat_file(Path(), "*", "*").name)]
    except OSError:
        return frozenset()
    return frozenset(int(name[1]) for name in names if name[1].isdecimal())
