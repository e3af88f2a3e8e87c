"""The decisions of Colosseum, a module each, found through one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.colosseum.decisions.answering import AnsweringRules
from rules.colosseum.decisions.base import AnyDecision
from rules.colosseum.decisions.bidding import BiddingRules
from rules.colosseum.decisions.cleaning_up import CleaningUpRules
from rules.colosseum.decisions.deciding import DecidingRules
from rules.colosseum.decisions.donating import DonatingRules
from rules.colosseum.decisions.investing import InvestingAgainRules, InvestingRules
from rules.colosseum.decisions.investing_more import InvestingMoreRules
from rules.colosseum.decisions.moving_nobles import MovingNoblesRules
from rules.colosseum.decisions.opening import OpeningRules
from rules.colosseum.decisions.over import OverRules
from rules.colosseum.decisions.rolling import RollingRules
from rules.colosseum.decisions.shuffling import ShufflingRules
from rules.colosseum.decisions.staging import StagingRules
from rules.colosseum.decisions.tie_rolls import DonationRollRules, PodiumRollRules
from rules.colosseum.decisions.trading import TradingRules
from rules.colosseum.moves import Move
from rules.colosseum.state import Step

_ALL: Final[tuple[AnyDecision, ...]] = (
    ShufflingRules(),
    InvestingRules(),
    InvestingMoreRules(),
    InvestingAgainRules(),
    OpeningRules(),
    BiddingRules(),
    TradingRules(),
    AnsweringRules(),
    DecidingRules(),
    RollingRules(),
    MovingNoblesRules(),
    StagingRules(),
    PodiumRollRules(),
    CleaningUpRules(),
    DonationRollRules(),
    DonatingRules(),
    OverRules(),
)
"""In the order of a turn."""

DECISIONS: Final[Mapping[type[Step], AnyDecision]] = {rules.step: rules for rules in _ALL}
"""The rules of each decision."""

_BY_MOVE: Final[Mapping[type[Move], AnyDecision]] = {kind: rules for rules in _ALL for kind in rules.kinds}


def rules_of(step: Step) -> AnyDecision:
    """The rules of the decision that is due."""
    return DECISIONS[type(step)]


def owner_of(step: Step, move: Move) -> AnyDecision:
    """The rules a move belongs to: those of the decision that is due, or, if it is none of its moves, of another."""
    rules = DECISIONS[type(step)]
    return rules if isinstance(move, rules.kinds) else _BY_MOVE[type(move)]
