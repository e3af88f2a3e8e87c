"""The table of Colosseum: whose turn, the decision with what it needs, and as much of the rest as there is room for."""

from __future__ import annotations

from typing import Final

from circus_tui import glyphs
from circus_tui.boards.colosseum.views import auction, closing, invest, produce, trade
from circus_tui.boards.colosseum.views.banner import PHASES, banner
from circus_tui.boards.colosseum.views.chart import chart
from circus_tui.boards.colosseum.views.holdings import holdings
from circus_tui.boards.colosseum.views.markets import markets, supply
from circus_tui.boards.colosseum.views.programs import players, sale, sale_heading
from circus_tui.boards.colosseum.views.ring import guests, ring
from circus_tui.boards.colosseum.views.sight import Sight
from circus_tui.boards.rows.frame import ruler
from circus_tui.paint import Block, Row, shortened
from circus_tui.screens.colosseum.decisions import ColosseumDecision
from circus_tui.screens.colosseum.decisions.auction import BidDecision, LimitsDecision, OpenDecision
from circus_tui.screens.colosseum.decisions.closing import CleanUpDecision, DonationDecision
from circus_tui.screens.colosseum.decisions.invest import ExtraDecision, InvestDecision
from circus_tui.screens.colosseum.decisions.produce import DecideDecision, DiceDecision, MedalDecision, StageDecision
from circus_tui.screens.colosseum.decisions.sitting import Pane, Sitting
from circus_tui.screens.colosseum.decisions.trade import AnswerDecision, TradeDecision
from circus_tui.screens.contract import Scene
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
    decision = scene.decision if isinstance(scene.decision, ColosseumDecision) else None
    view: State = scene.view if decision is None else decision.view
    sight = Sight(view, scene.names, scene.cells, None if decision is None else decision.seat)
    most = scene.height - (2 if scene.height > 16 else 1)
    top = (_banner(sight, decision),)
    body = _watched(sight, most - 1) if decision is None else _decided(sight, decision, most - 1)
    return tuple(shortened(line, scene.cells) for line in (*top, *body))


def _banner(sight: Sight, decision: ColosseumDecision | None) -> Row:
    if isinstance(decision, LimitsDecision):
        return banner(sight, "enters a secret limit", decision.asked[len(decision.given) + 1 :])
    return banner(sight)


def _decided(sight: Sight, decision: ColosseumDecision, room: int) -> Block:
    """The decision; above it another pane, below it what else there is room for."""
    pane: Pane = decision.pane if isinstance(decision, Sitting) else "decision"
    if pane != "decision":
        above = (*_pane(sight, pane, decision.seat)[: room - _LEAST], ruler(sight.cells))
        return (*above, *drawn(sight, decision, room - len(above)))
    block = drawn(sight, decision, room)
    return (*block, *_rest(sight, decision, room - len(block) - 2))


def drawn(sight: Sight, decision: ColosseumDecision, room: int) -> Block:
    """Draw what a decision is about, in at most `room` rows."""
    match decision:
        case InvestDecision():
            return invest.invest(sight, decision, room)
        case ExtraDecision():
            return invest.extra(sight, decision, room)
        case OpenDecision():
            return auction.opening(sight, decision, room)
        case BidDecision():
            return auction.bidding(sight, decision, room)
        case LimitsDecision():
            return auction.secret(sight, decision, room)
        case TradeDecision():
            return trade.trading(sight, decision, room)
        case AnswerDecision():
            return trade.answering(sight, decision, room)
        case DecideDecision():
            return produce.deciding(sight, decision, room)
        case DiceDecision() | MedalDecision():
            return produce.moving(sight, decision, room)
        case StageDecision():
            return produce.staging(sight, decision, room)
        case CleanUpDecision():
            return closing.losing(sight, decision, room)
        case DonationDecision():
            return closing.asking(sight, decision, room)


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


def _rest(sight: Sight, decision: ColosseumDecision, room: int) -> Block:
    """What else there is room for, most useful first."""
    line = ruler(sight.cells)
    around: list[Block] = [(line, *players(sight)), (line, *ring(sight)), (markets(sight),), (supply(sight),)]
    match decision:
        case InvestDecision() | ExtraDecision():
            around[0] = (line, *players(sight), markets(sight))
            del around[2]
        case DecideDecision() | DiceDecision() | MedalDecision() | StageDecision():
            around[1] = (line, *holdings(sight))
        case OpenDecision():
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
