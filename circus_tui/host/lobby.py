"""The lobby of a host: the tables with their codes and who plays there, and the games to lay a new one for."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text
from textual.app import ScreenStackError

from circus_tui.host.codes import code_of
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.lobby import BOOKS, CHOOSE, CODE, DELETE, MOVE, SEARCH
from circus_tui.screens.base import bindings
from circus_tui.screens.line import LineScreen
from circus_tui.screens.lobby import LobbyScreen
from circus_tui.storage.store import Match, StoreError
from circus_tui.tables import notices
from circus_tui.widgets.shelf import Shelf
from circus_tui.widgets.title_bar import Heading

if TYPE_CHECKING:
    from circus_tui.host.app import HostedApp

_OWN: Final = (CHOOSE, CODE, SEARCH, DELETE, BOOKS, keys.HELP, keys.YES, keys.NO, keys.QUIT)

_SOON: Final = 2.0
"""Seconds for which changes at tables are gathered before the list is written anew."""


class HostLobby(LobbyScreen):
    """Everybody's first screen. It is told of changes and asks for nothing by itself."""

    CSS_PATH = "../screens/lobby.tcss"
    BINDINGS = bindings("lobby", _OWN)
    MARGIN = 6
    _awaited = False
    _read_as: object = None

    @property
    def hosted(self) -> HostedApp:
        """The app, by its own type."""
        return cast("HostedApp", self.app)

    @property
    def heading(self) -> Heading:
        """The heading: how many people are here."""
        people = self.hosted.directory.people
        return Heading("CIRCUS TUI", standing=f"{people} here" if people > 1 else "you are alone here")

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        if self._doomed is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        match = self._match
        own = match is not None and bool(self.hosted.directory.owns(match, self.hosted.person.key))
        tables = (CODE,) if self._matches else ()
        return (MOVE, CHOOSE, *tables, *((DELETE,) if own else ()), SEARCH, BOOKS, keys.HELP, keys.QUIT)

    def keep_up(self) -> None:
        """Be told of what happens at the tables."""
        self.query_one("#continue", Shelf).border_title = "Tables"
        self.query_one("#games", Shelf).border_title = "New table"
        self.query_one("#records", Shelf).border_title = "Finished"
        hosted = self.hosted
        heard = lambda _: self._heard(hosted)  # noqa: E731
        hosted.leaving.callback(notices.listen(hosted.store.folder, notices.ANY, heard))

    def _heard(self, hosted: HostedApp) -> None:
        """Note that something has happened at a table: it is told by whoever has done it, as part of another app.

        Below a table nothing of that is looked at, for coming back reads it all.
        """
        with suppress(ScreenStackError):
            if not self._awaited and hosted.screen is self:
                self._awaited = True
                hosted.call_later(self.set_timer, _SOON, self._catch_up_in_turn)

    def _catch_up_in_turn(self) -> None:
        self.hosted.look_in_turn(self._catch_up)

    def _catch_up(self) -> None:
        self._awaited = False
        if self.is_active and self._signature() != self._read_as:
            self.read()

    def _signature(self) -> object:
        """What a change of the list is told by: how far the games are is not looked at all the time."""
        try:
            matches = self.hosted.directory.matches
        except StoreError:
            return None
        return {match.id: match.scores is None for match in matches}, self._who_plays()

    def _all_matches(self) -> tuple[Match, ...]:
        return self.hosted.directory.matches

    def _who_plays(self) -> dict[int, tuple[str, str]]:
        try:
            return self.hosted.directory.playing()
        except StoreError:
            return {}

    def read(self) -> None:
        """Read the tables anew and show them."""
        super().read()
        self._read_as = self._signature()

    def _line(self, match: Match) -> Text:
        code = Text(f"{code_of(match.id)}  ", self.hosted.palette.style("gold bold"))
        return code + super()._line(match)

    def _caption(self, name: str) -> tuple[str, ...]:
        found, match = super()._caption(name), self._matches.get(name)
        return found if match is None else (f"{code_of(match.id)}  {found[0]}", *found[1:])

    def _known(self, match: Match) -> bool:
        """A table where people sit is another one every moment: who sits there is said of it, and no more."""
        return match.id in self._playing or super()._known(match)

    def _place(self, match: Match) -> str:
        return self.hosted.directory.stands(match, super()._place)

    def do(self, name: str) -> None:
        """Ask for a code, or do what every lobby does."""
        if name == "code":
            self.hosted.push_screen(LineScreen("which table?", "the letters of its code", self._find))
        else:
            super().do(name)

    def _find(self, written: str) -> None:
        """Stand on the table of a code."""
        code = written.strip().upper()
        found = next((name for name, match in self._matches.items() if code_of(match.id) == code), "")
        if found:
            self.call_after_refresh(partial(self._stand_on, found))
        else:
            self.call_after_refresh(partial(self._say, f"There is no table {code[:8]}." if code else ""))
