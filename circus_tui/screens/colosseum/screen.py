"""The screens of Colosseum: the table in its phases, what is looked at closely, what a turn and the games came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.colosseum import CASH, EXCHANGE, LOOK, SHOWS
from circus_tui.keyboard.keys import Action
from circus_tui.screens.colosseum import pictures
from circus_tui.screens.colosseum.decisions.looking import Looking
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.game import GameScreen, ResultScreen
from circus_tui.screens.session import Session
from circus_tui.widgets.bid_plate import BidPlate
from circus_tui.widgets.bidders import BiddersPanel
from circus_tui.widgets.crowd_bars import CrowdBars
from circus_tui.widgets.crowd_sum import CrowdSumPanel
from circus_tui.widgets.news import News
from circus_tui.widgets.nobles_table import NoblesTable
from circus_tui.widgets.notice import NoticePanel
from circus_tui.widgets.playbill import PlaybillPanel
from circus_tui.widgets.producer_panel import ProducerPanel
from circus_tui.widgets.program_list import ProgramList
from circus_tui.widgets.ring import Ring
from circus_tui.widgets.show_cards import ShowCards
from circus_tui.widgets.show_sheet import ShowSheetPanel
from circus_tui.widgets.stalls import Stalls
from circus_tui.widgets.text_rows import TextRows
from circus_tui.widgets.token_table import TokenTable
from circus_tui.widgets.trays import Trays
from circus_tui.widgets.turn_columns import TurnColumns
from circus_tui.widgets.wall import WallPanel
from rules.core import CHANCE, Seat

_FIRST: Final = 4
"""Actions of a decision that stand in the key bar before those that look."""


class ColosseumScreen(GameScreen):
    """Seats on top; below them a part of the window for each phase, of which one is displayed.

    While something is looked at closely keys and clicks go there, and nothing reaches the game.
    """

    SLUG = "colosseum"
    CSS_PATH = "colosseum.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._looking: Looking | None = None
        self._watched: dict[Seat, int | None] = {}

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels; which are seen, and where, is a matter of the layout."""
        seats = range(len(self.table.players))
        yield Horizontal(*(ProducerPanel(id=f"seat-{seat}") for seat in seats), id="seat-row")
        yield TextRows(id="tabs")
        yield Stalls(id="stalls")
        yield ShowCards(id="shows")
        left = Vertical(
            TokenTable(id="own-tokens"),
            TextRows(id="own-programs"),
            TokenTable(id="tokens"),
            TokenTable(id="holdings"),
            TextRows(id="payments"),
            ProgramList(id="list"),
            id="left",
        )
        middle = Vertical(
            Trays(id="trays"),
            PlaybillPanel(id="playbill"),
            NoticePanel(id="notice"),
            ShowSheetPanel(id="sheet"),
            TextRows(id="everybody"),
            Horizontal(Ring(id="ring"), NoblesTable(id="nobles"), TextRows(id="own-side"), id="ring-row"),
            id="middle",
        )
        right = Vertical(TokenTable(id="other-tokens"), TextRows(id="other-programs"), id="right")
        yield Horizontal(left, middle, right, id="parts")
        yield TokenTable(id="choices")
        bids = (BiddersPanel(id="bidders"), BidPlate(id="bid"), TextRows(id="limit"))
        yield Horizontal(*bids, TextRows(id="told"), TextRows(id="own-foot"), id="bids")
        yield CrowdBars(id="crowd")
        yield CrowdSumPanel(id="sum")
        yield CrowdBars(id="bests")
        yield TurnColumns(id="turns")
        yield News(id="news")
        yield TextRows(id="own")

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do now; one may always look closely at something."""
        offered = super().offered
        if self.session.question is not None:
            return offered
        if self._looking is not None:
            return keys.with_common(self._looking.actions, (keys.LOG, keys.HELP, keys.RULES, keys.QUIT))
        decision = self.session.decision
        own = decision.actions if decision is not None else ()
        exchanges = tuple(each for each in own[_FIRST:] if each.label and each.name in (CASH.name, EXCHANGE.name))
        first = (*own[:_FIRST], LOOK, *exchanges, SHOWS)
        return (*first, *(each for each in offered if each not in first))

    def draw(self, scene: Scene) -> Pictures:
        """The table, or what is looked at; with the mark of the seat that looks."""
        seat = self._eyes
        if self._looking is None:
            return pictures.pictures(scene, self._watched.get(seat))
        self._looking = attrs.evolve(self._looking, view=scene.view, seat=seat)
        return pictures.looking_at(scene, self._looking)

    @property
    def standing(self) -> str:
        """How it stands with saving, and that something is looked at."""
        return f"looking · {super().standing}" if self._looking is not None else super().standing

    @property
    def _eyes(self) -> Seat:
        """Through whose eyes the table is seen."""
        if self.session.decision is not None:
            return self.session.decision.seat
        actor = self.session.view.step.actor
        return 0 if actor in (None, CHANCE) else actor

    def do(self, name: str) -> None:
        """Look, go on looking, or do what the table offers."""
        looking = self._looking
        common = {each.name for each in keys.COMMON}
        if looking is not None and name not in common:
            self._look(looking.press(name))
        elif looking is None and name in (LOOK.name, SHOWS.name):
            self._open(None if name == LOOK.name else SHOWS.name)
        else:
            super().do(name)

    def point(self, target: Any) -> None:
        """Do what a click means; one on a seat's panel looks at everybody's things."""
        if self._looking is not None:
            self._look(self._looking.point(target))
        elif isinstance(target, tuple) and target[:1] == ("look",):
            self._open(target[1])
        else:
            super().point(target)

    def _open(self, page: Any) -> None:
        seat = self._eyes
        watched = self._watched.get(seat)
        looking = Looking(self.session.view, seat, number=watched or 1, watched=watched)
        self._look(attrs.evolve(looking, page=looking.pages[0] if page is None else page))

    def _look(self, looking: Looking | None) -> None:
        self._looking = looking
        self.session.answer = ""
        if looking is not None:
            self._watched[looking.seat] = looking.watched
        self.follow()

    def wipe(self) -> None:
        """Leave nothing in any widget, and look at nothing."""
        self._looking = None
        super().wipe()


class ColosseumResult(ResultScreen):
    """The winner, the best events as bars, how they grew, and what decides ties; or the same of one turn."""

    CSS_PATH = "colosseum.tcss"

    def compose_table(self) -> Iterator[Widget]:
        """Give the panels from top to bottom."""
        yield WallPanel(id="wall")
        yield CrowdBars(id="bests")
        yield Horizontal(TurnColumns(id="turns"), TextRows(id="ties"), News(id="told"), id="foot")


SCREEN: Final = ColosseumScreen
RESULT: Final = ColosseumResult
