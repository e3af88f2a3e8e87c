"""The curtain: up while the keyboard goes from one player to the next, showing what everybody may know."""

from __future__ import annotations

from typing import Any, Final

import attrs
from textual import events
from textual.app import ComposeResult

from circus_tui.drawing.paint import row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.names import keys_of
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.screens.contract import face_of
from circus_tui.screens.frames import Frames
from circus_tui.screens.session import Session
from circus_tui.tables import telling
from circus_tui.widgets.curtain import Call, CurtainCloth
from circus_tui.widgets.key_bar import KeyBar, Keys
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import named, seat_name
from circus_tui.widgets.title_bar import TitleBar

_LIFT: Final = "lift"
_PARTING: Final = 4
"""Frames until the curtain is open."""


class CurtainScreen(CircusScreen):
    """Asks one player to take the place at the keyboard; only that player's key lifts it, and it is never asked twice.

    It stands in the place of the game's screen, not upon it. Nothing on it may be copied but public facts.
    """

    PUBLIC = True
    BINDINGS = bindings("curtain", (keys.UNDO, keys.YES, keys.NO, keys.RULES, keys.HELP, keys.WHO, keys.QUIT))

    def __init__(self, session: Session) -> None:
        super().__init__(name=f"curtain-{session.table.match.id}")
        self._session = session
        self._parting = Frames()

    def compose(self) -> ComposeResult:
        """Put the cloth between the bars."""
        yield TitleBar(id="title")
        yield CurtainCloth(id="cloth")
        yield KeyBar(id="keys")
        yield self.too_small()

    def others_moved(self, before: int) -> None:
        """Call whoever is to come now."""
        self.follow()

    def on_screen_resume(self) -> None:
        """Call the player who is to come."""
        self.follow()

    def on_screen_suspend(self) -> None:
        """Part no further while another screen is seen."""
        self._parting.end()

    def resized(self) -> None:
        """Hang it for the new size."""
        self.follow()

    @property
    def _key(self) -> str:
        seat = self._session.curtain
        return "" if seat is None else keys_of(self._session.table.players)[seat]

    @property
    def offered(self) -> tuple[Action, ...]:
        """Lift it, take the last move back, read the rules, or leave."""
        if self._session.question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        lift = action(_LIFT, self._key, self._key, "lift the curtain", "Lift the curtain.")
        return self._session.offers((lift, keys.UNDO, keys.RULES, keys.HELP, keys.WHO, keys.QUIT))

    @property
    def _open(self) -> float:
        """How far the curtain is open, from 0 to 1."""
        left = self._parting.left
        return 1 - left / (_PARTING + 1) if left else 0.0

    def follow(self) -> None:
        """Show who is called, or give way to the game."""
        if not self.is_active or not self.size:
            return
        session, seat = self._session, self._session.curtain
        if seat is None:
            self.circus.turn_to(session.shows)
            return
        table = session.table
        heading = face_of(table.rules.INFO.slug).heading(table.view(None))
        since = tuple(named(text, table.players) for text in telling.since(table, seat))
        heard = "Since your last turn" if table.last_entry_of(seat) else "So far"
        call = Call(row(seat_name(seat, table.players[seat])), self._key, since, session.answer, self._open, heard)
        shown = {
            "title": Zone(attrs.evolve(heading, standing=session.standing), frame="bare"),
            "cloth": Zone(call, frame="bare"),
            "keys": Zone(Keys(self.offered)),
        }
        for picture in self.query(Picture):
            zone: Any = shown.get(picture.id or "")
            picture.show(zone)

    def on_key(self, event: events.Key) -> None:
        """Lift the curtain with the key of the player who is called."""
        if keys.folded(event.key) == self._key and self._session.question is None:
            event.stop()
            if self.circus.guard.acts(self._key):
                self.do(_LIFT)

    def unknown_key(self) -> None:
        """Say how to find the keys."""
        if self._session.question is None:
            self._session.answer = f"Only {self._key} lifts the curtain; {self.help_sign} lists the keys."
            self.follow()

    def do(self, name: str) -> None:
        """Lift it, take back, answer, read, or leave; a key that is pressed while it parts opens it, and no more."""
        if self._parting.left:
            self.circus.guard.decided()
            self._lift()
            return
        match name:
            case "lift" if self.circus.guard.is_surprising:
                self._session.answer = keys.TOO_SUDDEN
            case "lift" if self.circus.lively:
                self._parting.begin(_PARTING, self.set_interval, self._part)
            case "lift":
                self._lift()
                return
            case "undo":
                self._session.take_back()
            case "yes":
                self._session.agree()
            case "no":
                self._session.disagree()
            case "quit":
                self.circus.leave_game()
                return
            case "help" | "rules" | "who":
                self.circus.open_page(name)
                return
        self.follow()

    def _part(self) -> None:
        if self._parting.left:
            self.follow()
        else:
            self._lift()

    def _lift(self) -> None:
        self._parting.end()
        self._session.lift_curtain()
        self.follow()

    def point(self, target: str) -> None:
        """A click on the sign lifts it."""
        if self.offers(target):
            self.do(target)
