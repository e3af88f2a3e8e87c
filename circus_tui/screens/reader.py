"""Something long to read: scrolled by lines and pages, searched with `/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from circus_tui.keys import Action, action
from circus_tui.paint import Block, Row, sheet, text_of
from circus_tui.screens.page import Page
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


class ReaderPage(Page):
    """Shows rows made for the width of the screen, from a line on."""

    def __init__(self, heading: str, write: Callable[[int], Block], *, find: str = "", at_end: bool = False) -> None:
        """`write` gives the rows for a width; the first row that contains `find` is shown on top."""
        self._heading = heading
        self._write = write
        self._find = find
        self._top = 10**9 if at_end else 0
        self._sought = ""
        self._rows: Block = ()
        self._cells = 0
        self._note = ""
        self._page = 1

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do."""
        return _MOVES

    def _lay_out(self, cells: int) -> None:
        if cells == self._cells:
            return
        first = not self._cells
        self._rows, self._cells = self._write(cells), cells
        if first and self._find:
            self._top = self._place_of(self._find, 0) or 0

    def paint(self, cells: int, height: int) -> Block:
        """Draw the part from the top line on."""
        self._lay_out(cells)
        self._page = height - 3
        self._top = max(0, min(self._top, len(self._rows) - self._page))
        last = min(len(self._rows), self._top + self._page)
        place = f"{self._top + 1}-{last} of {len(self._rows)}"
        shown: list[Row] = [title(self._heading, self._note or place, cells), *self._rows[self._top : last]]
        return sheet(shown, [footer(self.actions, cells)], cells, height)

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
                self.stage.ask(" a word to search for, then Enter", "", self._search)
            case "next":
                self._seek()
            case "close":
                self.stage.pop()

    def _search(self, text: str) -> None:
        self._sought = text
        self._seek()

    def _seek(self) -> None:
        found = self._place_of(self._sought, self._top + 1) if self._sought else None
        if found is None and self._sought:
            found = self._place_of(self._sought, 0)
        self._note = "" if found is not None else "not found"
        self._top = self._top if found is None else found

    def _place_of(self, text: str, start: int) -> int | None:
        sought = text.casefold()
        return next((k for k in range(start, len(self._rows)) if sought in text_of(self._rows[k]).casefold()), None)
