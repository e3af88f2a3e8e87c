"""What a seat decides about, with the cursor, and what would come of it: each decision's picture."""

from __future__ import annotations

from circus_tui.boards.drum_roll.views import beginning, cards, hiring, showing, voting
from circus_tui.boards.drum_roll.views.distributing import distributing
from circus_tui.boards.drum_roll.views.placing import placing
from circus_tui.boards.drum_roll.views.sight import Sight, menu, said
from circus_tui.paint import Block
from circus_tui.screens.drum_roll.decisions.beginning import BankDecision, CubesDecision, KeepDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision, EndDecision
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from circus_tui.screens.drum_roll.decisions.placing import PlaceDecision
from circus_tui.screens.drum_roll.decisions.showing import (
    PayDecision,
    PerformDecision,
    PickDecision,
    SkipDecision,
    TrailerDecision,
)
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, VoteDecision


def decision(sight: Sight, decision: Sitting, room: int) -> Block:
    """Draw what the decision is about in at most `room` rows."""
    match decision:
        case PlaceDecision():
            return placing(sight, decision)
        case DistributeDecision():
            return distributing(sight, decision, room)
        case HireDecision():
            return hiring.hiring(sight, decision, room)
        case PerformDecision():
            return showing.performing(sight, decision, room)
        case CardsDecision():
            return cards.hand(sight, decision, room)
        case InvestDecision():
            return hiring.investing(sight, decision)
        case AnyoneDecision():
            return voting.asking(sight, decision)
        case VoteDecision():
            return voting.voting(sight, decision)
        case _:
            return _seldom(sight, decision, room)


def _seldom(sight: Sight, decision: Sitting, room: int) -> Block:
    match decision:
        case KeepDecision():
            return beginning.keeping(sight, decision)
        case CubesDecision():
            return beginning.taking(sight, decision)
        case BankDecision():
            return beginning.banking(sight, decision)
        case TrailerDecision():
            return showing.giving(sight, decision, room)
        case PickDecision():
            return showing.picking(sight, decision)
        case PayDecision():
            return said(sight, "Before salaries are paid you may play cards. Enter pays them.")
        case SkipDecision():
            return showing.skipping(sight, decision, room)
        case EndDecision():
            return menu(sight, decision, decision.choices, decision.cursor)
        case _:
            return ()
