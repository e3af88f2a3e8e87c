"""Sitting down at a table where others play: which of the free seats are played from this window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

from textual import events
from textual.containers import Vertical
from textual.widget import Widget

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.sitting import BEFORE, CHANGE, LEAVE, OWN, SEAT, SIT, WATCH
from circus_tui.keyboard.spelling import key
from circus_tui.names import keys_of
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.shelves import title_of
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables.places import Place, Places
from circus_tui.tables.seating import bot_words
from circus_tui.tables.sitter import ANYBODY, Sitter
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import seat_chip, seat_name
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.core import Seat, listing
from rules.wording import plural


def sits_down(store: Store, match: Match, sitter: Sitter = ANYBODY) -> bool:
    """Whether it has to be asked where somebody sits down: where others play. Raises `StoreError`."""
    if match.damage or match.scores is not None:
        return False
    places = Places(store, match, sitter)
    return any(place.away for place in places.who()) and bool(places.for_people)


class SitScreen(PageScreen):
    """One line for each seat; all that are free are marked to begin with, for somebody who has come alone the first."""

    SCOPE = "sitting"
    BINDINGS = bindings(SCOPE, OWN)
    DEFAULT_CSS = """
    SitScreen { align: center middle; }
    SitScreen #panels { width: 64; max-width: 100%; height: auto; }
    SitScreen #said { height: 4; }
    """

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self._letters = keys_of(match.players)
        self._chosen: set[Seat] = set()
        self._free: frozenset[Seat] = frozenset()
        self._seen: tuple[Place, ...] = tuple(map(Place, match.players))
        self._at = 0
        self._trouble = ""
        self._attention = ExitStack()

    @property
    def heading(self) -> Heading:
        """The heading: which table it is about."""
        return Heading(title_of(self._match), "who sits where")

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        return (*((SIT,) if self._chosen else ()), SEAT, BEFORE, CHANGE, WATCH, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the seats, and what would be done."""
        yield Vertical(TextRows(id="seats"), TextRows(id="said"), id="panels")

    def on_mount(self) -> None:
        """Show who sits where, and go on doing so."""
        self.query_one("#seats").styles.height = 2 * len(self._match.players) + 1
        self._look()
        self._chosen = set(sorted(self._free)[:1] if self.circus.is_alone else self._free)
        self._at = min(self._chosen, default=0)
        self._show()
        told = lambda _: self.call_later(self._look_again)  # noqa: E731
        self._attention = self.circus.attend(self._match.id, told, self._look_again)

    def on_unmount(self) -> None:
        """Stop looking at who sits where."""
        self._attention.close()

    def _look(self) -> None:
        places = Places(self.circus.store, self._match, self.circus.sitter)
        try:
            self._seen = places.who()
            self._free = places.for_people
        except StoreError as error:
            self._trouble = str(error)

    def _look_again(self) -> None:
        before = self._seen
        self._look()
        if self._seen == before or not self.is_active:
            return
        lost, self._chosen = self._chosen - self._free, self._chosen & self._free
        if lost and not self._chosen:
            names = listing(self._match.players[seat] for seat in sorted(lost))
            self._trouble = f"{names} {plural(len(lost), 'sits', 'sit')} at another window."
        self._show()

    def _show(self) -> None:
        rows: list[Row] = []
        for seat, name in enumerate(self._match.players):
            here, chosen = seat == self._at, seat in self._chosen
            role = "gold bold" if chosen else "ink" if seat in self._free else "dim"
            mark = Span(" ✓ " if chosen else "   ", "gold bold")
            cap = Span(f" {self._letters[seat]} ", "cap-ink on cap bold" if seat in self._free else "dim", seat)
            label = seat_name(seat, name)._replace(text=f" {name:<18}")
            sign = Span("► " if here else "  ", "gold bold")
            rows += [row(" ", sign, cap, mark, seat_chip(seat), label, Span(self._where(seat), role)), ()]
        seats: Picture[Rows] = self.query_one("#seats", TextRows)
        seats.show(Zone(Rows(tuple(rows[:-1])), row(Span("Where do you sit?", "gold")), frame="heavy"))
        said: Picture[Rows] = self.query_one("#said", TextRows)
        said.show(Zone(Rows(tuple(row(" ", line) for line in self._said)), frame="bare"))
        self.show_bars()

    def _where(self, seat: Seat) -> str:
        place = self._seen[seat]
        if place.bot:
            return bot_words(place.bot)
        return "here" if seat in self._chosen else place.words

    @property
    def _said(self) -> tuple[Span, ...]:
        if self._trouble:
            return (Span(self._trouble, "orange bold"),)
        if not self._chosen:
            return (Span(f"Nobody sits here: {key('sitting.watch')} looks on without a seat.", "dim"),)
        names = listing(self._match.players[seat] for seat in sorted(self._chosen))
        many = len(self._chosen)
        return (
            Span(f"{key('confirm')}: {names} {plural(many, 'sits', 'sit')} at this window.", "ink"),
            Span(f"No hand but {plural(many, 'that one', 'theirs')} is shown here.", "dim"),
        )

    def on_key(self, event: events.Key) -> None:
        """The letter of a free seat marks it, or not."""
        letter = keys.folded(event.key)
        if letter in self._letters and self._letters.index(letter) in self._free:
            event.stop()
            self.point(self._letters.index(letter))

    def point(self, target: object) -> None:
        """A click on the letter of a seat does what the letter does."""
        if isinstance(target, int) and target in self._free:
            self._at = target
            self.do("change")

    def do(self, name: str) -> None:
        """Go along, mark a seat, sit down, look on, or leave."""
        self._trouble = ""
        match name:
            case "down" | "up":
                self._at = (self._at + (1 if name == "down" else -1)) % len(self._match.players)
            case "change" if self._at in self._free:
                self._chosen ^= {self._at}
            case "confirm" | "watch":
                self._sit(frozenset(self._chosen) if name == "confirm" else frozenset())
            case "help":
                self.circus.open_page("help")
            case "quit":
                self.close()
        if self.is_active:
            self._show()

    def _sit(self, seats: frozenset[Seat]) -> None:
        from circus_tui.tables.table import Table
        from rules.record import BadRecord

        circus = self.circus
        if not self.is_active:
            return
        try:
            table = Table.resume(circus.store, self._match, seats, circus.sitter)
        except (BadRecord, StoreError) as error:
            self._trouble = str(error)
            self._look()
            self._chosen &= self._free
            return
        self.close()
        circus.play(table)
