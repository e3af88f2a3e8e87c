"""The screens of SCOUT: its table with the hand below, and the sheets of a round and of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.bars import Bars
from circus_tui.widgets.bill import Bill
from circus_tui.widgets.choice_cards import ChoiceCards
from circus_tui.widgets.hand import HandPanel
from circus_tui.widgets.news import News
from circus_tui.widgets.score_sheet import ScoreSheet
from circus_tui.widgets.seat_panel import SeatPanel, SeatTable
from circus_tui.widgets.table_set import TableSet
from circus_tui.widgets.text_rows import TextRows


class ScoutScreen(GameScreen):
    """Seats on top, then the table or the questions of a scout, then the hand and what it would do."""

    SLUG = "scout"
    CSS_PATH = "scout.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        seats = range(len(self.table.players))
        yield Horizontal(*(SeatPanel(id=f"seat-{seat}") for seat in seats), id="seat-row")
        yield SeatTable(id="seats")
        beside = Vertical(News(id="news"), SeatPanel(id="both"), id="beside")
        yield Horizontal(TableSet(id="table"), ChoiceCards(id="end"), ChoiceCards(id="way"), beside, id="middle")
        yield Vertical(HandPanel(id="dealt"), HandPanel(id="turned"), id="ways")
        yield HandPanel(id="hand")
        yield Bill(id="bill")


class ScoutResult(ResultScreen):
    """The last show and the sheet of the round, or the winner and what is worth remembering; the sheet of the match."""

    CSS_PATH = "scout.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield TableSet(id="last")
        yield Bars(id="winner")
        yield ScoreSheet(id="round")
        yield Horizontal(ScoreSheet(id="sheet"), TextRows(id="moments"), id="match")


SCREEN: Final = ScoutScreen
RESULT: Final = ScoutResult
