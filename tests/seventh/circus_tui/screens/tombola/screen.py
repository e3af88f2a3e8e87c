"""The screens of Tombola."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.widget import Widget

from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.text_rows import TextRows


class TombolaScreen(GameScreen):
    """The table."""

    SLUG = "tombola"
    CSS_PATH = "tombola.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="table")


class TombolaResult(ResultScreen):
    """The sums."""

    CSS_PATH = "tombola.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panel."""
        yield TextRows(id="table")


SCREEN: Final = TombolaScreen
RESULT: Final = TombolaResult
