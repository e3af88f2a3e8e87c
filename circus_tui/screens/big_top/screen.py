"""The screen of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.widget import Widget

from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.text_rows import TextRows


class BigTopScreen(GameScreen):
    """Lays out one panel."""

    SLUG = "big_top"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="board")


class BigTopResult(ResultScreen):
    """Lays out one panel."""

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="board")


SCREEN: Final = BigTopScreen
RESULT: Final = BigTopResult
