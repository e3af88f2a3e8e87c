"""The terminal as it is: it sends anything, is too large, is stopped and goes on, and vanishes in the middle of output.

The private parts of Textual's driver that this needs are named here, in `typed` and in `mouse`, and nowhere else.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import termios
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TextIO

from textual import events
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.message import Message

from circus_tui.terminal.printing import give_up
from circus_tui.terminal.typed import HELD_BACK, Typed
from circus_tui.terminal.window_size import bounded

LARGEST: Final = (640, 240)
"""Columns and rows that are laid out at most."""

_ENDINGS: Final = {signal.SIGHUP: 0.7, signal.SIGTERM: 3.0, signal.SIGQUIT: 3.0}
"""Signals that end the app, and the seconds it has to do so in good order."""

_CHUNK: Final = 4096


class Output:
    """A file that takes everything: when nobody is there any more to read it, it says so once and goes on."""

    def __init__(self, file: TextIO, lost: Callable[[], None]) -> None:
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
                give_up(self._file)
                self._lost()


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
        return bounded(super()._get_terminal_size(), LARGEST)

    def process_message(self, message: Message) -> None:
        """Hand a message to the app; a size that was only sent is asked for."""
        if isinstance(message, events.Resize):
            size = Size(*self._get_terminal_size())
            message = events.Resize(size, size, None, message.pixel_size)
        super().process_message(message)

    def run_input_thread(self) -> None:
        """Hear what comes from the terminal until the app ends, or the terminal does."""
        typed = Typed(debug=self._debug)
        while not self.exit_event.is_set():
            events_heard = typed.tick()
            if select.select([self.fileno], [], [], HELD_BACK)[0]:
                data = self._read()
                if not data:
                    self._vanished()
                    return
                events_heard = typed.feed(data)
            for event in events_heard:
                self.process_message(event)

    def _read(self) -> bytes:
        try:
            return os.read(self.fileno, _CHUNK)
        except OSError:
            return b""
