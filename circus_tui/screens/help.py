"""The keys of the screen that is open, what works everywhere, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from circus_tui.drawing.paint import Block, Row, Span, row, wrapped_row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import spelled
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.widgets.key_list import KeyLines, KeyList, key_rows
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import LETTERS, seat_chip
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.core import Clause

LEAVE: Final = action("quit", "q escape", "esc", "back", "Close the help.", also=(keys.HELP,))
PALETTE: Final = action("palette", "ctrl+p", "^p", "commands", "All commands, and the colours.")
ANEW: Final = action("redraw", "ctrl+l", "^l", "draw anew", "Draw everything anew; ctrl+z goes to the shell.")
GONE: Final = action("gone", "ctrl+c", "^c", "leave at once", "Leave the program at once; everything is saved.")

_SCROLL: Final = (action("further", "space", "↑↓", "scroll", "Go further down; the arrows do too."),)

_IDEA_ROWS: Final = 9
"""Rows from which on there is room for a picture of the game under the signs."""

_SIGNS: Final = (
    ("✓", "green bold", "[confirm] does this"),
    ("✗", "bad bold", "not allowed, with the rule that forbids it"),
    ("→", "orange bold", "allowed, but think twice"),
    ("►", "gold bold", "who is to act, and what is chosen"),
    ("★", "gold bold", "who has won, and stars"),
    ("…", "dim", "there is more than there is room for"),
)


class HelpScreen(PageScreen):
    """Made from what the screen below offers, so that it is never out of date. It scrolls where it has no room.

    A key that is explained can be clicked.
    """

    CSS_PATH = "help.tcss"
    BINDINGS = bindings("help", (*_SCROLL, keys.RULES, LEAVE))

    def __init__(self, about: CircusScreen, clause: Clause | None = None) -> None:
        """Explain the keys of that screen; `clause` is the rule of the decision that is made on it."""
        super().__init__()
        self._about = about
        everywhere = {each.name for each in keys.COMMON}
        offered = about.in_bar
        own = [each for each in offered if each.name not in everywhere]
        self._own = tuple(sorted(own, key=lambda each: not each.label))
        self._common = (*(each for each in offered if each.name in everywhere), PALETTE, ANEW, GONE)
        self._legend = about.legend
        self._idea = about.idea
        self._subject = about.subject
        self._clause = clause

    @property
    def heading(self) -> Heading:
        """That it is the help, and which rule the decision is made by."""
        return Heading(self._subject, "help", standing="" if self._clause is None else self._clause.anchor)

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        return (*_SCROLL, *((keys.RULES,) if self._clause is not None else ()), LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the keys on the left, the signs on the right; in the smallest window one below the other."""
        own = KeyList(Zone(KeyLines(self._own), _title("Keys here"), frame="heavy"), id="own")
        common = KeyList(Zone(KeyLines(self._common), _title("Everywhere")), id="common")
        idea = Horizontal(*map(Picture.shown, self._idea), id="idea")
        said = Vertical(TextRows(id="signs"), idea, id="signs-column")
        columns = Horizontal(Vertical(own, common, id="keys-column"), said, id="columns")
        yield VerticalScroll(columns, id="page")

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one("#page", VerticalScroll).focus()

    def resized(self) -> None:
        """Make each panel as high as what is in it; keys stand apart if that needs no scrolling."""
        whole = self.form == "small"
        cells = (self.size.width - 1) // (1 if whole else 2) - 2
        room = self.size.height - 2
        signs = self._signs(cells - 2, apart=True)
        if self._idea and not whole and len(signs) + 2 + _IDEA_ROWS > room:
            close = self._signs(cells - 2, apart=False)
            signs = close if len(close) + 2 + _IDEA_ROWS <= room else signs
        self.query_one("#signs", TextRows).show(Zone(Rows(signs), _title("Signs and words")))
        idea = 0 if whole or len(signs) + 2 + _IDEA_ROWS > room else (room - len(signs) - 2) * bool(self._idea)
        self.query_one("#idea").styles.height = idea
        self.query_one("#signs").styles.height = len(signs) + 2 if whole else max(len(signs) + 2, room - idea)
        lists = {"own": KeyLines(self._own), "common": KeyLines(self._common)}
        high = {name: len(key_rows(lines, cells, apart=True)) for name, lines in lists.items()}
        apart = not whole and sum(high.values()) + 4 <= room
        rows = {
            name: high[name] if apart else len(key_rows(lines, cells, apart=False)) for name, lines in lists.items()
        }
        if not whole:
            rows["own"] = max(rows["own"], room - rows["common"] - 4)
        for name in lists:
            self.query_one(f"#{name}").styles.height = rows[name] + 2

    def _signs(self, cells: int, *, apart: bool) -> Block:
        """What signs and words mean; the longer ones below each other, with a blank row between or without."""
        gap: Block = ((),) if apart else ()
        told = [wrapped_row(row(Span(text, "ink")), cells - 2) for text in self._legend]
        signs = ((Span(f"{sign}  ", role), Span(spelled(words), "ink")) for sign, role, words in _SIGNS)
        rows: list[Block] = [
            tuple(row("    " if number else " ", *line) for number, line in enumerate(wrapped_row(sign, cells - 3)))
            for sign in signs
        ]
        rows += [() if apart else ((),)]
        rows += [(*gap, *(row("   " if number else " ", *line) for number, line in enumerate(lines))) for lines in told]
        chips = [span for seat in range(len(LETTERS)) for span in (seat_chip(seat), Span(" "))]
        rows += [((), row(" ", Span("seats, always with their letter", "dim")), row(" ", *chips))]
        return tuple(line for block in rows for line in block)

    def point(self, target: Any) -> None:
        """A click on a key does what the key does on the screen below, which is seen again."""
        if self._about.offers(target) and self.close():
            self._about.do(target)

    def do(self, name: str) -> None:
        """Scroll, open the rulebook, or close it."""
        page = self.query_one("#page", VerticalScroll)
        match name:
            case "further":
                page.scroll_page_down(animate=False)
            case "rules":
                self.circus.open_page("rules")
            case "quit":
                self.close()


def _title(words: str) -> Row:
    return row(Span(words, "gold"))
