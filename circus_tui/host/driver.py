"""What stands between one app and one terminal at the other end of a line: keys in, pictures out, both bounded."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final, cast

from textual import events
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from circus_tui.host import parts
from circus_tui.host.limits import Limits, clamped
from circus_tui.host.reading import Reading
from circus_tui.terminal.typed import HELD_BACK, Typed

if TYPE_CHECKING:
    from circus_tui.host.app import HostedApp

_RESIZE: Final = 0.1
"""Seconds that a new size waits for a newer one."""

_MOUSE: Final = ("1000", "1003", "1015", "1006")
_ENTER: Final = "\x1b[22;2t\x1b[?1049h\x1b[?25l\x1b[?1004h\x1b[?2026$p\x1b[?2004h\x1b[?7l"
_LEAVE: Final = "\x1b[?2004l\x1b[?7h\x1b[?1049l\x1b[?25h\x1b[?1004l\x1b[23;2t"


class ChannelDriver(Driver):
    """A driver for one channel. Everything happens on the one loop that all sessions share."""

    def __init__(self, app: Any, **arguments: Any) -> None:
        """Take the line and the limits from the app."""
        super().__init__(app, **arguments)
        hosted = cast("HostedApp", app)
        self._limits: Limits = hosted.limits
        self._reading = Reading(hosted.line, hosted.limits, self._hold, self._catch_up)
        self._typed = Typed(self._loop.time)
        self._heard: deque[Message] = deque()
        self._some = asyncio.Event()
        self._hearing: asyncio.Task[None] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._written: list[str] = []
        self._held = ExitStack()
        self._ended = False

    def start_application_mode(self) -> None:
        """Switch the client's terminal to the app: alternate screen, mouse, pasting."""
        self._hearing = self._loop.create_task(self._hear())
        self.write(_ENTER)
        self._enable_mouse_support()
        self.flush()
        self._resized()

    def stop_application_mode(self) -> None:
        """Switch the client's terminal back to what it was."""
        self.disable_input()
        self._disable_mouse_support()
        self.write(_LEAVE)
        self.flush()

    def disable_input(self) -> None:
        """Stop reading keys."""
        if self._hearing is not None:
            self._hearing.cancel()
            self._hearing = None
        for name in ("typed", "size"):
            self._stop(name)

    def close(self) -> None:
        """Release what the driver holds."""
        self._ended = True
        self.disable_input()
        self._reading.close()
        self._held.close()
        parts.forget_keys()

    def _enable_mouse_support(self) -> None:
        if self._mouse:
            self.write("".join(f"\x1b[?{mode}h" for mode in _MOUSE))

    def _disable_mouse_support(self) -> None:
        if self._mouse:
            self.write("".join(f"\x1b[?{mode}l" for mode in _MOUSE))

    # What comes from the client.

    def feed(self, data: bytes) -> None:
        """Hear bytes; while too much waits already they are dropped unread."""
        if self._hearing is None or len(self._heard) >= self._limits.keys:
            return
        self._take(self._typed.feed(data))
        self._look_again()

    def _look_again(self) -> None:
        if self._typed.waits and "typed" not in self._timers:
            self._timers["typed"] = self._loop.call_later(HELD_BACK, self._tick)

    def _tick(self) -> None:
        self._timers.pop("typed", None)
        self._take(self._typed.tick())
        self._look_again()

    def _take(self, messages: Iterable[Message]) -> None:
        for message in messages:
            if isinstance(message, events.Resize):
                continue  # the size is what the channel says it is
            if isinstance(message, events.MouseMove) and self._heard and isinstance(self._heard[-1], events.MouseMove):
                self._heard.pop()
            if len(self._heard) >= self._limits.keys:
                break
            self._heard.append(message)
        if self._heard:
            self._some.set()

    async def _hear(self) -> None:
        """Hand on one message after the other, each when the app has dealt with those before, none too fast."""
        pace, burst = 1 / self._limits.keys_a_second, float(self._limits.keys)
        free, last = burst, self._loop.time()
        while True:
            await self._some.wait()
            self._some.clear()
            while self._heard:
                now = self._loop.time()
                free, last = min(burst, free + (now - last) / pace), now
                if free < 1:
                    await asyncio.sleep(pace)
                    continue
                free -= 1
                self.process_message(self._heard.popleft())
                await asyncio.sleep(0)
                while parts.waiting(self._app):
                    await asyncio.sleep(0.001)

    def send_message(self, message: Message) -> None:
        """Hand a message to the app, which is on this very loop."""
        self._app.post_message(message)

    def resize(self, cells: int, rows: int) -> None:
        """The terminal has another size; of many in a short time the last one counts."""
        self._size = clamped(cells, rows)
        if "size" not in self._timers and not self._ended:
            self._timers["size"] = self._loop.call_later(_RESIZE, self._resized)

    def _resized(self) -> None:
        self._timers.pop("size", None)
        assert self._size is not None
        size = Size(*self._size)
        self.process_message(events.Resize(size, size))

    def _stop(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # What goes to the client.

    def write(self, data: str) -> None:
        """Write; what is written in one go is sent in one go."""
        if not self._written:
            self._loop.call_soon(self.flush)
        self._written.append(data)

    def flush(self) -> None:
        """Send what is written, and see whether it is read."""
        written, self._written = "".join(self._written), []
        if not written:
            return
        self._reading.send(written.encode("utf-8", "replace"))

    def _hold(self) -> None:
        """Paint nothing for a client that is behind with reading."""
        self._held.enter_context(self._app.batch_update())

    def _catch_up(self) -> None:
        """Paint again for a client that has caught up."""
        self._held.close()
        cast("HostedApp", self._app).action_redraw()
