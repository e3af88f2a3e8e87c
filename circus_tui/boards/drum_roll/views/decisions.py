"""What a seat decides about, with the cursor, and what would come of it: each desk's picture."""

from __future__ import annotations

from circus_tui.boards.drum_roll.desks.beginning import BankDesk, CubesDesk, KeepDesk
from circus_tui.boards.drum_roll.desks.cards import CardsDesk, EndDesk
from circus_tui.boards.drum_roll.desks.distributing import DistributeDesk
from circus_tui.boards.drum_roll.desks.hiring import HireDesk, InvestDesk
from circus_tui.boards.drum_roll.desks.placing import PlaceDesk
from circus_tui.boards.drum_roll.desks.showing import PayDesk, PerformDesk, PickDesk, SkipDesk, TrailerDesk
from circus_tui.boards.drum_roll.desks.sitting import Sitting
from circus_tui.boards.drum_roll.desks.voting import AnyoneDesk, VoteDesk
from circus_tui.boards.drum_roll.views import beginning, cards, hiring, showing, voting
from circus_tui.boards.drum_roll.views.distributing import distributing
from circus_tui.boards.drum_roll.views.placing import placing
from circus_tui.boards.drum_roll.views.sight import Sight, menu, said
from circus_tui.paint import Block


def decision(sight: Sight, desk: Sitting, room: int) -> Block:
    """Draw what the desk is about in at most `room` rows."""
    match desk:
        case PlaceDesk():
            return placing(sight, desk)
        case DistributeDesk():
            return distributing(sight, desk, room)
        case HireDesk():
            return hiring.hiring(sight, desk, room)
        case PerformDesk():
            return showing.performing(sight, desk, room)
        case CardsDesk():
            return cards.hand(sight, desk, room)
        case InvestDesk():
            return hiring.investing(sight, desk)
        case AnyoneDesk():
            return voting.asking(sight, desk)
        case VoteDesk():
            return voting.voting(sight, desk)
        case _:
            return _seldom(sight, desk, room)


def _seldom(sight: Sight, desk: Sitting, room: int) -> Block:
    match desk:
        case KeepDesk():
            return beginning.keeping(sight, desk)
        case CubesDesk():
            return beginning.taking(sight, desk)
        case BankDesk():
            return beginning.banking(sight, desk)
        case TrailerDesk():
            return showing.giving(sight, desk, room)
        case PickDesk():
            return showing.picking(sight, desk)
        case PayDesk():
            return said(sight, "Before salaries are paid you may play cards. Enter pays them.")
        case SkipDesk():
            return showing.skipping(sight, desk, room)
        case EndDesk():
            return menu(sight, desk, desk.choices, desk.cursor)
        case _:
            return ()
