"""Everything that has happened at a table: only what all may know, a heading for each round and turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.paint import Row
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import face_of
from circus_tui.screens.pages import PageScreen
from circus_tui.table import Table
from circus_tui.widgets.seats import named
from circus_tui.widgets.title_bar import Heading
from rules.core import name_seats

SCROLL: Final = action("move", "up down", "↑↓", "line", "Go up and down.")
LEAVE: Final = action("quit", "q escape l", "q", "back", "Close the log.")
_OWN: Final = (keys.HELP, LEAVE)


class LogScreen(PageScreen):
    """The newest at the bottom, where the cursor stands at first."""

    CSS_PATH = "log.tcss"
    BINDINGS = bindings("log", _OWN)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._face = face_of(table.rules.INFO.slug)

    @property
    def heading(self) -> Heading:
        """Which table, and how far it is."""
        game = self._face.heading(self._table.view(None))
        return Heading(game.game, "the log", standing=game.place)

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        return (SCROLL, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the list."""
        lines = OptionList(id="lines", markup=False)
        lines.border_title = "What happened"
        lines.border_subtitle = "only what all may know"
        yield lines

    def on_mount(self) -> None:
        """Write it, and stand on the last line."""
        lines = self.query_one("#lines", OptionList)
        lines.add_options(self._written())
        lines.highlighted = lines.option_count - 1
        lines.focus()

    def _written(self) -> Iterator[Option]:
        place = ""
        for number, events in enumerate(self._table.events()):
            now = self._face.heading(self._table.view_at(number)).place if events else place
            if now != place:
                place = now
                yield Option(Text(f"▾ {place}"), disabled=True)
            for event in events:
                sentence = named(name_seats(event.text, self._table.players), self._table.players)
                yield Option(Text.assemble((f"{number:>5}  ", self._colour("dim")), self._text(sentence)))

    def _text(self, line: Row) -> Text:
        palette = self.circus.palette
        return Text.assemble(*((span.text, palette.style(span.role, span.text)) for span in line))

    def _colour(self, name: str) -> str:
        palette = self.circus.palette
        return "" if palette.ansi else palette.colour(name)

    def do(self, name: str) -> None:
        """Read the keys, or close it."""
        if name == "help":
            self.circus.open_page("help")
        elif name == "quit":
            self.app.pop_screen()
