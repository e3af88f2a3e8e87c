"""What comes from a terminal, as keys, clicks and pastes: any bytes, however they are cut, and a silence after them.

The private parts of Textual's reader of terminals that this needs are named here.
"""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from textual import constants, events
from textual._xterm_parser import BRACKETED_PASTE_END, BRACKETED_PASTE_START, XTermParser
from textual.message import Message

LONGEST_PASTE: Final = 2000
"""Characters of a paste that are kept; nothing here is typed into that takes more."""

HELD_BACK: Final = 0.05
"""Seconds that the beginning of what may be the mark of a paste waits for the rest of it."""

_PASTE_SILENCE: Final = 1.0
"""Seconds after which a paste is over although its end was never marked."""

_LONGEST_KEY: Final = 8
"""Characters that come at once when a key is pressed: they are no sign of a paste that goes on."""


class Typed:
    """Makes events of bytes. `tick` is to be called now and then while `waits`: an escape alone is told by silence."""

    def __init__(self, clock: Callable[[], float] = monotonic, *, debug: bool = False) -> None:
        self._clock = clock
        self._debug = debug
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser(debug)
        self._pastes = Pastes(clock)
        self._heard = clock() - 1

    @property
    def waits(self) -> bool:
        """Whether what has come may mean something else after a silence."""
        return self._pastes.waits or self._clock() - self._heard < constants.ESCAPE_DELAY + 2 * HELD_BACK

    def feed(self, data: bytes) -> Iterator[Message]:
        """Give what the bytes mean, as far as that is clear; bytes that are no text are replaced."""
        self._heard = self._clock()
        yield from self._events(self._pastes.feed(self._decode(data)))

    def tick(self) -> Iterator[Message]:
        """Give what has waited long enough."""
        yield from self._events(self._pastes.tick())

    def _events(self, parts: Iterator[tuple[str, bool]]) -> Iterator[Message]:
        for text, pasted in parts:
            if pasted:
                yield events.Paste(_readable(text))
            else:
                yield from self._parsed(text)
        yield from self._parsed("")

    def _parsed(self, text: str) -> Iterator[Message]:
        """Let the parser have some text, or the time; after one that it stumbles over there is a new one."""
        parser = self._parser
        try:
            yield from parser.feed(text) if text else parser.tick()
        except Exception:
            fresh = XTermParser(self._debug)
            fresh.terminal_size, fresh.terminal_pixel_size = parser.terminal_size, parser.terminal_pixel_size
            fresh.mouse_pixels = parser.mouse_pixels
            self._parser = fresh


class Pastes:
    """Parts what is typed from what is pasted, which is kept short; a paste without an end is over after a silence."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._pasted: str | None = None
        self._held = ""
        self._heard = clock()

    @property
    def waits(self) -> bool:
        """Whether something is held until its end comes, or a silence."""
        return self._pasted is not None or bool(self._held)

    def feed(self, text: str) -> Iterator[tuple[str, bool]]:
        """Give parts of the text in order, and whether each is a whole paste."""
        if self._pasted is None or len(text) > _LONGEST_KEY:
            self._heard = self._clock()
        text, self._held = self._held + text, ""
        while text:
            mark = BRACKETED_PASTE_START if self._pasted is None else BRACKETED_PASTE_END
            before, found, text = text.partition(mark)
            if not found:
                before, self._held = _parted(before, mark)
            if self._pasted is not None:
                self._pasted = (self._pasted + before)[:LONGEST_PASTE]
            elif before:
                yield before, False
            if found:
                yield from self._turn()

    def tick(self) -> Iterator[tuple[str, bool]]:
        """Give what has waited long enough."""
        silence = self._clock() - self._heard
        if self._pasted is None and self._held and silence >= HELD_BACK:
            held, self._held = self._held, ""
            yield held, False
        elif self._pasted is not None and silence >= _PASTE_SILENCE:
            self._held = ""
            yield from self._turn()

    def _turn(self) -> Iterator[tuple[str, bool]]:
        """Begin a paste, or end it."""
        if self._pasted is None:
            self._pasted = ""
        else:
            pasted, self._pasted = self._pasted, None
            yield pasted, True


def _readable(text: str) -> str:
    """A pasted text without what a terminal would take for an order once it is shown; its lines stay lines."""
    return "".join(char for char in text.replace("\t", " ") if char.isprintable() or char in "\r\n")


def _parted(text: str, mark: str) -> tuple[str, str]:
    """Part a text from its end if that may be the beginning of the mark."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if text.endswith(mark[:length]):
            return text[:-length], text[-length:]
    return text, ""
