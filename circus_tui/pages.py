"""What can be opened from anywhere: school, rulebooks, set-up, settings, history; and how a screen is painted once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from textual.await_complete import AwaitComplete
from textual.screen import Screen

from circus_tui.keyboard.keys import Guard
from circus_tui.screens.base import CircusScreen
from circus_tui.screens.exact import ExactApp
from circus_tui.screens.stylesheet import StyledOnce
from rules.catalogue import infos
from rules.core import Clause


class Pages(StyledOnce, ExactApp):
    """Opens the pages that belong to no table. Each opening is a decision: a key that opens one does nothing on it."""

    guard: Guard

    def open_school(self, slug: str = "") -> None:
        """Open the lessons of a game, or of all."""
        from circus_tui.screens.school import LessonsScreen, SchoolScreen

        self.guard.decided()
        self.lay_over(LessonsScreen(slug) if slug in infos() else SchoolScreen())

    def open_drill(self, slug: str, clause: Clause | None = None) -> None:
        """Ask quick questions about a game, or about one of its rules."""
        from circus_tui.screens.drill import DrillScreen

        self.guard.decided()
        self.lay_over(DrillScreen(slug, clause))

    def open_books(self, slug: str, clause: Clause | None = None) -> None:
        """Open a game's rulebook, at a clause if one is named; of a game that there is not, the first book."""
        self.open_section(slug if slug in infos() else next(iter(infos())), "" if clause is None else clause.anchor)

    def open_section(self, slug: str, heading: str) -> None:
        """Open a game's rulebook at the section with this heading."""
        from circus_tui.screens.rulebook import RulebookScreen

        self.guard.decided()
        self.lay_over(RulebookScreen(slug, heading))

    def next_book(self, slug: str) -> None:
        """Open another rulebook in the place of the one that is open."""
        from circus_tui.screens.rulebook import RulebookScreen

        self.replace(RulebookScreen(slug))

    def open_setup(self, slug: str) -> None:
        """Prepare a new game. The form is painted before it makes room: it must have measured its lines."""
        from circus_tui.screens.setup import SetupScreen

        if slug in infos():
            self.guard.decided()
            self.push_screen(SetupScreen(slug))

    def open_settings(self) -> None:
        """Show what can be set."""
        from circus_tui.screens.settings import SettingsScreen

        self.guard.decided()
        self.lay_over(SettingsScreen())

    def open_history(self) -> None:
        """Show every finished game."""
        from circus_tui.screens.history import HistoryScreen

        self.guard.decided()
        self.lay_over(HistoryScreen())

    def lay_over(self, screen: Screen[Any]) -> None:
        """Put a screen over the one that is seen."""
        with self.at_once():
            self.push_screen(screen)

    def pop_screen(self) -> AwaitComplete:
        """Take the screen that is seen away from the one below."""
        with self.at_once():
            return super().pop_screen()

    def replace(self, screen: CircusScreen) -> None:
        """Put a screen in the place of the one that is seen."""
        with self.at_once():
            self.switch_screen(screen)

    @contextmanager
    def at_once(self, after: Callable[[], object] | None = None) -> Iterator[None]:
        """Paint all that is done meanwhile in one frame, and do what comes after it.

        That is not before the screen that is seen then and the app, which keeps the styles, have both been idle twice:
        by then the screen has been laid out.
        """
        with ExitStack() as batch:
            batch.callback(self._wake)
            if after is not None:
                batch.callback(after)
            batch.enter_context(self.batch_update())
            yield
            screen, later = self.screen, batch.pop_all()
        screen.call_later(self.call_later, screen.call_later, self.call_later, screen.call_later, later.close)

    def _wake(self) -> None:
        """Let the screen that is seen paint what it has put off, if it has been at rest since."""
        self.screen.check_idle()
