"""The terminal as it is: it sends anything, is too large, is stopped and goes on, and vanishes in the middle of output.

The private parts of Textual's driver that this needs are named here and in `mouse`, and nowhere else.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import IO, Any, Final

from textual import events
from textual._xterm_parser import BRACKETED_PASTE_END, BRACKETED_PASTE_START, XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.message import Message

SMALLEST: Final = (16, 4)
LARGEST: Final = (640, 240)
"""Columns and rows that are laid out at least and at most, whatever a terminal says of itself."""

LONGEST_PASTE: Final = 2000
"""Characters of a paste that are kept; nothing here is typed into that takes more."""

_ENDINGS: Final = {signal.SIGHUP: 0.7, signal.SIGTERM: 3.0, signal.SIGQUIT: 3.0}
"""Signals that end the app, and the seconds it has to do so in good order."""

_HELD_BACK: Final = 0.05
"""Seconds that the beginning of what may be the mark of a paste waits for the rest of it."""

_PASTE_SILENCE: Final = 1.0
"""Seconds after which a paste is over although its end was never marked."""

_LONGEST_KEY: Final = 8
"""Characters that come at once when a key is pressed: they are no sign of a paste that goes on."""

_CHUNK: Final = 4096


class Output:
    """A file that takes everything: when nobody is there any more to read it, it says so once and goes on."""

    def __init__(self, file: IO[str], lost: Callable[[], None]) -> None:
        self._file = file
        self._lost = lost
        self._gone = False

    def write(self, text: str) -> None:
        """Write, if there is anybody to read it."""
        self._do(lambda: self._file.write(text))

    def flush(self) -> None:
        """Send what is written."""
        self._do(self._file.flush)

    def fileno(self) -> int:
        """The number of the file below."""
        return self._file.fileno()

    def _do(self, what: Callable[[], object]) -> None:
        if not self._gone:
            try:
                what()
            except (OSError, ValueError):
                self._gone = True
                self._lost()


class Pastes:
    """Parts what is typed from what is pasted, which is kept short; a paste without an end is over after a silence."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._pasted: str | None = None
        self._held = ""
        self._heard = clock()

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
        if self._pasted is None and self._held and silence >= _HELD_BACK:
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


def _parted(text: str, mark: str) -> tuple[str, str]:
    """Part a text from its end if that may be the beginning of the mark."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if text.endswith(mark[:length]):
            return text[:-length], text[-length:]
    return text, ""


def bounded(size: tuple[int, int]) -> Size:
    """A size that can be drawn."""
    return Size(*(min(max(least, cells), most) for cells, least, most in zip(size, SMALLEST, LARGEST, strict=True)))


class TerminalDriver(LinuxDriver):
    """A driver that nothing which comes from the terminal can end, but its going away always does."""

    def __init__(self, app: Any, **arguments: Any) -> None:
        """Take the terminal of the standard output."""
        super().__init__(app, **arguments)
        assert sys.__stdout__ is not None
        self._file = Output(sys.__stdout__, self._vanished)  # type: ignore[assignment]
        self._in_play: list[Any] | None = None
        self._away = False

    def start_application_mode(self) -> None:
        """Take the terminal over, and hear signals that end the app."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self._in_play = self._attributes()
        for sign in _ENDINGS:
            signal.signal(sign, self._end)

    def _attributes(self) -> list[Any] | None:
        try:
            return termios.tcgetattr(self.fileno)
        except termios.error:
            return None

    def _end(self, sign: int, _: object) -> None:
        """End the app; if it cannot end, as when nobody reads what it writes, end the process."""
        code = 128 + sign

        def give_up(*_: object) -> None:
            if self.attrs_before is not None:
                with suppress(termios.error):
                    termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
            os._exit(code)

        signal.signal(signal.SIGALRM, give_up)
        signal.setitimer(signal.ITIMER_REAL, _ENDINGS[signal.Signals(sign)])
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(lambda: self._app.exit(code, return_code=code))

    def _vanished(self) -> None:
        """The terminal is not there any more: the system may have said so, or not."""
        os.kill(os.getpid(), signal.SIGHUP)

    def _sigtstp_application(self, *_: object) -> None:
        """Give the terminal back, and stop."""
        self._away = True
        super()._sigtstp_application()

    def _sigcont_application(self, *_: object) -> None:
        """Take the terminal again: also after a stop that nobody had announced, when it has never been given back."""
        if self._away:
            self._away = False
            super()._sigcont_application()
        else:
            # What is written goes through a queue that this very thread may be busy with.
            self._loop.call_soon_threadsafe(self._take_again)

    def _take_again(self) -> None:
        with suppress(termios.error):
            if self._in_play is not None and self._auto_restart and not self._away:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self._in_play)
                self.write("\x1b[?1049h\x1b[?25l\x1b[?1004h\x1b[?2004h\x1b[?7l")
                self._enable_mouse_support()
                self.send_message(self.SignalResume())

    def close(self) -> None:
        """Let go of the terminal; nothing is waited for after that."""
        super().close()
        signal.setitimer(signal.ITIMER_REAL, 0)

    def _get_terminal_size(self) -> tuple[int, int]:
        """The size of the terminal, bounded."""
        return bounded(super()._get_terminal_size())

    def process_message(self, message: Message) -> None:
        """Hand a message to the app; a size that was only sent is asked for."""
        if isinstance(message, events.Resize):
            size = Size(*self._get_terminal_size())
            message = events.Resize(size, size, None, message.pixel_size)
        super().process_message(message)

    def run_input_thread(self) -> None:
        """Hear what comes from the terminal until the app ends, or the terminal does."""
        decode = getincrementaldecoder("utf-8")("replace").decode
        parser, pastes = XTermParser(self._debug), Pastes()
        while not self.exit_event.is_set():
            parts = pastes.tick()
            if select.select([self.fileno], [], [], _HELD_BACK)[0]:
                data = self._read()
                if not data:
                    self._vanished()
                    return
                parts = pastes.feed(decode(data))
            for text, pasted in parts:
                if pasted:
                    self.process_message(events.Paste(text.replace("\x00", "")))
                else:
                    parser = self._heard(parser, text)
            parser = self._heard(parser, "")

    def _read(self) -> bytes:
        try:
            return os.read(self.fileno, _CHUNK)
        except OSError:
            return b""

    def _heard(self, parser: XTermParser, text: str) -> XTermParser:
        """Let a parser have some text, or the time; after one that it stumbles over there is a new one."""
        try:
            for event in parser.feed(text) if text else parser.tick():
                self.process_message(event)
        except Exception:
            fresh = XTermParser(self._debug)
            fresh.terminal_size, fresh.terminal_pixel_size = parser.terminal_size, parser.terminal_pixel_size
            fresh.mouse_pixels = parser.mouse_pixels
            return fresh
        return parser
