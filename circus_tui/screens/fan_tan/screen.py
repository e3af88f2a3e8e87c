"""The screen of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.widget import Widget

from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.text_rows import TextRows


class FanTanScreen(GameScreen):
    """Lays out one panel."""

    SLUG = "fan_tan"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="board")


class FanTanResult(ResultScreen):
    """Lays out one panel."""

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="board")


SCREEN: Final = FanTanScreen
RESULT: Final = FanTanResult
