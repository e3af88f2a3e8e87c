"""Who decides for whom at a table: a seat is handed to the computer, or back to a person, with the table's word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.containers import Vertical
from textual.widget import Widget

from circus_tui import keys
from circus_tui.bots.naming import KINDS
from circus_tui.company import bot_words
from circus_tui.keys import Action, action
from circus_tui.paint import Row, Span, row
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import face_of
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.session import Session
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import seat_chip, seat_name
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.core import Seat, listing

HERE: Final = "at this keyboard"

SEAT: Final = action("down", "down", "↑↓", "seat", "Go to the next seat.")
BEFORE: Final = action("up", "up", "↑", "", "Go to the seat before.")
OTHER: Final = action("right", "right space", "←→", "who sits there", "Let somebody else sit there.")
ONE_BACK: Final = action("left", "left", "←", "", "Let the one before sit there.")
ASK: Final = action("confirm", "enter", "⏎", "do it", "Do it, if the whole table agrees.")
LEAVE: Final = action("quit", "escape q f2", "q", "back", "Leave everything as it is.")
_OWN: Final = (SEAT, BEFORE, OTHER, ONE_BACK, ASK, keys.YES, keys.NO, keys.HELP, LEAVE)


def who_words(bot: str) -> str:
    """Who sits there, in words."""
    return bot_words(bot) if bot else HERE


class CompanyScreen(PageScreen):
    """One line for each seat; nothing is changed before the table has agreed."""

    BINDINGS = bindings("company", _OWN)
    DEFAULT_CSS = """
    CompanyScreen { align: center middle; }
    CompanyScreen #panels { width: 64; max-width: 100%; height: auto; }
    CompanyScreen #said { height: 4; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._table = session.table
        self._bots = [session.company.seating.bot(seat) for seat in range(len(self._table.players))]
        self._at = 0
        self._asking = False

    @property
    def heading(self) -> Heading:
        """Which table."""
        game = face_of(self._table.rules.INFO.slug).heading(self._table.view(None))
        return Heading(game.game, "who plays", standing=game.place)

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        if self._asking:
            return (keys.YES, keys.NO, LEAVE)
        return (SEAT, BEFORE, OTHER, ONE_BACK, *((ASK,) if self._changed else ()), keys.HELP, LEAVE)

    @property
    def _changed(self) -> list[int]:
        seating = self._session.company.seating
        return [seat for seat, bot in enumerate(self._bots) if bot != seating.bot(seat)]

    def compose_page(self) -> Iterator[Widget]:
        """Give the seats, and what is asked."""
        yield Vertical(TextRows(id="seats"), TextRows(id="said"), id="panels")

    def on_mount(self) -> None:
        """Show who sits where."""
        self.query_one("#seats").styles.height = 2 * len(self._bots) + 1
        self._show()

    def _show(self) -> None:
        rows: list[Row] = []
        for seat, name in enumerate(self._table.players):
            here = seat == self._at
            sign = Span("► " if here else "  ", "gold bold")
            who = who_words(self._bots[seat])
            role = "gold bold" if here else "ink" if seat in self._changed else "dim"
            arrows = Span(f"◄ {who} ►" if here else f"  {who}", role)
            label = seat_name(seat, name)._replace(text=f" {name:<18}")
            rows += [row(" ", sign, seat_chip(seat), label, arrows), ()]
        seats: Picture[Rows] = self.query_one("#seats", TextRows)
        seats.show(Zone(Rows(tuple(rows[:-1])), row(Span("Who plays", "gold")), frame="heavy"))
        said: Picture[Rows] = self.query_one("#said", TextRows)
        said.show(Zone(Rows(tuple(row(" ", line) for line in self._said)), frame="bare"))
        self.show_bars()

    @property
    def _said(self) -> tuple[Span, ...]:
        if not self._changed:
            return (Span("Choose who is to play for a seat from now on.", "dim"),)
        changes = listing(self._change(seat) for seat in self._changed)
        asks = "Does the whole table agree?  y / n" if self._asking else "Enter asks the table."
        return (Span(f"From now on: {changes}.", "ink"), Span(asks, "orange bold"))

    def _change(self, seat: Seat) -> str:
        name, bot = self._table.players[seat], self._bots[seat]
        return f"the computer ({bot}) plays for {name}" if bot else f"{name} plays {HERE}"

    def do(self, name: str) -> None:
        """Go along, change, ask, or leave."""
        kinds = ["", *KINDS]
        match name:
            case "down" | "up":
                self._at = (self._at + (1 if name == "down" else -1)) % len(self._bots)
            case "right" | "left":
                present = self._bots[self._at]
                place = kinds.index(present) if present in kinds else 0
                self._bots[self._at] = kinds[(place + (1 if name == "right" else -1)) % len(kinds)]
            case "confirm":
                self._asking = True
            case "no":
                self._asking = False
            case "yes":
                self.app.pop_screen()
                self._session.hand_over(tuple(self._bots))
                return
            case "help":
                self.circus.open_page("help")
                return
            case "quit":
                self.app.pop_screen()
                return
        self._show()
