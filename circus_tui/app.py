"""The app: which screen is up, and how it ends when the system says so."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from circus_tui.screens.base import CanvasScreen
from circus_tui.store import Store

_ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


class CircusApp(App[int]):
    """Opens with the screen it is given, above the lobby."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]
    CSS = """
    Screen { background: ansi_default; color: ansi_default; }
    .line { dock: bottom; height: 1; background: ansi_default; }
    """

    def __init__(self, store: Store, first: Callable[[], list[CanvasScreen]], *, ascii_only: bool = False) -> None:
        """`first` makes the screens to begin with, the lobby first."""
        super().__init__(ansi_color=True)
        self.store = store
        self.ascii_only = ascii_only
        self._first = first

    def on_mount(self) -> None:
        """Listen to the system, and show the first screens."""
        loop = asyncio.get_running_loop()
        for sign in _ENDINGS:
            loop.add_signal_handler(sign, self._end, sign)
        for screen in self._first():
            self.push_screen(screen)

    def open_screen(self, screen: CanvasScreen) -> None:
        """Put a screen above the present one."""
        self.push_screen(screen)

    def _end(self, sign: signal.Signals) -> None:
        self.exit(128 + sign, return_code=128 + sign)
