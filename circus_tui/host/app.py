"""The app as it runs in a host: one of many in a process, at the other end of a line."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, ClassVar, Final, TypeAlias

from rich.color import ColorSystem
from textual import events
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import ANSIToTruecolor, LineFilter, Monochrome, NoColor
from textual.screen import Screen

from circus_tui.app import ERRORS, CircusApp
from circus_tui.host import parts
from circus_tui.host.codes import code_of
from circus_tui.host.directory import Directory, Said
from circus_tui.host.driver import ChannelDriver
from circus_tui.host.identity import Person
from circus_tui.host.limits import Limits
from circus_tui.host.lobby import HostLobby
from circus_tui.host.personal import PersonalStore, be_named
from circus_tui.host.reading import Line
from circus_tui.host.talk import LineScreen
from circus_tui.keyboard.keys import Action, action
from circus_tui.names import cut
from circus_tui.screens.session import Session
from circus_tui.screens.shelves import title_of
from circus_tui.screens.sitting import SitScreen
from circus_tui.settings import Read
from circus_tui.storage.files import write_private
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables.places import Places
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import Table

TALK: Final = action("talk", "ctrl+t", "^t", "talk", "Say a line to those at the table.", words="say something")

_HEARD: Final = 12.0
"""Seconds for which the last line that was said stands in the title bar."""

Colours: TypeAlias = ColorSystem | None


class HostedApp(CircusApp):
    """One window of one person."""

    MODES: ClassVar[dict[str, str | Callable[[], Screen[Any]]]] = {"lobby": HostLobby}
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+t", "talk", show=False, priority=True)]
    look_seconds = 0.0
    crowd = True

    def __init__(
        self, directory: Directory, store: Store, person: Person, line: Line, limits: Limits, colours: Colours = None
    ) -> None:
        """Show the lobby of the host to a person, in the colours that their terminal has."""
        self.directory = directory
        self.leaving = ExitStack()
        self.sitter = Sitter(person.name, person.key)
        self._hearsay = ""
        self._titled = ""
        self.line = line
        self.limits = limits
        self.person = person
        self._plain = colours is None
        super().__init__(PersonalStore(store), theme="terminal" if self._plain else "", settings=Read(), slow_line=True)
        self.animation_level = "none"
        parts.colour(self, colours or ColorSystem.STANDARD)
        parts.keep_streams(self)

    def get_driver_class(self) -> type[Driver]:
        """What stands between the app and the line."""
        return ChannelDriver

    def get_line_filters(self) -> list[LineFilter]:
        """Leave colours out where the terminal has none; no theme has a colour that is not exact or the terminal's."""
        filters = [each for each in super().get_line_filters() if not isinstance(each, ANSIToTruecolor)]
        if self._plain:
            filters.append(NoColor() if self.native_ansi_color else Monochrome())
        return filters

    async def on_event(self, event: events.Event) -> None:
        """Hear a key, and let the title of the terminal follow."""
        await super().on_event(event)
        if isinstance(event, events.Key):
            self.call_later(self._title)

    def _fatal_error(self) -> None:
        """End this session alone; what is noted says where it has failed, and nothing of what it was about."""
        error = self._exception
        where = "" if error is None else "".join(traceback.format_tb(error.__traceback__))
        with suppress(OSError):
            write_private(self.store.folder / ERRORS, f"{where}{type(error).__name__}\n")
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """Write nothing of one session to the host's terminal."""
        self._exit_renderables.clear()

    def action_put_aside(self) -> None:
        """There is no shell to go back to."""

    def write_setting(self, name: str, value: Any, *, table: bool = False) -> str:
        """What one person sets holds for their session."""
        return ""

    # Tables.

    def bar_new_table(self) -> str:
        """Why no table may be laid now."""
        try:
            full = self.directory.is_full
        except StoreError as error:
            return str(error)
        return "There are as many tables here as there may be: some must be finished and deleted first." if full else ""

    def come_to(self, match: Match) -> None:
        """Come back to one's own seats; whoever has none is asked where to sit, or looks on."""
        own = self.directory.owns(match, self.person.key)
        if own and match.scores is None:
            self.play(Table.resume(self.store, match, own & self._free(match), self.sitter))
        elif not match.damage and match.scores is None and self._free(match):
            self.guard.decided()
            self.push_screen(SitScreen(match))
        else:
            self.play(Table.resume(self.store, match, (), self.sitter))

    def _free(self, match: Match) -> frozenset[int]:
        places = Places(self.store, match, self.sitter)
        places.who()
        return places.for_people

    def play(self, table: Table) -> None:
        """Sit down at a table, and hear what is said there, and what was said last."""
        be_named(table, self.person.name)
        super().play(table)
        self._attention.callback(self.directory.listen(table.match.id, self._hear))
        for said in self.directory.talk(table.match.id)[-1:]:
            self._hear(said)
        self._title()

    def _look_soon(self, _: int) -> None:
        """Look when the turn has come to this window, once for all that is told before."""
        if not self._looks:
            self._looks = True
            self.directory.turns.wait(partial(self.call_later, self._look))

    def leave_game(self) -> None:
        """Go back to the lobby."""
        super().leave_game()
        self._hearsay = ""
        self._title()

    def call(self) -> None:
        """Ring, and say in the terminal's title whose turn it is."""
        super().call()
        self._title()

    def _title(self) -> None:
        """Let the title of the terminal say what goes on here."""
        words = "Circus TUI"
        session = self._session
        if session is not None and session.table.places is not None:
            match = session.table.match
            turn = "Your turn: " if session.decision is not None or session.curtain is not None else ""
            words = f"{turn}{title_of(match)} {code_of(match.id)}"
        if words != self._titled and self._driver is not None:
            self._titled = words
            self._driver.write(f"\x1b]2;{words}\x07")

    # Talk.

    @property
    def _table(self) -> int:
        """The number of the table that is played at; 0 for a lesson, and for nothing."""
        session: Session | None = self._session
        return 0 if session is None or session.table.places is None else session.table.match.id

    @property
    def extras(self) -> tuple[Action, ...]:
        """At a table there is somebody to talk to."""
        return (TALK,) if self._table else ()

    def do_extra(self, name: str) -> None:
        """Talk."""
        self.action_talk()

    def action_talk(self) -> None:
        """Ask for a line, but not over a curtain, nor over another page."""
        screen = self.shown
        if self._table and screen is not None and screen in self._parts.values() and not screen.PUBLIC:
            match = self._table
            say = partial(self.directory.say, match, self.person.name)
            self.guard.decided()
            title = f"talk at table {code_of(match)}"
            self.push_screen(LineScreen(title, "say something, Enter", say, self.directory.talk(match)))

    def _hear(self, said: Said) -> None:
        self.directory.turns.wait(partial(self.call_later, self._heard, said))

    def _heard(self, said: Said) -> None:
        self._hearsay = cut(f"{said.name}: {said.words}", max(20, self.size.width // 2))
        if isinstance(self.screen, LineScreen):
            self.screen.show_said(self.directory.talk(self._table))
        self._show_hearsay()
        words = self._hearsay
        self.set_timer(_HEARD, lambda: self._unsay(words))

    def _unsay(self, words: str) -> None:
        if self._hearsay == words:
            self._hearsay = ""
            self._show_hearsay()

    def _show_hearsay(self) -> None:
        if self.shown is not None and self.shown in self._parts.values():
            self.shown.others_moved(0 if self._session is None else self._session.table.entries)

    @property
    def hearsay(self) -> str:
        """What was said last."""
        return self._hearsay

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing of the host's goes to a client but pictures."""

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """The host opens nothing."""
