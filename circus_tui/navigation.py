"""The ways about the app: to a table and its screens, to a lesson, to every page, and back again."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from typing import TYPE_CHECKING

from circus_tui.keyboard.keys import Action, Guard
from circus_tui.pages import Pages
from circus_tui.screens.base import CircusScreen
from circus_tui.settings import BELL_ALL, BELL_OFF, BELL_OTHERS, Read, recalled
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables import notices
from circus_tui.tables.sitter import Sitter

if TYPE_CHECKING:
    from circus_tui.records.replay import Replay
    from circus_tui.screens.session import Part, Session
    from circus_tui.tables.table import Table


class Navigation(Pages):
    """Opens what a window can show, and holds the screens of the table that is played."""

    look_seconds = 0.3
    """How often one looks what happens in other processes, if at all; what happens in this one is told at once."""

    sitter = Sitter()
    """Who sits down in this window."""

    crowd = False
    """Whether everybody comes with a screen of their own, from afar."""

    def __init__(
        self, store: Store, *, settings: Read | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin at no table; the settings are read from the store's folder unless they are given."""
        super().__init__()
        self.store = store
        read = recalled(store) if settings is None else settings
        self.settings, self.problems = read.settings, read.problems
        self.guard, self._clock = Guard(clock), clock
        self._looks = False
        self._session: Session | None = None
        self._parts: dict[Part, CircusScreen] = {}
        self._below: list[tuple[Session | None, dict[Part, CircusScreen]]] = []
        """The tables over which a replay lies."""
        self._attention = ExitStack()
        self.last_played = ""
        """The game that was left last, by its name in the lobby."""

    @property
    def shown(self) -> CircusScreen | None:
        """The screen that is seen, if it is one of this app's own."""
        return self.screen if isinstance(self.screen, CircusScreen) else None

    def come_to(self, match: Match) -> None:
        """Go on with a saved game; where others play it, ask at which of the free seats one sits down.

        Raises `BadRecord` and `StoreError`.
        """
        from circus_tui.screens.sitting import SitScreen, sits_down
        from circus_tui.tables.table import Table

        if sits_down(self.store, match, self.sitter):
            self.guard.decided()
            self.lay_over(SitScreen(match))
        else:
            self.play(Table.resume(self.store, match, sitter=self.sitter))

    def play(self, table: Table) -> None:
        """Sit down at a table: its screen, its result, and the curtain that takes their place between two players."""
        from circus_tui.learning.coach import Coach
        from circus_tui.screens.contract import decisions_of
        from circus_tui.screens.session import Session
        from circus_tui.tables.asking import Asking
        from circus_tui.tables.company import Company

        company = Company(table, store=self.store, clock=self._clock, pace=self.settings.pace)
        session = Session(table, decisions_of(table.rules.INFO.slug), self.guard, company)
        session.coach = Coach.of(self.store, table.match.id, table.match.game, table.players)
        session.asking = Asking(table, self.store)
        session.begin()
        self._sit_down(session)
        self._attention.enter_context(self.attend(table.match.id, self._look_soon, self._look))
        self.guard.decided()
        self.lay_over(self._parts[session.shows])

    def attend(self, match: int, told: Callable[[int], object], look: Callable[[], object]) -> ExitStack:
        """See what other windows do at a table, until that is closed."""
        attention = ExitStack()
        if self.look_seconds:
            attention.callback(self.set_interval(self.look_seconds, look).stop)
        attention.callback(notices.listen(self.store.folder, match, told))
        return attention

    def _look_soon(self, _: int) -> None:
        """Look once for all that is told before it comes to that: a move tells of each entry that follows from it."""
        if not self._looks:
            self._looks = True
            self.call_later(self._look)

    def _look(self) -> None:
        self._looks = False
        session = self._below[-1][0] if self._below else self._session
        before = 0 if session is None else session.table.entries
        if session is None or not session.look():
            return
        if session.called:
            session.called = False
            self.call()
        if self.shown is not None:
            self.shown.others_moved(before)

    def call(self) -> None:
        """Call those who sit here: it is their turn."""
        self.ring(BELL_OTHERS)

    def ring(self, cause: str = BELL_ALL) -> None:
        """Call whoever is to decide now, if that is wanted after what has happened."""
        if self.settings.bell in (cause, BELL_ALL) and cause != BELL_OFF:
            self.bell()

    def _sit_down(self, session: Session) -> None:
        """Make the screens of a session."""
        from circus_tui.screens.curtain import CurtainScreen

        room = import_module(f"circus_tui.screens.{session.table.rules.INFO.slug}.screen")
        self._session = session
        self._parts = {"table": room.SCREEN(session), "curtain": CurtainScreen(session), "result": room.RESULT(session)}
        for screen in self._parts.values():
            self.install_screen(screen, str(screen.name))

    def replay(self, table: Replay) -> None:
        """Look at a game again, over whatever is shown."""
        from circus_tui.screens.replay import ReplaySession

        self._below.append((self._session, self._parts))
        self._sit_down(ReplaySession(table, self.guard))
        self.guard.decided()
        assert self._session is not None
        self.lay_over(self._parts[self._session.shows])

    def replay_saved(self, match: Match) -> str:
        """Look at a finished game again; say why it cannot be looked at, or nothing."""
        from circus_tui.records.replay import Replay
        from rules.record import BadRecord

        try:
            self.replay(Replay.of_saved(self.store, match))
        except (BadRecord, StoreError) as error:
            return str(error)
        return ""

    def look_back(self) -> None:
        """Look again at the game that has just ended, from its beginning."""
        from circus_tui.records.replay import Replay

        assert self._session is not None
        replay = Replay.of_table(self._session.table, None)
        replay.go_to(0)
        self.replay(replay)

    def look_at_entry(self, number: int) -> None:
        """From the log: show the table as it was after that entry."""
        from circus_tui.records.replay import Replay
        from circus_tui.screens.replay import ReplaySession

        session = self._session
        assert session is not None
        self.pop_screen()
        if isinstance(session, ReplaySession):
            session.go_to(number + 1)
            self.turn_to(session.shows)
        else:
            replay = Replay.of_table(session.table, session.sitting)
            replay.go_to(number + 1)
            self.replay(replay)

    def play_from_here(self) -> None:
        """Leave the replay for a new game that has come as far as it."""
        from circus_tui.screens.replay import ReplaySession
        from circus_tui.tables.table import Table

        session = self._session
        assert isinstance(session, ReplaySession)
        session.branch()
        if session.branched is not None:
            table = Table.resume(self.store, session.branched, sitter=self.sitter)
            self._leave_all()
            self.play(table)

    def _leave_all(self) -> None:
        """Leave the replay and the table under it."""
        while self._session is not None:
            self.leave_game()

    def learn(self, slug: str, number: int, deeds: int = 0) -> None:
        """Take a lesson of a game, counted from 0, after so much of its solution."""
        from circus_tui.screens.lesson import sit_down

        self._sit_down(sit_down(self.store, slug, number, self.guard, deeds))
        self.guard.decided()
        assert self._session is not None
        self.lay_over(self._parts[self._session.shows])

    def learn_next(self) -> None:
        """Take the next lesson in the place of the one that has been solved; after the last, go back to the list."""
        from circus_tui.screens.lesson import LessonSession, sit_down

        session = self._session
        assert isinstance(session, LessonSession)
        if session.is_last:
            self.leave_game()
            return
        before = self._parts
        session.leave()
        following = sit_down(self.store, session.slug, session.number + 1, self.guard)
        self._sit_down(following)
        self.guard.decided()
        self.replace(self._parts[following.shows])
        self._drop(before)

    def _drop(self, parts: dict[Part, CircusScreen]) -> None:
        """Forget the screens of a table that has been left."""
        for screen in parts.values():
            self.uninstall_screen(screen)
            screen.remove()

    def on_unmount(self) -> None:
        """Leave no computer player behind, and every seat to others."""
        self._attention.close()
        for session, _ in (*self._below, (self._session, self._parts)):
            if session is not None:
                session.leave()

    def turn_to(self, part: Part) -> None:
        """Put another of a game's screens in the place of the one that is seen."""
        self.replace(self._parts[part])

    def leave_game(self) -> None:
        """Go back to the lobby; every move is saved."""
        if self._session is None:
            return
        if not self._below:
            self._attention.close()
        self._session.leave()
        self.guard.decided()
        self.pop_screen()
        self._drop(self._parts)
        self.last_played = f"match-{self._session.table.match.id}"
        self._session, self._parts = self._below.pop() if self._below else (None, {})

    def open_page(self, name: str) -> None:
        """Open what there is about what is shown: `help`, `rules`, `log`, or `who` plays."""
        from circus_tui.learning.table import LessonTable
        from circus_tui.screens.company import CompanyScreen
        from circus_tui.screens.help import HelpScreen
        from circus_tui.screens.log import LogScreen

        screen, session = self.shown, self._session
        self.guard.decided()
        if name == "help" and screen is not None:
            self.lay_over(HelpScreen(screen, None if session is None else session.clause or session.reading))
        elif name == "rules" and session is not None:
            self.open_books(session.table.rules.INFO.slug, session.clause or session.reading)
        elif name == "log" and session is not None:
            (table, at), leads = session.log, not isinstance(session.table, LessonTable)
            self.lay_over(LogScreen(table, session.reader, leads=leads, at=at))
        elif name == "who" and session is not None:
            self.lay_over(CompanyScreen(session))

    def begin_anew(self, slug: str) -> None:
        """Prepare a new game; one that is played, under a replay too, stays saved."""
        self._leave_all()
        self.open_setup(slug)

    def play_again(self) -> str:
        """Play once more with the same people, everybody one seat further, so that another one starts.

        Says why not if the new game cannot be saved.
        """
        from circus_tui.tables.rematch import rematch
        from rules.record import BadRecord

        assert self._session is not None
        if barred := self.bar_new_table():
            return barred
        try:
            table = rematch(self.store, self._session.table, self._session.company.seating, self.sitter)
        except (BadRecord, StoreError) as error:
            return str(error)
        self.leave_game()
        self.play(table)
        return ""

    def bar_new_table(self) -> str:
        """Why no game may be begun now; "" if one may."""
        return ""

    @property
    def extras(self) -> tuple[Action, ...]:
        """What can be done at a table besides the game."""
        return ()

    def do_extra(self, name: str) -> None:
        """Do one of these things."""

    @property
    def hearsay(self) -> str:
        """What is said in the title bar of a table for a while, in place of how it stands."""
        return ""

    @property
    def playing(self) -> str:
        """The slug of the game that is played; nothing where none is."""
        return "" if self._session is None else self._session.table.rules.INFO.slug
