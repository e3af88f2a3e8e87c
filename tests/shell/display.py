"""The screen of a terminal, for whoever wants to look at it."""

from __future__ import annotations

import pyte


class Display:
    """What bytes have put on a screen. They are read when somebody looks: most of what is written nobody looks at."""

    def __init__(self, size: tuple[int, int]) -> None:
        """A blank screen of so many cells and rows."""
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self._unread: list[bytes] = []
        self._text: str | None = None

    def feed(self, data: bytes) -> None:
        """Take bytes."""
        if data:
            self._unread.append(data)

    @property
    def screen(self) -> pyte.Screen:
        """The screen, which may be changed by hand."""
        self._read()
        self._text = None
        return self._screen

    @property
    def text(self) -> str:
        """What is on it, row by row."""
        self._read()
        if self._text is None:
            self._text = "\n".join(line.rstrip() for line in self._screen.display)
        return self._text

    def _read(self) -> None:
        if self._unread:
            self._stream.feed(b"".join(self._unread))
            self._unread.clear()
            self._text = None
