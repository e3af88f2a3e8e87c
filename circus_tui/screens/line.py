"""Saying a line: what was said at the table, and a line to write in. A host asks for the code of a table so too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Input

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.keys import Action, action
from circus_tui.names import visible
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.tables.talk import LONGEST, Said
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading

SEND: Final = action("send", "f12", "⏎", "do it", "Say the line.")
LEAVE: Final = action("quit", "escape", "esc", "back", "Say nothing.")


class LineScreen(PageScreen):
    """One line to be written, under what has been said before."""

    BINDINGS = bindings("line", (LEAVE,))
    DEFAULT_CSS = """
    LineScreen { align: center middle; }
    LineScreen #lines { width: 90; max-width: 100%; height: auto; }
    LineScreen #said { height: 12; }
    LineScreen Input { border: heavy $frame; background: $panel; color: $ink; }
    """

    def __init__(self, title: str, wanted: str, write: Callable[[str], None], said: tuple[Said, ...] = ()) -> None:
        """Ask for a line; `write` gets it."""
        super().__init__()
        self._title = title
        self._wanted = wanted
        self._write = write
        self._said = said

    @property
    def heading(self) -> Heading:
        """Where it is said."""
        return Heading("CIRCUS TUI", self._title)

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        return (SEND, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give what was said, and the line."""
        line = Input(placeholder=self._wanted, max_length=2 * LONGEST, id="line")
        line.cursor_blink = False
        yield Vertical(TextRows(id="said"), line, id="lines")

    def on_mount(self) -> None:
        """Begin to write."""
        self.show_said(self._said)
        self.query_one("#line", Input).focus()

    def show_said(self, said: tuple[Said, ...]) -> None:
        """Show what has been said."""
        self.query_one("#said").display = bool(said)
        rows: list[Row] = [row(Span(f" {each.name}: ", "gold bold"), Span(each.words, "ink")) for each in said[-10:]]
        lines: Picture[Rows] = self.query_one("#said", TextRows)
        lines.show(Zone(Rows(tuple(rows)), row(Span("Said at this table", "gold")), frame="thin"))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Let nothing invisible stand in the line, even for a moment."""
        if event.value != visible(event.value):
            event.input.value = visible(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The line is written."""
        self.do("send")

    def do(self, name: str) -> None:
        """Take the line, or leave."""
        written = self.query_one("#line", Input).value
        self.circus.guard.decided()
        if self.close() and name == "send":
            self._write(written)

    def leave_line(self) -> None:
        """Write nothing."""
        self.do("quit")
