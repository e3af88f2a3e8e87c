"""Something long to read: scrolled by lines and pages, searched with `/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.widgets import Input

from circus_tui.keys import Action, action
from circus_tui.paint import Block, Row, page, text_of
from circus_tui.screens.base import CanvasScreen
from circus_tui.widgets.frame import footer, title

_MOVES: Final = (
    action("down", "down j", "↑↓", "scroll", "One line on."),
    action("up", "up k", "↑", "", "One line back."),
    action("page_down", "pagedown space right l", "space", "page", "One page on."),
    action("page_up", "pageup left h b", "b", "", "One page back."),
    action("top", "home g", "home", "", "To the beginning."),
    action("bottom", "end G", "end", "", "To the end."),
    action("search", "slash", "/", "search", "Search for a word."),
    action("next", "n", "n", "next", "The next place with the word."),
    action("close", "q escape f1", "q", "close", "Back to where you were."),
)


class ReaderScreen(CanvasScreen):
    """Shows rows made for the width of the screen, from a line on."""

    def __init__(self, heading: str, write: Callable[[int], Block], *, find: str = "", at_end: bool = False) -> None:
        """`write` gives the rows for a width; the first row that contains `find` is shown on top."""
        super().__init__()
        self._heading = heading
        self._write = write
        self._find = find
        self._top = 10**9 if at_end else 0
        self._sought = ""
        self._rows: Block = ()
        self._cells = 0
        self._note = ""

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do."""
        return _MOVES

    def compose(self) -> ComposeResult:
        """Add a line to type a word into, shown when wanted."""
        yield from super().compose()
        yield Input(placeholder="search", compact=True, classes="line")

    def on_mount(self) -> None:
        """Hide the line, and go to the place that was asked for."""
        self._line.display = False
        self._lay_out(self.app.size.width)
        if self._find:
            self._top = self._place_of(self._find, 0) or 0
        super().on_mount()

    @property
    def _line(self) -> Input:
        return self.query_one(Input)

    def _lay_out(self, cells: int) -> None:
        if cells != self._cells:
            self._rows, self._cells = self._write(cells), cells

    def paint(self, cells: int, height: int) -> Block:
        """Draw the part from the top line on."""
        self._lay_out(cells)
        self._top = max(0, min(self._top, len(self._rows) - self._page))
        shown: list[Row] = [title(self._heading, self._note or self._share(height), cells)]
        shown += self._rows[self._top : self._top + self._page]
        return page(shown, [footer(self.actions, cells)], cells, height)

    @property
    def _page(self) -> int:
        return max(1, self.app.size.height - 3)

    def _share(self, height: int) -> str:
        last = min(len(self._rows), self._top + height - 3)
        return f"{self._top + 1}-{last} of {len(self._rows)}"

    def act(self, name: str) -> None:
        """Move, search or close."""
        self._note = ""
        match name:
            case "down":
                self._top += 1
            case "up":
                self._top -= 1
            case "page_down":
                self._top += self._page
            case "page_up":
                self._top -= self._page
            case "top":
                self._top = 0
            case "bottom":
                self._top = len(self._rows)
            case "search":
                self._line.display = True
                self._line.focus()
            case "next":
                self._seek()
            case "close":
                self.app.pop_screen()
                return
        self.repaint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to the next place with the word."""
        event.stop()
        self._sought = event.value
        self._line.display = False
        self.set_focus(None)
        self._seek()
        self.repaint()

    def _seek(self) -> None:
        found = self._place_of(self._sought, self._top + 1) if self._sought else None
        if found is None and self._sought:
            found = self._place_of(self._sought, 0)
        self._note = "" if found is not None else "not found"
        self._top = self._top if found is None else found

    def _place_of(self, text: str, start: int) -> int | None:
        sought = text.casefold()
        return next((k for k in range(start, len(self._rows)) if sought in text_of(self._rows[k]).casefold()), None)
