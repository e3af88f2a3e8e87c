"""Which decision belongs to which decision."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from circus_tui.keyboard import keys
from circus_tui.screens.drum_roll.decisions import (
    beginning,
    cards,
    distributing,
    hiring,
    placing,
    showing,
    sitting,
    voting,
)
from circus_tui.screens.drum_roll.decisions.beginning import BankDecision, CubesDecision, KeepDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision, EndDecision
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from circus_tui.screens.drum_roll.decisions.placing import PASSING, PlaceDecision
from circus_tui.screens.drum_roll.decisions.showing import (
    PayDecision,
    PerformDecision,
    PickDecision,
    SkipDecision,
    TrailerDecision,
)
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, VoteDecision
from rules.core import Seat
from rules.drum_roll.decisions import CARD_STEPS
from rules.drum_roll.outlook import action_spaces
from rules.drum_roll.state import State
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    Distributing,
    DoubleVoting,
    DrawingFirst,
    EndingTurn,
    GivingTrailers,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Keeping,
    Over,
    Overflowing,
    Performing,
    Placing,
    Shuffling,
    SkippingSalary,
    TakingCubes,
    Voting,
)

_WITH_HAND = (*CARD_STEPS, DoubleVoting)


DrumRollDecision: TypeAlias = (
    KeepDecision
    | CubesDecision
    | BankDecision
    | PlaceDecision
    | InvestDecision
    | HireDecision
    | DistributeDecision
    | VoteDecision
    | AnyoneDecision
    | EndDecision
    | CardsDecision
    | PerformDecision
    | TrailerDecision
    | PickDecision
    | PayDecision
    | SkipDecision
)


def open_decision(view: State, seat: Seat) -> DrumRollDecision:
    """Begin the decision that the seat has to make; where its cards have been lifted, with them."""
    hand = view.players[seat].hand
    lifted = bool(hand) and hand[0].is_seen and isinstance(view.step, _WITH_HAND)
    match view.step:
        case Overflowing():
            return CardsDecision(view, seat)
        case DoubleVoting() | EndingTurn() if lifted:
            return CardsDecision(view, seat)
        case _ if lifted:
            return CardsDecision(view, seat, back_to=_without_cards(view, seat))
        case _:
            return _without_cards(view, seat)


def _without_cards(view: State, seat: Seat) -> DrumRollDecision:
    """The decision while nobody looks at the cards in hand."""
    match view.step:
        case Keeping():
            return KeepDecision(view, seat)
        case TakingCubes() | ChoosingCubes():
            return CubesDecision(view, seat)
        case Banking():
            return BankDecision(view, seat)
        case Placing():
            free = [place for place, space in enumerate(action_spaces(view, seat)) if space.refusal is None]
            return PlaceDecision(view, seat, cursor=free[0] if free else PASSING)
        case Investing():
            return InvestDecision(view, seat)
        case HiringPerformer() | HiringPersonnel():
            return HireDecision(view, seat).at_best()
        case Distributing():
            return DistributeDecision(view, seat).at_best()
        case Voting():
            return VoteDecision(view, seat)
        case DoubleVoting() | EndingTurn():
            return AnyoneDecision(view, seat) if view.players[seat].hand else EndDecision(view, seat)
        case Performing():
            return PerformDecision(view, seat)
        case GivingTrailers():
            return TrailerDecision(view, seat).at_best()
        case ChoosingCard():
            return PickDecision(view, seat)
        case BeforeSalaries():
            return PayDecision(view, seat)
        case SkippingSalary():
            return SkipDecision(view, seat)
        case Overflowing() | Shuffling() | DrawingFirst() | Over():
            raise AssertionError(f"nobody decides without cards at {view.step}")
        case _:
            assert_never(view.step)


ACTIONS: Final = keys.collected(sitting, beginning, cards, distributing, hiring, placing, showing, voting)
"""Every action that a decision of this game may offer."""

LIFTED: Final = True
"""A hand matters at many decisions, so that it is lifted on demand instead of behind a curtain each time."""
