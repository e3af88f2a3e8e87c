"""Who decides for whom at a table: a seat is handed to the computer, or back to a person, with the table's word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.containers import Vertical
from textual.widget import Widget

from circus_tui.bots.naming import KINDS
from circus_tui.drawing.paint import Row, Span, row, wrapped_row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import key
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import face_of
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.session import Session
from circus_tui.tables.seating import bot_words
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import seat_chip, seat_name
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.core import Seat, listing

HERE: Final = "at this keyboard"
FREE: Final = "free"
AWAY: Final = "away"
"""What stands in place of a computer's name for a seat at which nobody sits, or somebody at another window."""

_CELLS: Final = 64
"""How wide the page is, where there is room."""

_WORDS: Final = {"": HERE, FREE: "free for another window", AWAY: "at another window"}

SEAT: Final = action("down", "down", "↑↓", "seat", "Go to the next seat.")
BEFORE: Final = action("up", "up", "↑", "", "Go to the seat before.")
OTHER: Final = action("right", "right space", "←→", "who sits there", "Let somebody else sit there.")
ONE_BACK: Final = action("left", "left", "←", "", "Let the one before sit there.")
ASK: Final = action("confirm", "enter", "⏎", "do it", "Do it, if the whole table agrees.")
LEAVE: Final = action("quit", "escape q", "q", "back", "Leave everything as it is.", also=(keys.WHO,))
_OWN: Final = (SEAT, BEFORE, OTHER, ONE_BACK, ASK, keys.YES, keys.NO, keys.HELP, LEAVE)


def who_words(bot: str) -> str:
    """Who sits there, in words."""
    return _WORDS[bot] if bot in _WORDS else bot_words(bot)


class CompanyScreen(PageScreen):
    """One line for each seat; nothing is changed before the table has agreed."""

    BINDINGS = bindings("company", _OWN)
    DEFAULT_CSS = f"""
    CompanyScreen {{ align: center middle; }}
    CompanyScreen #panels {{ width: {_CELLS}; max-width: 100%; height: auto; }}
    CompanyScreen #said {{ height: 5; }}
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._table = session.table
        self._were = [self._present(seat) for seat in range(len(self._table.players))]
        self._bots = self._were[:]
        self._at = 0
        self._asking = False

    @property
    def heading(self) -> Heading:
        """The heading: which table it is about."""
        game = face_of(self._table.rules.INFO.slug).heading(self._table.view(None))
        return Heading(game.game, "who plays", standing=game.place)

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        if self._asking:
            return (keys.YES, keys.NO, LEAVE)
        return (SEAT, BEFORE, OTHER, ONE_BACK, *((ASK,) if self._changed else ()), keys.HELP, LEAVE)

    @property
    def _changed(self) -> list[int]:
        return [seat for seat, bot in enumerate(self._bots) if bot != self._present(seat)]

    def _present(self, seat: Seat) -> str:
        """Who has that seat now."""
        bot = self._session.company.seating.bot(seat)
        if bot or seat not in self._table.elsewhere:
            return bot
        return FREE if seat in self._table.free else AWAY

    def _possible(self, seat: Seat) -> list[str]:
        """Who could have it from now on, by what is done in this window."""
        if seat not in self._table.elsewhere:
            return ["", *KINDS, FREE]
        return [FREE, ""] if self._present(seat) == FREE else [self._present(seat)]

    @property
    def _concerns_all(self) -> bool:
        """Whether a computer comes or goes, so that the whole table is asked."""
        return self._seating != tuple(map(self._session.company.seating.bot, range(len(self._bots))))

    @property
    def _seating(self) -> tuple[str, ...]:
        return tuple("" if bot in _WORDS else bot for bot in self._bots)

    def compose_page(self) -> Iterator[Widget]:
        """Give the seats, and what is asked."""
        yield Vertical(TextRows(id="seats"), TextRows(id="said"), id="panels")

    def on_mount(self) -> None:
        """Show who sits where."""
        self.query_one("#seats").styles.height = 2 * len(self._bots) + 1
        self._show()

    def others_moved(self, before: int) -> None:
        """Another window may have changed who has a seat: what was chosen for that one here is void."""
        now = [self._present(seat) for seat in range(len(self._bots))]
        if self.is_mounted and now != self._were:
            seats = zip(self._bots, self._were, now, strict=True)
            self._bots = [chosen if was == is_now else is_now for chosen, was, is_now in seats]
            self._were, self._asking = now, False
            self._show()

    def _show(self) -> None:
        rows: list[Row] = []
        for seat, name in enumerate(self._table.players):
            here = seat == self._at
            sign = Span("► " if here else "  ", "gold bold")
            who = who_words(self._bots[seat])
            role = "gold bold" if here else "ink" if seat in self._changed else "dim"
            arrows = Span(f"◄ {who} ►" if here and len(self._possible(seat)) > 1 else f"  {who}", role)
            label = seat_name(seat, name)._replace(text=f" {name:<18}")
            rows += [row(" ", sign, seat_chip(seat), label, arrows), ()]
        seats: Picture[Rows] = self.query_one("#seats", TextRows)
        seats.show(Zone(Rows(tuple(rows[:-1])), row(Span("Who plays", "gold")), frame="heavy"))
        said: Picture[Rows] = self.query_one("#said", TextRows)
        cells = min(_CELLS, self.app.size.width) - 2
        lines = (row(" ", *line) for span in self._said for line in wrapped_row(row(span), cells))
        said.show(Zone(Rows(tuple(lines)), frame="bare"))
        self.show_bars()

    @property
    def _said(self) -> tuple[Span, ...]:
        if not self._changed:
            return (Span("Choose who is to play for a seat from now on.", "dim"),)
        changes = listing(self._change(seat) for seat in self._changed)
        asks = (
            f"Does the whole table agree?  {key('yes')} / {key('no')}"
            if self._asking
            else f"{key('confirm')} asks the table."
        )
        asks = asks if self._concerns_all else f"{key('confirm')} does it."
        return (Span(f"From now on: {changes}.", "ink"), Span(asks, "orange bold"))

    def _change(self, seat: Seat) -> str:
        name, bot = self._table.players[seat], self._bots[seat]
        if bot == FREE:
            return f"{name}'s seat is free for another window"
        return f"the computer ({bot}) plays for {name}" if bot else f"{name} plays {HERE}"

    def do(self, name: str) -> None:
        """Go along, change, ask, or leave."""
        match name:
            case "down" | "up":
                self._at = (self._at + (1 if name == "down" else -1)) % len(self._bots)
            case "right" | "left":
                kinds, present = self._possible(self._at), self._bots[self._at]
                place = kinds.index(present) if present in kinds else 0
                self._bots[self._at] = kinds[(place + (1 if name == "right" else -1)) % len(kinds)]
            case "confirm" if self._concerns_all:
                self._asking = True
            case "no":
                self._asking = False
            case "yes" | "confirm":
                if self.close():
                    self._carry_out()
                return
            case "help":
                self.circus.open_page("help")
                return
            case "quit":
                self.close()
                return
        self._show()

    def _carry_out(self) -> None:
        """Seat everybody as it was chosen."""
        taken, left = (frozenset(seat for seat in self._changed if self._bots[seat] == wanted) for wanted in ("", FREE))
        taken &= self._table.elsewhere
        if self._concerns_all:
            self._session.hand_over(self._seating)
        if taken or left:
            self._session.move(taken, left)
