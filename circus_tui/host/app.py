"""The app as it runs in a host: one of many in a process, at the other end of a line."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, ClassVar, TypeAlias

from rich.color import ColorSystem
from textual import events
from textual.driver import Driver
from textual.filter import ANSIToTruecolor, LineFilter, Monochrome, NoColor
from textual.screen import Screen

from circus_tui.app import ERRORS, CircusApp
from circus_tui.host import parts
from circus_tui.host.codes import code_of
from circus_tui.host.directory import Directory
from circus_tui.host.driver import ChannelDriver
from circus_tui.host.identity import Person
from circus_tui.host.limits import Limits
from circus_tui.host.lobby import HostLobby
from circus_tui.host.personal import PersonalStore, be_named
from circus_tui.host.reading import Line
from circus_tui.screens.exact import ExactScreen
from circus_tui.screens.shelves import title_of
from circus_tui.screens.sitting import SitScreen
from circus_tui.settings import Read
from circus_tui.storage.files import write_private
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables import notices
from circus_tui.tables.places import Places
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import Table

Colours: TypeAlias = ColorSystem | None


class HostedApp(CircusApp):
    """One window of one person."""

    MODES: ClassVar[dict[str, str | Callable[[], Screen[Any]]]] = {"lobby": HostLobby}
    look_seconds = 0.0
    paints_at_once = True
    crowd = True

    def __init__(
        self, directory: Directory, store: Store, person: Person, line: Line, limits: Limits, colours: Colours = None
    ) -> None:
        """Show the lobby of the host to a person, in the colours that their terminal has."""
        self.directory = directory
        self.leaving = ExitStack()
        self.sitter = Sitter(person.name, person.key)
        self._titled = ""
        self.line = line
        self.limits = limits
        self.person = person
        self._plain = colours is None
        theme = "terminal" if self._plain else ""
        super().__init__(PersonalStore(store), theme=theme, settings=Read(), slow_line=True, alone=True)
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
            self._paint_and_pass_on()

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
        """Sit down at a table."""
        be_named(table, self.person.name)
        super().play(table)
        self._title()

    def _look_soon(self, _: int) -> None:
        """Look when the turn has come to this window, once for all that is told before; not for what was done here."""
        own = self._session is not None and notices.told_by() is self._session.table
        if not self._looks and not own:
            self._looks = True
            self.look_in_turn(self._look)

    def look_in_turn(self, look: Callable[[], object]) -> None:
        """See what others have done when this window's turn has come."""
        self.directory.turns.wait(self.line, partial(self.call_later, self._look_now, look), self._is_asked)

    def _is_asked(self) -> bool:
        """Whether somebody at this window is asked for a move, as far as that has been told."""
        table = None if self._session is None else self._session.table
        if table is None or table.places is None:
            return False
        return bool(notices.asked(self.store.folder, table.match.id) & table.places.mine)

    def _look_now(self, look: Callable[[], object]) -> None:
        look()
        self._paint_and_pass_on()

    def _paint_and_pass_on(self) -> None:
        """Let others look once all that is to be painted is."""
        screen, painted = self.screen, partial(self.directory.turns.painted, self.line)
        if isinstance(screen, ExactScreen):
            screen.once_painted(painted)
        else:
            screen.call_later(painted)

    def leave_game(self) -> None:
        """Go back to the lobby."""
        super().leave_game()
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

    @property
    def talk_title(self) -> str:
        """To which table one talks."""
        return "" if self._session is None else f"talk at table {code_of(self._session.table.match.id)}"

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing of the host's goes to a client but pictures."""

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """Open no address: there is no browser at the client's end."""
