"""The app: one window's screens and themes, the guard against keys that run on, and an end when the system says so."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import Screen
from textual.widgets import Input

from circus_tui import mouse
from circus_tui.ascii_filter import AsciiOnly
from circus_tui.files import write_private
from circus_tui.keys import Guard, folded
from circus_tui.screens.base import CircusScreen
from circus_tui.screens.exact import ExactScreen
from circus_tui.screens.lobby import LobbyScreen
from circus_tui.store import Match, Store, StoreError
from circus_tui.textual_themes import textual_theme
from circus_tui.themes import NAMES, Palette, palette
from rules.catalogue import infos
from rules.core import Clause

if TYPE_CHECKING:
    from circus_tui.screens.session import Part, Session
    from circus_tui.table import Table

FAILED = 1
"""The return code after an error of the program's own."""

ERRORS = "error.txt"
"""The file in the data directory that says what went wrong when the program has failed."""


class CircusApp(App[int]):
    """Holds the screens of one window. What a key does is said by the screen that is seen."""

    AUTO_FOCUS = None
    TITLE = "Circus TUI"
    MODES: ClassVar[dict[str, str | Callable[[], Screen[Any]]]] = {"lobby": LobbyScreen}
    DEFAULT_MODE = "lobby"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "leave_line", show=False, priority=True),
        Binding("ctrl+l", "redraw", show=False, priority=True),
        Binding("ctrl+z", "put_aside", show=False, priority=True),
    ]

    def __init__(
        self,
        store: Store,
        first: Screen[Any] | None = None,
        *,
        table: Table | None = None,
        theme: str = "",
        ascii_only: bool = False,
        slow_line: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin in the lobby, or with `first` or a table on top of it; over a slow line nothing moves by itself."""
        self.palette: Palette = palette(theme or NAMES[0])
        super().__init__()
        self.register_theme(textual_theme(self.palette))
        self.store = store
        self.ascii_only = ascii_only
        self.guard = Guard(clock)
        self._clock = clock
        self._slow_line = slow_line
        self._deaf_click = False
        self._first = first
        self._first_table = table
        self._session: Session | None = None
        self.last_played = ""
        """The game that was left last, by its name in the lobby."""
        self._parts: dict[Part, CircusScreen] = {}
        self._begin_in(self.palette)

    def _begin_in(self, first: Palette) -> None:
        """Wear the first theme. Setting it as any later one would have every style read twice before the first paint.

        A theme in the terminal's own colours has more to set than variables and takes the long way.
        """
        if first.ansi:
            self.theme = first.name
            return
        self.set_reactive(App.theme, first.name)
        self.stylesheet.set_variables(self.get_css_variables())
        self.add_class(f"-theme-{first.name}", "-dark-mode" if first.dark else "-light-mode")

    def _watch_theme(self, theme_name: str) -> None:
        """Paint in the colours of the new theme, and remember it."""
        self.palette = palette(theme_name)
        super()._watch_theme(theme_name)

    def on_mount(self) -> None:
        """Show the first screens."""
        self.app_resume_signal.subscribe(self, lambda _: self.action_redraw())
        if self._first_table is not None:
            self.play(self._first_table)
        elif self._first is not None:
            self.push_screen(self._first)

    def get_driver_class(self) -> type[Driver]:
        """What stands between the app and the terminal."""
        found = super().get_driver_class()
        if found.__name__ != "LinuxDriver":
            return found
        from circus_tui.driver import TerminalDriver

        return TerminalDriver

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Show signs as ASCII where nothing else can be shown."""
        filters = super().get_line_filters()
        return [*filters, _ASCII] if self.ascii_only else filters

    async def on_event(self, event: events.Event) -> None:
        """Hear a key or click only if it is not still deciding what came before."""
        if isinstance(event, events.Key) and not event.is_forwarded and not self.guard.hears(folded(event.key)):
            return
        if isinstance(event, events.MouseDown) and not event.is_forwarded:
            self._deaf_click = not self.guard.hears(Guard.CLICK)
        if isinstance(event, events.MouseDown | events.MouseUp) and not event.is_forwarded and self._deaf_click:
            return
        await super().on_event(event)

    async def _check_bindings(self, key: str, priority: bool = False) -> bool:
        """Do what a key means, in either case of a letter; one that means nothing is told how to find one that does."""
        known = await super()._check_bindings(folded(key), priority)
        if not (known or priority or self.shown is None or isinstance(self.focused, Input)):
            self.shown.unknown_key()
        return known

    def _handle_exception(self, error: Exception) -> None:
        """End after an error; one of a screen that is taken down half made, while the app ends anyway, is none."""
        if not self._exit:
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """End after an error of the program's own: note it in the store's folder, without what was in any variable."""
        assert self._exception is not None
        note = "".join(traceback.format_exception(self._exception))
        with suppress(OSError):
            write_private(self.store.folder / ERRORS, note)
        self._close_messages_no_wait()

    @property
    def lively(self) -> bool:
        """Whether things may move by themselves; `TEXTUAL_ANIMATIONS=none` forbids it."""
        return self.animation_level != "none" and not self._slow_line

    @property
    def shown(self) -> CircusScreen | None:
        """The screen that is seen, if it is one of this app's own."""
        return self.screen if isinstance(self.screen, CircusScreen) else None

    def play(self, table: Table) -> None:
        """Sit down at a table: its screen, its result, and the curtain that takes their place between two players."""
        from circus_tui.company import Company
        from circus_tui.learning.coach import Coach
        from circus_tui.screens.contract import decisions_of
        from circus_tui.screens.session import Session

        company = Company(table, store=self.store, clock=self._clock)
        session = Session(table, decisions_of(table.rules.INFO.slug), self.guard, company)
        session.coach = Coach.of(self.store, table.match.id, table.match.game, table.players)
        session.begin()
        self._sit_down(session)
        self.guard.decided()
        self.push_screen(self._parts[session.shows])

    def _sit_down(self, session: Session) -> None:
        """Make the screens of a session."""
        from circus_tui.screens.curtain import CurtainScreen

        room = import_module(f"circus_tui.screens.{session.table.rules.INFO.slug}.screen")
        self._session = session
        self._parts = {"table": room.SCREEN(session), "curtain": CurtainScreen(session), "result": room.RESULT(session)}
        for screen in self._parts.values():
            self.install_screen(screen, str(screen.name))

    def open_school(self, slug: str = "") -> None:
        """Open the lessons of a game, or of all."""
        from circus_tui.screens.school import LessonsScreen, SchoolScreen

        self.guard.decided()
        self.push_screen(LessonsScreen(slug) if slug in infos() else SchoolScreen())

    def open_drill(self, slug: str) -> None:
        """Ask quick questions about a game."""
        from circus_tui.screens.drill import DrillScreen

        self.guard.decided()
        self.push_screen(DrillScreen(slug))

    def learn(self, slug: str, number: int) -> None:
        """Take a lesson of a game, counted from 0."""
        from circus_tui.screens.lesson import sit_down

        self._sit_down(sit_down(self.store, slug, number, self.guard))
        self.guard.decided()
        assert self._session is not None
        self.push_screen(self._parts[self._session.shows])

    def learn_next(self) -> None:
        """Take the next lesson in the place of the one that has been solved."""
        from circus_tui.screens.lesson import LessonSession, sit_down

        session = self._session
        assert isinstance(session, LessonSession)
        before = self._parts
        session.leave()
        following = sit_down(self.store, session.slug, session.number + 1, self.guard)
        self._sit_down(following)
        self.guard.decided()
        self._replace(self._parts[following.shows])
        self._drop(before)

    def _drop(self, parts: dict[Part, CircusScreen]) -> None:
        """Forget the screens of a table that has been left."""
        for screen in parts.values():
            self.uninstall_screen(screen)
            screen.remove()

    def on_unmount(self) -> None:
        """Leave no computer player behind."""
        if self._session is not None:
            self._session.company.close()
            self._session.adviser.close()

    def turn_to(self, part: Part) -> None:
        """Put another of a game's screens in the place of the one that is seen."""
        self._replace(self._parts[part])

    def _replace(self, screen: CircusScreen) -> None:
        """Put a screen in the place of the one that is seen, in one frame."""
        batch = ExitStack()
        batch.enter_context(self.batch_update())
        self.switch_screen(screen)
        self._paint_once(screen, batch)

    @staticmethod
    def _paint_once(screen: Screen[Any], batch: ExitStack) -> None:
        """Paint nothing before the screen and the app, which keeps the styles, have both been idle twice.

        By then the new screen has been laid out.
        """
        app = screen.app
        screen.call_later(app.call_later, screen.call_later, app.call_later, screen.call_later, batch.close)

    def leave_game(self) -> None:
        """Go back to the lobby; every move is saved."""
        if self._session is None:
            return
        self._session.leave()
        self.guard.decided()
        batch = ExitStack()
        batch.enter_context(self.batch_update())
        self.pop_screen()
        self._paint_once(self.screen, batch)
        self._drop(self._parts)
        self.last_played = f"match-{self._session.table.match.id}"
        self._session, self._parts = None, {}

    def open_page(self, name: str) -> None:
        """Open what there is about what is shown: `help`, `rules`, `log`, or `who` plays."""
        from circus_tui.screens.company import CompanyScreen
        from circus_tui.screens.help import HelpScreen
        from circus_tui.screens.log import LogScreen

        screen, session = self.shown, self._session
        self.guard.decided()
        if name == "help" and screen is not None:
            self.push_screen(HelpScreen(screen, None if session is None else session.clause or session.reading))
        elif name == "rules" and session is not None:
            self.open_books(session.table.rules.INFO.slug, session.clause or session.reading)
        elif name == "log" and session is not None:
            self.push_screen(LogScreen(session.table, session.reader))
        elif name == "who" and session is not None:
            self.push_screen(CompanyScreen(session))

    def open_books(self, slug: str, clause: Clause | None = None) -> None:
        """Open a game's rulebook, at a clause if one is named; of a game that there is not, the first book."""
        self.open_section(slug if slug in infos() else next(iter(infos())), "" if clause is None else clause.anchor)

    def open_section(self, slug: str, heading: str) -> None:
        """Open a game's rulebook at the section with this heading."""
        from circus_tui.screens.rulebook import RulebookScreen

        self.guard.decided()
        self.push_screen(RulebookScreen(slug, heading))

    def begin_anew(self, slug: str) -> None:
        """Prepare a new game; one that is played stays saved."""
        self.leave_game()
        self.open_setup(slug)

    def open_setup(self, slug: str) -> None:
        """Prepare a new game."""
        from circus_tui.screens.setup import SetupScreen

        if slug in infos():
            self.guard.decided()
            self.push_screen(SetupScreen(slug))

    def play_again(self) -> str:
        """Play once more with the same people, everybody one seat further, so that another one starts.

        Says why not if the new game cannot be saved.
        """
        from circus_tui.company import keep_seating
        from circus_tui.table import Table

        assert self._session is not None
        old, seating = self._session.table, self._session.company.seating
        players = (*old.players[1:], old.players[0])
        try:
            table = Table.create(self.store, old.rules, players, old.options, undo=old.match.undo)
        except StoreError as error:
            return str(error)
        keep_seating(self.store, table.match.id, seating.one_further(len(players)))
        self.leave_game()
        self.play(table)
        return ""

    def write_match(self, match: Match) -> str:
        """Write the record of a saved game; say where, or why not."""
        from circus_tui.record_file import write_record

        return write_record(self.store, match)

    def action_command_palette(self) -> None:
        """Open the palette, but not over a curtain."""
        if self.shown is not None and not self.shown.PUBLIC:
            from circus_tui.screens.commands import CommandsScreen

            self.guard.decided()
            self.push_screen(CommandsScreen())

    def action_redraw(self) -> None:
        """Paint everything anew, as after another program has written over it."""
        if isinstance(self.screen, ExactScreen):
            self.screen.redraw()
        else:
            self.refresh()

    def action_put_aside(self) -> None:
        """Go back to the shell, which brings the app back with `fg`, if there is one."""
        if os.getsid(os.getppid()) == os.getsid(0):
            self.action_suspend_process()

    def action_leave_line(self) -> None:
        """Leave the line that is typed in; where none is, the program."""
        if isinstance(self.screen, CommandPalette):
            self.screen.dismiss()
        elif self.shown is not None and isinstance(self.focused, Input):
            self.shown.leave_line()
        else:
            self.exit(0, return_code=0)

    @property
    def playing(self) -> str:
        """The slug of the game that is played; nothing where none is."""
        return "" if self._session is None else self._session.table.rules.INFO.slug

    @property
    def mouse(self) -> bool:
        """Whether clicks are heard."""
        return mouse.listens(self._driver)

    def use_mouse(self, wanted: str) -> None:
        """Switch the mouse `on` or `off`, now and the next time."""
        mouse.listen(self._driver, wanted=wanted == mouse.ON)
        self._remember("mouse", wanted)

    def wear(self, theme: str) -> None:
        """Show everything in the colours of a theme, now and the next time."""
        if theme not in self.available_themes:
            self.register_theme(textual_theme(palette(theme)))
        self.theme = theme
        self._remember("theme", theme)

    def _remember(self, name: str, value: str) -> None:
        """Keep a setting; where it cannot be kept it holds until the app ends."""
        with suppress(StoreError):
            self.store.remember(name, value)


_ASCII = AsciiOnly()
