"""Which decision belongs to which decision."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from circus_tui.keyboard import keys
from circus_tui.screens.colosseum.decisions import auction, closing, invest, looking, produce, sitting, trade
from circus_tui.screens.colosseum.decisions.auction import (
    BidDecision,
    LimitsDecision,
    OpenDecision,
    open_bid,
    open_market,
)
from circus_tui.screens.colosseum.decisions.closing import CleanUpDecision, DonationDecision
from circus_tui.screens.colosseum.decisions.invest import ExtraDecision, InvestDecision, open_extra, open_invest
from circus_tui.screens.colosseum.decisions.produce import (
    DecideDecision,
    DiceDecision,
    MedalDecision,
    StageDecision,
    open_deciding,
    open_plan,
)
from circus_tui.screens.colosseum.decisions.trade import (
    AgreeDecision,
    AnswerDecision,
    CounterDecision,
    TradeDecision,
    open_trade,
)
from rules.colosseum.state import (
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    DonationRoll,
    Investing,
    InvestingAgain,
    InvestingMore,
    MovingNobles,
    Opening,
    Over,
    PodiumRoll,
    Rolling,
    Shuffling,
    Staging,
    State,
    Trading,
)
from rules.core import Seat

ColosseumDecision: TypeAlias = (
    InvestDecision
    | ExtraDecision
    | OpenDecision
    | BidDecision
    | LimitsDecision
    | TradeDecision
    | CounterDecision
    | AnswerDecision
    | AgreeDecision
    | DecideDecision
    | DiceDecision
    | MedalDecision
    | StageDecision
    | CleanUpDecision
    | DonationDecision
)


def open_decision(view: State, seat: Seat) -> ColosseumDecision:
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
            return AnswerDecision(view, seat)
        case Deciding():
            return open_deciding(view, seat)
        case CleaningUp():
            return CleanUpDecision(view, seat)
        case Donating():
            return DonationDecision(view, seat)
        case MovingNobles() | Staging():
            return open_plan(view, seat)
        case Shuffling() | Rolling() | PodiumRoll() | DonationRoll() | Over():
            raise AssertionError(f"nobody decides anything at {view.step}")
        case _:
            assert_never(view.step)


ACTIONS: Final = keys.collected(sitting, auction, closing, invest, produce, trade, looking)
"""Every action that a decision of this game may offer."""

LIFTED: Final = False
"""Everything is played in the open."""
