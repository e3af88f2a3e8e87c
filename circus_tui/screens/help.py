"""The keys of the screen that is open, what works everywhere, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.paint import Block, Span, row, wrapped_row
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.widgets.key_list import KeyLines, KeyList
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import LETTERS, seat_chip
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading

LEAVE: Final = action("quit", "q escape question_mark", "esc", "back", "Close the help.")
PALETTE: Final = action("palette", "ctrl+p", "^p", "commands", "All commands, and the colours.")
GONE: Final = action("gone", "ctrl+c", "^c", "leave at once", "Leave the program at once; everything is saved.")

_SIGNS: Final = (
    ("✓", "green bold", "Enter does this"),
    ("✗", "bad bold", "not allowed, with the rule that forbids it"),
    ("→", "orange bold", "allowed, but think twice"),
    ("►", "gold bold", "who is to act, and what is chosen"),
    ("★", "gold bold", "who has won, and stars"),
    ("…", "dim", "there is more than there is room for"),
)


class HelpScreen(PageScreen):
    """Made from what the screen below offers, so that it is never out of date."""

    CSS_PATH = "help.tcss"
    BINDINGS = bindings("help", (LEAVE,))

    def __init__(self, about: CircusScreen) -> None:
        super().__init__()
        everywhere = {each.name for each in keys.COMMON}
        own = [each for each in about.offered if each.name not in everywhere]
        self._own = tuple(sorted(own, key=lambda each: not each.label))
        self._common = (*(each for each in about.offered if each.name in everywhere), PALETTE, GONE)
        self._legend = about.legend

    @property
    def heading(self) -> Heading:
        """That it is the help."""
        return Heading("CIRCUS TUI", "help")

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        return (LEAVE,)

    def compose_page(self) -> Iterator[Widget]:
        """Give the keys on the left, the signs on the right."""
        own = KeyList(Zone(KeyLines(self._own), row(Span("Keys here", "gold")), frame="heavy"), id="own")
        common = KeyList(Zone(KeyLines(self._common), row(Span("Everywhere", "gold"))), id="common")
        signs = TextRows(Zone(Rows(self._signs()), row(Span("Signs and words", "gold"))), id="signs")
        yield Horizontal(Vertical(own, common), signs, id="columns")

    def _signs(self) -> Block:
        cells = max(24, self.app.size.width // 2 - 6)
        told = [wrapped_row(row(Span(text, "ink")), cells) for text in self._legend]
        rows: list[Block] = [(*(row(" ", *line) for line in lines), ()) for lines in told]
        rows += [(row(" ", Span(f"{sign}  ", role), Span(words, "ink")),) for sign, role, words in _SIGNS]
        chips = [span for seat in range(len(LETTERS)) for span in (seat_chip(seat), Span(" "))]
        rows += [((), row(" ", Span("seats, always with their letter", "dim")), row(" ", *chips))]
        return tuple(line for block in rows for line in block)

    def do(self, name: str) -> None:
        """Close it."""
        self.app.pop_screen()
