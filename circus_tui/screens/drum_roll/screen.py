"""The screens of Drum Roll: circuses on top, below them what a decision needs; and the end of the tour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widget import Widget

from circus_tui.screens.contract import TALL
from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.widgets.act_portrait import ActPortrait
from circus_tui.widgets.act_row import ActRow
from circus_tui.widgets.action_board import ActionBoard
from circus_tui.widgets.ballots import Ballots
from circus_tui.widgets.bonus_table import BonusTable
from circus_tui.widgets.choice_trays import ChoiceTrays
from circus_tui.widgets.circus_panel import CircusPanel, SumRows
from circus_tui.widgets.cubes import CubeTray
from circus_tui.widgets.hiring_area import HiringArea
from circus_tui.widgets.investment_hand import InvestmentHand
from circus_tui.widgets.news import News
from circus_tui.widgets.show_stage import ShowStage
from circus_tui.widgets.source_bars import SourceBars
from circus_tui.widgets.sums import Sums, Terms
from circus_tui.widgets.tour import Tour
from circus_tui.widgets.troupe import Troupe
from circus_tui.widgets.winner_banner import WinnerBanner


class DrumRollScreen(GameScreen):
    """All circuses, then the picture in which the decision is made, then the own circus."""

    SLUG = "drum_roll"
    CSS_PATH = "drum_roll.tcss"

    def classes_at(self, size: Size) -> dict[str, bool]:
        """Note whether there are rows enough for what has happened."""
        return {**super().classes_at(size), "-tall": size.height >= TALL}

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom; each decision has some of them."""
        seats = range(len(self.table.players))
        panels = (CircusPanel(id=f"seat-{seat}") for seat in seats)
        yield Horizontal(*panels, Tour(id="tour"), Sums(id="sum"), id="seat-row")
        yield SumRows(id="heads")
        yield Sums(id="tabs")
        yield ActionBoard(id="board")
        yield Ballots(id="ballots")
        yield ShowStage(id="stage")
        yield Horizontal(
            CubeTray(id="tray"),
            InvestmentHand(id="hand"),
            ChoiceTrays(id="ways"),
            ChoiceTrays(id="converting"),
            Sums(id="move"),
            InvestmentHand(id="own"),
            id="upper",
        )
        yield Horizontal(
            ActPortrait(id="portrait"),
            Vertical(Sums(id="earns"), Sums(id="needs"), Sums(id="fired"), Sums(id="flipped"), id="of-card"),
            id="card-row",
        )
        yield Horizontal(Sums(id="account"), Vertical(Sums(id="ahead"), Sums(id="rivals"), id="beside"), id="forecast")
        yield Troupe(id="troupe")
        yield Sums(id="detail")
        yield HiringArea(id="hiring")
        yield Sums(id="change")
        yield ActRow(id="acts")
        yield Sums(id="aftermath")
        yield Horizontal(Terms(id="terms"), Sums(id="bill"), Sums(id="storage"), Sums(id="cards"), Sums(id="others"),
                         Sums(id="past"), id="lower")  # fmt: skip
        yield Sums(id="things")
        yield Sums(id="moments")
        yield News(id="news")


class DrumRollResult(ResultScreen):
    """The winner, prestige by source, bonuses and the winner's circus; after an earlier show who leads."""

    CSS_PATH = "drum_roll.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield WinnerBanner(id="banner")
        yield Sums(id="sums")
        yield SourceBars(id="bars")
        yield Horizontal(BonusTable(id="bonuses"), Sums(id="circus"), id="foot")


SCREEN: Final = DrumRollScreen
RESULT: Final = DrumRollResult
