"""The screens of Big Top: the booths, the table with charts, piles and hand, and the sheet of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs
from textual.containers import Horizontal
from textual.widget import Widget

from circus_tui.screens.big_top.decisions import Fulfilling, Playing
from circus_tui.screens.contract import ROOMY
from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.booths import Booths
from circus_tui.widgets.card_groups import HandGroups
from circus_tui.widgets.chart_row import ChartRow
from circus_tui.widgets.left_cards import LeftCards
from circus_tui.widgets.news import News
from circus_tui.widgets.pile_table import PileTable
from circus_tui.widgets.prompt import Asked
from circus_tui.widgets.receipt_bars import ReceiptBars
from circus_tui.widgets.score_sheet import ScoreSheet
from circus_tui.widgets.seat_panel import SeatPanel, SeatTable
from circus_tui.widgets.staircase import Staircase
from circus_tui.widgets.text_rows import TextRows
from circus_tui.widgets.winner_banner import WinnerBanner


class BigTopScreen(GameScreen):
    """The others on top, then the piles and the own chart, then the hand; or the booths."""

    SLUG = "big_top"
    CSS_PATH = "big_top.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        seats = range(len(self.table.players))
        yield Horizontal(*(ChartRow(id=f"seat-{seat}") for seat in seats), id="seat-row")
        yield Horizontal(*(SeatPanel(id=f"investor-{seat}") for seat in seats), id="investors")
        yield SeatTable(id="seats")
        yield Booths(id="booths")
        yield TextRows(id="receipts")
        yield News(id="news")
        yield Horizontal(PileTable(id="piles"), Staircase(id="chart"), TextRows(id="list"), id="middle")
        yield HandGroups(id="hand")

    @property
    def asked(self) -> Asked:
        """What a card would do has both lines where they are few: the heavy frame says what is asked."""
        session, asked = self.session, super().asked
        told = isinstance(session.decision, Playing | Fulfilling) and not session.task and not session.duty
        return attrs.evolve(asked, asks=()) if told and self.form != ROOMY else asked


class BigTopResult(ResultScreen):
    """Who earned most, the bars of the hand, the cards left over, the sheet of the match."""

    CSS_PATH = "big_top.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield WinnerBanner(id="banner")
        yield ReceiptBars(id="bars")
        yield Horizontal(LeftCards(id="left"), ScoreSheet(id="match"), id="below")


SCREEN: Final = BigTopScreen
RESULT: Final = BigTopResult
