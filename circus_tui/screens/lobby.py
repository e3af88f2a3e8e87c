"""The lobby."""

from __future__ import annotations

from textual.app import ComposeResult

from circus_tui import keys
from circus_tui.keys import Action
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.widgets.key_bar import KeyBar, Keys
from circus_tui.widgets.picture import Zone


class LobbyScreen(CircusScreen):
    """The first screen."""

    BINDINGS = bindings("lobby", (keys.QUIT,))

    def compose(self) -> ComposeResult:
        """Put the parts together."""
        yield KeyBar(Zone(Keys((keys.QUIT,)), frame="bare"), id="keys")
        yield self.too_small()

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        return (keys.QUIT,)

    def do(self, name: str) -> None:
        """Leave."""
        self.app.exit(0, return_code=0)
