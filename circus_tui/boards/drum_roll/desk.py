"""Which desk belongs to which decision."""

from __future__ import annotations

from circus_tui.boards.drum_roll.desks.beginning import BankDesk, CubesDesk, KeepDesk
from circus_tui.boards.drum_roll.desks.cards import CardsDesk, EndDesk
from circus_tui.boards.drum_roll.desks.distributing import DistributeDesk
from circus_tui.boards.drum_roll.desks.hiring import HireDesk, InvestDesk
from circus_tui.boards.drum_roll.desks.placing import PASSING, PlaceDesk
from circus_tui.boards.drum_roll.desks.showing import PayDesk, PerformDesk, PickDesk, SkipDesk, TrailerDesk
from circus_tui.boards.drum_roll.desks.sitting import Sitting
from circus_tui.boards.drum_roll.desks.voting import AnyoneDesk, VoteDesk
from rules.core import Seat
from rules.drum_roll.investments import CARD_STEPS
from rules.drum_roll.outlook import action_spaces
from rules.drum_roll.state import State
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    Distributing,
    DoubleVoting,
    EndingTurn,
    GivingTrailers,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Keeping,
    Overflowing,
    Performing,
    Placing,
    SkippingSalary,
    TakingCubes,
    Voting,
)

_WITH_HAND = (*CARD_STEPS, DoubleVoting)


def open_desk(view: State, seat: Seat) -> Sitting:
    """Begin the decision that the seat has to make; where its cards have been lifted, with them."""
    hand = view.players[seat].hand
    lifted = bool(hand) and hand[0].is_seen and isinstance(view.step, _WITH_HAND)
    match view.step:
        case Overflowing():
            return CardsDesk(view, seat)
        case DoubleVoting() | EndingTurn() if lifted:
            return CardsDesk(view, seat)
        case EndingTurn() if not hand:
            return EndDesk(view, seat)
        case DoubleVoting() | EndingTurn():
            return AnyoneDesk(view, seat)
        case _ if lifted:
            return CardsDesk(view, seat, back_to=_desk(view, seat))
        case _:
            return _desk(view, seat)


def _desk(view: State, seat: Seat) -> Sitting:
    """The desk for the decision itself."""
    match view.step:
        case Placing():
            free = [place for place, space in enumerate(action_spaces(view, seat)) if space.refusal is None]
            return PlaceDesk(view, seat, cursor=free[0] if free else PASSING)
        case Investing():
            return InvestDesk(view, seat)
        case HiringPerformer() | HiringPersonnel():
            return HireDesk(view, seat).at_best()
        case Distributing():
            return DistributeDesk(view, seat).at_best()
        case Performing():
            return PerformDesk(view, seat)
        case BeforeSalaries():
            return PayDesk(view, seat)
        case _:
            return _seldom(view, seat)


def _seldom(view: State, seat: Seat) -> Sitting:
    match view.step:
        case Keeping():
            return KeepDesk(view, seat)
        case TakingCubes() | ChoosingCubes():
            return CubesDesk(view, seat)
        case Banking():
            return BankDesk(view, seat)
        case Voting():
            return VoteDesk(view, seat)
        case GivingTrailers():
            return TrailerDesk(view, seat).at_best()
        case ChoosingCard():
            return PickDesk(view, seat)
        case SkippingSalary():
            return SkipDesk(view, seat)
        case _:
            raise AssertionError(f"nobody decides anything at {view.step}")


def asks_anyway(view: State) -> bool:
    """Whether a hand might hold another answer than the one the table can see."""
    if not isinstance(view.step, _WITH_HAND):
        return False
    return bool(view.players[view.step.seat].hand)
