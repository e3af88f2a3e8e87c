"""Talking to those at other windows of the table: a line is written, and what others say stands in the title bar."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import Binding, BindingType

from circus_tui.keyboard.keys import Action, action
from circus_tui.names import cut
from circus_tui.navigation import Navigation
from circus_tui.storage.store import StoreError

if TYPE_CHECKING:
    from circus_tui.tables.table import Table
    from circus_tui.tables.talk import Said, Talk

TALK: Final = action("talk", "ctrl+t", "^t", "talk", "Say a line to those at the table.", words="say something")

_HEARD: Final = 12.0
"""Seconds for which the last line that was said stands in the title bar."""


class Talking(Navigation):
    """A window whose people talk to those at other windows of the same table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+t", "talk", show=False, priority=True)]
    _talk: Talk | None = None
    _hearsay = ""

    def play(self, table: Table) -> None:
        """Sit down at a table, and hear what is said there, and what was said last."""
        from circus_tui.tables.talk import Talk

        super().play(table)
        self._talk = Talk(self.store, table.match.id)
        self._hear(self._talk.said[-1:])

    def leave_game(self) -> None:
        """Go back to the lobby; what is said at the table is heard no more."""
        super().leave_game()
        if self._session is None:
            self._talk, self._hearsay = None, ""

    def _look(self) -> None:
        """See what others do at the table, and hear what they say."""
        super()._look()
        if self._talk is not None:
            with suppress(StoreError):
                self._hear(self._talk.look())

    @property
    def _can_talk(self) -> bool:
        """Whether a table is shown at which there may be somebody to talk to, or somebody has said something."""
        session = self._session
        if self._talk is None or session is None or session.table.places is None:
            return False
        return self.crowd or session.at_risk or bool(self._talk.said)

    @property
    def extras(self) -> tuple[Action, ...]:
        """At a table there may be somebody to talk to."""
        return (TALK,) if self._can_talk else ()

    def do_extra(self, name: str) -> None:
        """Talk."""
        self.action_talk()

    @property
    def talk_title(self) -> str:
        """To which table one talks."""
        return "talk at this table"

    def action_talk(self) -> None:
        """Ask for a line, but not over a curtain, nor over another page."""
        from circus_tui.screens.line import LineScreen

        screen = self.shown
        seen = screen is not None and screen in self._parts.values() and not screen.PUBLIC
        if seen and self._talk is not None and self._can_talk:
            self.guard.decided()
            self.push_screen(LineScreen(self.talk_title, "say something, Enter", self._say, self._talk.said))

    def _say(self, words: str) -> None:
        from circus_tui.tables import sharing

        session, talk = self._session, self._talk
        if session is None or talk is None or not words.strip():
            return
        try:
            session.answer = talk.say(sharing.speaker(session.table, session.here), words) or session.answer
        except StoreError as error:
            session.answer = str(error)
        self._show_hearsay()

    def _hear(self, lines: tuple[Said, ...]) -> None:
        if not lines or self._talk is None:
            return
        from circus_tui.screens.line import LineScreen

        self._hearsay = cut(f"{lines[-1].name}: {lines[-1].words}", max(20, self.size.width // 2))
        if isinstance(self.screen, LineScreen):
            self.screen.show_said(self._talk.said)
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
