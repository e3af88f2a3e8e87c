"""The table of Colosseum: whose turn, the decision with what it needs, and as much of the rest as there is room for."""

from __future__ import annotations

from typing import Final

from circus_tui import glyphs
from circus_tui.boards.colosseum.desk import ColosseumDesk
from circus_tui.boards.colosseum.desks.auction import BidDesk, LimitsDesk, OpenDesk
from circus_tui.boards.colosseum.desks.closing import CleanUpDesk, DonationDesk
from circus_tui.boards.colosseum.desks.invest import ExtraDesk, InvestDesk
from circus_tui.boards.colosseum.desks.produce import DecideDesk, DiceDesk, MedalDesk, StageDesk
from circus_tui.boards.colosseum.desks.sitting import Pane, Sitting
from circus_tui.boards.colosseum.desks.trade import AnswerDesk, TradeDesk
from circus_tui.boards.colosseum.views import auction, closing, invest, produce, trade
from circus_tui.boards.colosseum.views.banner import PHASES, banner
from circus_tui.boards.colosseum.views.chart import chart
from circus_tui.boards.colosseum.views.holdings import holdings
from circus_tui.boards.colosseum.views.markets import markets, supply
from circus_tui.boards.colosseum.views.programs import players, sale, sale_heading
from circus_tui.boards.colosseum.views.ring import guests, ring
from circus_tui.boards.colosseum.views.sight import Sight
from circus_tui.boards.contract import Scene
from circus_tui.paint import Block, Row, shortened
from circus_tui.widgets.frame import ruler
from rules.colosseum.state import TURNS, State
from rules.core import Seat

LEGEND: Final = (
    "Assets: Gladiator Comedian Musician Horse Torch Priest Ship Lion Scenery Decoration Chariot Cage by their first"
    " two letters; Jk joker, Em emperor token, Ac additional-action token.",
    f"A to E are the seats. {glyphs.STAR} behind a number: the seat holds that star. {glyphs.COIN} coins, md medals,"
    " tk season tickets, pd podiums, lg loge.",
    "4+1/6 behind a program: four of six assets are there, and one joker could stand in."
    f" {glyphs.YES} behind its number: produced before.",
    f"Ring: E emperor, C consuls, S senators; {glyphs.EMPTY} a resting space, or where else the noble could go.",
    f"{glyphs.NO} behind a program's number, or behind a price: you cannot buy that now; w says why.",
)

_LEAST: Final = 5
"""Rows a decision keeps when another pane is looked at."""

_RESULT: Final = 3
"""Rows the result needs besides one for each seat, those that a board leaves anyway not counted."""


def title(view: State) -> str:
    """Say which turn and phase it is."""
    return f"COLOSSEUM  turn {view.turn} of {TURNS}  {PHASES[view.phase]}"


def paint(scene: Scene) -> Block:
    """Draw the banner, the pane that is looked at, the decision, and below whatever fits."""
    desk = scene.desk if isinstance(scene.desk, ColosseumDesk) else None
    view: State = scene.view if desk is None else desk.view
    sight = Sight(view, scene.names, scene.cells, None if desk is None else desk.seat)
    most = scene.height - (2 if scene.height > 16 else 1)
    top = (_banner(sight, desk),)
    body = _watched(sight, most - 1) if desk is None else _decided(sight, desk, most - 1)
    return tuple(shortened(line, scene.cells) for line in (*top, *body))


def _banner(sight: Sight, desk: ColosseumDesk | None) -> Row:
    if isinstance(desk, LimitsDesk):
        return banner(sight, "enters a secret limit", desk.asked[len(desk.given) + 1 :])
    return banner(sight)


def _decided(sight: Sight, desk: ColosseumDesk, room: int) -> Block:
    """The decision; above it another pane, below it what else there is room for."""
    pane: Pane = desk.pane if isinstance(desk, Sitting) else "decision"
    if pane != "decision":
        above = (*_pane(sight, pane, desk.seat)[: room - _LEAST], ruler(sight.cells))
        return (*above, *decision(sight, desk, room - len(above)))
    block = decision(sight, desk, room)
    return (*block, *_rest(sight, desk, room - len(block) - 2))


def decision(sight: Sight, desk: ColosseumDesk, room: int) -> Block:
    """Draw what a desk is about, in at most `room` rows."""
    match desk:
        case InvestDesk():
            return invest.invest(sight, desk, room)
        case ExtraDesk():
            return invest.extra(sight, desk, room)
        case OpenDesk():
            return auction.opening(sight, desk, room)
        case BidDesk():
            return auction.bidding(sight, desk, room)
        case LimitsDesk():
            return auction.secret(sight, desk, room)
        case TradeDesk():
            return trade.trading(sight, desk, room)
        case AnswerDesk():
            return trade.answering(sight, desk, room)
        case DecideDesk():
            return produce.deciding(sight, desk, room)
        case DiceDesk() | MedalDesk():
            return produce.moving(sight, desk, room)
        case StageDesk():
            return produce.staging(sight, desk, room)
        case CleanUpDesk():
            return closing.losing(sight, desk, room)
        case DonationDesk():
            return closing.asking(sight, desk, room)


def _pane(sight: Sight, pane: Pane, seat: Seat) -> Block:
    """One of the parts of the table to look at."""
    match pane:
        case "ring":
            return (*ring(sight), guests(sight), markets(sight), supply(sight))
        case "programs":
            return (sale_heading(sight, seat), *sale(sight, seat))
        case "players":
            return (*holdings(sight), *players(sight))
        case _:
            return chart(sight)


def _rest(sight: Sight, desk: ColosseumDesk, room: int) -> Block:
    """What else there is room for, most useful first."""
    line = ruler(sight.cells)
    around: list[Block] = [(line, *players(sight)), (line, *ring(sight)), (markets(sight),), (supply(sight),)]
    match desk:
        case InvestDesk() | ExtraDesk():
            around[0] = (line, *players(sight), markets(sight))
            del around[2]
        case DecideDesk() | DiceDesk() | MedalDesk() | StageDesk():
            around[1] = (line, *holdings(sight))
        case OpenDesk():
            del around[2]
    return _stacked(around, room)


def _watched(sight: Sight, room: int) -> Block:
    """The table when nobody decides at this screen; at the end only what leaves room for the result below."""
    if sight.view.phase == "over":
        return _stacked([chart(sight), holdings(sight)], room - sight.view.seats - _RESULT)
    line = ruler(sight.cells)
    blocks = [holdings(sight), ((), *ring(sight)), (markets(sight),), (line, *players(sight)), (supply(sight),)]
    return _stacked(blocks, room)


def _stacked(blocks: list[Block], room: int) -> Block:
    rows: Block = ()
    for block in blocks:
        if len(rows) + len(block) <= room:
            rows += block
    return rows
