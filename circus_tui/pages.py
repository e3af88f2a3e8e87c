"""What can be opened from anywhere: school, rulebooks, set-up, settings, history; and how a screen is painted once."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from textual.app import App
from textual.screen import Screen

from circus_tui.keys import Guard
from circus_tui.screens.base import CircusScreen
from rules.catalogue import infos
from rules.core import Clause


class Pages(App[int]):
    """Opens the pages that belong to no table. Each opening is a decision: a key that opens one does nothing on it."""

    guard: Guard

    def open_school(self, slug: str = "") -> None:
        """Open the lessons of a game, or of all."""
        from circus_tui.screens.school import LessonsScreen, SchoolScreen

        self.guard.decided()
        self.push_screen(LessonsScreen(slug) if slug in infos() else SchoolScreen())

    def open_drill(self, slug: str, clause: Clause | None = None) -> None:
        """Ask quick questions about a game, or about one of its rules."""
        from circus_tui.screens.drill import DrillScreen

        self.guard.decided()
        self.push_screen(DrillScreen(slug, clause))

    def open_books(self, slug: str, clause: Clause | None = None) -> None:
        """Open a game's rulebook, at a clause if one is named; of a game that there is not, the first book."""
        self.open_section(slug if slug in infos() else next(iter(infos())), "" if clause is None else clause.anchor)

    def open_section(self, slug: str, heading: str) -> None:
        """Open a game's rulebook at the section with this heading."""
        from circus_tui.screens.rulebook import RulebookScreen

        self.guard.decided()
        self._lay_over(RulebookScreen(slug, heading))

    def next_book(self, slug: str) -> None:
        """Open another rulebook in the place of the one that is open."""
        from circus_tui.screens.rulebook import RulebookScreen

        self._replace(RulebookScreen(slug))

    def open_setup(self, slug: str) -> None:
        """Prepare a new game."""
        from circus_tui.screens.setup import SetupScreen

        if slug in infos():
            self.guard.decided()
            self.push_screen(SetupScreen(slug))

    def open_settings(self) -> None:
        """Show what can be set."""
        from circus_tui.screens.settings import SettingsScreen

        self.guard.decided()
        self.push_screen(SettingsScreen())

    def open_history(self) -> None:
        """Show every finished game."""
        from circus_tui.screens.history import HistoryScreen

        self.guard.decided()
        self.push_screen(HistoryScreen())

    def _lay_over(self, screen: CircusScreen) -> None:
        """Put a screen over the one that is seen, in one frame."""
        batch = ExitStack()
        batch.enter_context(self.batch_update())
        self.push_screen(screen)
        self._paint_once(screen, batch)

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
