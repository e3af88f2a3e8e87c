"""The app as it runs in a host: one of many in a process, at the other end of a line."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from rich.color import ColorSystem
from textual.driver import Driver
from textual.filter import LineFilter, Monochrome, NoColor

from circus_tui.app import ERRORS, CircusApp
from circus_tui.files import write_private
from circus_tui.host import parts
from circus_tui.host.driver import ChannelDriver, Line
from circus_tui.host.identity import Person
from circus_tui.host.limits import Limits
from circus_tui.host.personal import PersonalStore
from circus_tui.store import Match, Store

KEPT: str = "The host keeps every game; whoever runs it can write its record."


class HostedApp(CircusApp):
    """One window of one person."""

    HOSTED: ClassVar[bool] = True

    def __init__(
        self, store: Store, person: Person, line: Line, limits: Limits, colours: ColorSystem | None = None
    ) -> None:
        """Show the lobby of the host to a person, in the colours that their terminal has."""
        self.line = line
        self.limits = limits
        self.person = person
        self._plain = colours is None
        super().__init__(PersonalStore(store), theme="terminal" if self._plain else "", slow_line=True)
        self.animation_level = "none"
        parts.colour(self, colours or ColorSystem.STANDARD)
        parts.keep_streams(self)

    def get_driver_class(self) -> type[Driver]:
        """What stands between the app and the line."""
        return ChannelDriver

    def get_line_filters(self) -> list[LineFilter]:
        """Leave colours out where the terminal has none."""
        filters = list(super().get_line_filters())
        if self._plain:
            filters.append(NoColor() if self.native_ansi_color else Monochrome())
        return filters

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

    def write_match(self, match: Match) -> str:
        """Nobody writes files on the host's disk from afar."""
        return KEPT

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing of the host's goes to a client but pictures."""

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """The host opens nothing."""


Make = Callable[[Person, Line, ColorSystem | None], HostedApp]
"""Makes the app for somebody who has come in."""
