"""The screens of Circus Combat: the stage with the dice below it, a show for a swap, and the shows as columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.containers import Horizontal
from textual.widget import Widget

from circus_tui.screens.circus_combat.pictures.cast import ARTISTS
from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.dice_tray import DiceTray
from circus_tui.widgets.plate import Plate
from circus_tui.widgets.queue_cards import QueueCards
from circus_tui.widgets.score_columns import ScoreColumns
from circus_tui.widgets.show_after import ShowAfter
from circus_tui.widgets.show_panel import ShowPanel, ShowTable
from circus_tui.widgets.stage import Stage
from circus_tui.widgets.ticker import Ticker
from rules.core import Seat


class CircusCombatScreen(GameScreen):
    """Both shows on top, then what has happened, the stage, and the dice; for a swap the queue and what it would be."""

    SLUG = "circus_combat"
    CSS_PATH = "circus_combat.tcss"

    def seat_ink(self, seat: Seat) -> str:
        """Red is fatigue here: the players have the colours of their dice."""
        return ARTISTS[seat]

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield Horizontal(ShowPanel(id="show-0"), ShowPanel(id="show-1"), id="shows")
        yield ShowTable(id="seats")
        yield Ticker(id="news")
        yield Stage(id="stage")
        yield QueueCards(id="queue")
        yield ShowAfter(id="after")
        yield DiceTray(id="roll")


class CircusCombatResult(ResultScreen):
    """The plate, and a chart for each player."""

    CSS_PATH = "circus_combat.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield Plate(id="plate")
        yield Horizontal(ScoreColumns(id="chart-0"), ScoreColumns(id="chart-1"), id="charts")
        yield Ticker(id="news")


SCREEN: Final = CircusCombatScreen
RESULT: Final = CircusCombatResult
