"""Which desk belongs to which decision."""

from __future__ import annotations

from typing import TypeAlias

from circus_tui.boards.colosseum.desks.auction import BidDesk, LimitsDesk, OpenDesk, open_bid, open_market
from circus_tui.boards.colosseum.desks.closing import CleanUpDesk, DonationDesk
from circus_tui.boards.colosseum.desks.invest import ExtraDesk, InvestDesk, open_extra, open_invest
from circus_tui.boards.colosseum.desks.produce import DecideDesk, DiceDesk, MedalDesk, StageDesk, open_plan
from circus_tui.boards.colosseum.desks.trade import AgreeDesk, AnswerDesk, CounterDesk, TradeDesk, open_trade
from rules.colosseum.state import (
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    Investing,
    InvestingAgain,
    InvestingMore,
    Opening,
    State,
    Trading,
)
from rules.core import Seat

ColosseumDesk: TypeAlias = (
    InvestDesk
    | ExtraDesk
    | OpenDesk
    | BidDesk
    | LimitsDesk
    | TradeDesk
    | CounterDesk
    | AnswerDesk
    | AgreeDesk
    | DecideDesk
    | DiceDesk
    | MedalDesk
    | StageDesk
    | CleanUpDesk
    | DonationDesk
)


def open_desk(view: State, seat: Seat) -> ColosseumDesk:
    """Begin the decision that the seat has to make."""
    match view.step:
        case Investing() | InvestingAgain():
            return open_invest(view, seat)
        case InvestingMore():
            return open_extra(view, seat)
        case Opening():
            return open_market(view, seat)
        case Bidding():
            return open_bid(view, seat)
        case Trading():
            return open_trade(view, seat)
        case Answering():
            return AnswerDesk(view, seat)
        case Deciding():
            return DecideDesk(view, seat)
        case CleaningUp():
            return CleanUpDesk(view, seat)
        case Donating():
            return DonationDesk(view, seat)
        case _:
            return open_plan(view, seat)
