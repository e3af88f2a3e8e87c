"""The screens of Fan Tan: the table with the pot and the hand, and the sheet of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from textual.containers import Horizontal
from textual.widget import Widget

from circus_tui.screens.fan_tan.decisions import Playing
from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.card_groups import HandGroups
from circus_tui.widgets.left_cards import LeftCards
from circus_tui.widgets.pile_table import PileTable
from circus_tui.widgets.pot import Pot
from circus_tui.widgets.score_sheet import ScoreSheet
from circus_tui.widgets.seat_panel import SeatPanel, SeatTable
from circus_tui.widgets.winner_banner import WinnerBanner


class FanTanScreen(GameScreen):
    """The players on top, then the table beside the pot, then the hand."""

    SLUG = "fan_tan"
    CSS_PATH = "fan_tan.tcss"
    FRAMED: ClassVar[Mapping[str, tuple[type, ...]]] = {"small": (Playing,)}

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        seats = range(len(self.table.players))
        yield Horizontal(*(SeatPanel(id=f"seat-{seat}") for seat in seats), id="seat-row")
        yield SeatTable(id="seats")
        yield Horizontal(PileTable(id="piles"), Pot(id="pot"), id="middle")
        yield HandGroups(id="hand")


class FanTanResult(ResultScreen):
    """Who took the pot, the cards left over and what was paid, the sheet of the match."""

    CSS_PATH = "fan_tan.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield WinnerBanner(id="banner")
        yield Horizontal(LeftCards(id="left"), Pot(id="pot"), id="hand")
        yield ScoreSheet(id="sheet")


SCREEN: Final = FanTanScreen
RESULT: Final = FanTanResult
