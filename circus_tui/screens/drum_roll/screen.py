"""The screen of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.widget import Widget

from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.text_rows import TextRows


class DrumRollScreen(GameScreen):
    """Lays out one panel."""

    SLUG = "drum_roll"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="board")


class DrumRollResult(ResultScreen):
    """Lays out one panel."""

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="board")


SCREEN: Final = DrumRollScreen
RESULT: Final = DrumRollResult
