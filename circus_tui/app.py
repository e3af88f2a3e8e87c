"""The app: a stage with a pile of pages, one canvas to draw them on, and an end when the system says so."""

from __future__ import annotations

import asyncio
import signal
import traceback
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from circus_tui import keys
from circus_tui.paint import Block, sheet, wrapped
from circus_tui.screens.page import Page
from circus_tui.screens.pile import Pile
from circus_tui.store import Store
from circus_tui.widgets.canvas import Canvas
from circus_tui.widgets.line import Line

LEAST_CELLS = 60
LEAST_ROWS = 20
FAILED = 1
"""The return code after an error of the program's own."""

ERRORS = "error.txt"
"""The file in the data directory that says what went wrong when the program has failed."""

_ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


class CircusApp(App[int]):
    """Shows the top page of a pile; a key is looked up in the page's actions, done, and drawn once."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]
    CSS = """
    Screen { background: ansi_default; color: ansi_default; }
    """

    def __init__(
        self, store: Store, pages: Sequence[Page], *, ascii_only: bool = False, slow_line: bool = False
    ) -> None:
        """`pages` are there from the beginning, the last one on top; over a slow line nothing moves by itself."""
        super().__init__(ansi_color=True)
        self._store = store
        self._slow_line = slow_line
        self._first = pages
        self._pile = Pile(self)
        self._canvas = Canvas(ascii_only=ascii_only)
        self.line = Line()
        self._answer: Callable[[str], None] | None = None

    def compose(self) -> ComposeResult:
        """Put the canvas on the screen, and a line to type into, shown when wanted."""
        yield self._canvas
        yield self.line

    def on_mount(self) -> None:
        """Listen to the system, and show the first pages."""
        loop = asyncio.get_running_loop()
        for sign in _ENDINGS:
            loop.add_signal_handler(sign, self._end, sign)
        for page in self._first:
            self.push(page)
        self._draw()

    def _fatal_error(self) -> None:
        """End after an error of the program's own: note it in the store's folder, without what was in any variable."""
        assert self._exception is not None
        note = "".join(traceback.format_exception(self._exception))
        self.store.folder.joinpath(ERRORS).write_text(note, encoding="utf-8")
        self._close_messages_no_wait()

    def _end(self, sign: signal.Signals) -> None:
        self.exit(128 + sign, return_code=128 + sign)

    @property
    def store(self) -> Store:
        """The saved games."""
        return self._store

    @property
    def lively(self) -> bool:
        """Whether things may move by themselves; `TEXTUAL_ANIMATIONS=none` forbids it."""
        return self.animation_level != "none" and not self._slow_line

    @property
    def top(self) -> Page:
        """The page that is seen."""
        return self._pile.top

    def push(self, page: Page) -> None:
        """Put a page on top."""
        self._pile.push(page)

    def pop(self) -> None:
        """Take the top page away."""
        self._pile.pop()

    def replace(self, page: Page) -> None:
        """Put a page in the place of the top one."""
        self._pile.replace(page)

    def ask(self, label: str, value: str, answer: Callable[[str], None]) -> None:
        """Let the player edit a line of text."""
        self._answer = answer
        self.line.placeholder = label
        self.line.value = value
        self.line.display = True
        self.line.focus()

    def every(self, seconds: float, look: Callable[[], bool]) -> Callable[[], None]:
        """Look now and then and draw anew if `look` says so."""
        return self.set_interval(seconds, lambda: self._draw() if look() else None).stop

    def leave(self, code: int) -> None:
        """End the app."""
        self.exit(code, return_code=code)

    def _draw(self) -> None:
        if self._pile:
            cells, height = self.size
            self._canvas.show(self.top.paint(cells, height) if self._roomy else _too_small(cells, height))

    @property
    def _roomy(self) -> bool:
        return self.size.width >= LEAST_CELLS and self.size.height >= LEAST_ROWS

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Do what the key means on the top page."""
        if self._answer is not None:
            if event.key == "escape":
                self._close_line()
            return
        if not self._roomy:
            if event.key == "q":
                self.leave(0)
            return
        found = keys.by_key(self.top.actions).get(event.key)
        if found is not None:
            event.stop()
            self.top.act(found.name)
            self._draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the line to the page that asked for it."""
        answer = self._answer
        self._close_line()
        if answer is not None:
            answer(event.value)
            self._draw()

    def _close_line(self) -> None:
        self._answer = None
        self.line.display = False
        self.set_focus(None)

    def on_click(self, event: events.Click) -> None:
        """Do what the cell means, if anything."""
        target = self._canvas.target_at(event.screen_x, event.screen_y)
        if target is not None and self._roomy and self._answer is None:
            self.top.point(target)
            self._draw()


def _too_small(cells: int, height: int) -> Block:
    text = f"Circus TUI needs {LEAST_CELLS}x{LEAST_ROWS}; this one is {cells}x{height}; q quits."
    return sheet([*[()] * (height // 2 - 1), *wrapped(text, cells, "strong")], (), cells, height)
