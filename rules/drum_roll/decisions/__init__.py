"""The decisions of Drum Roll, a module each, found through one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drum_roll.decisions.banking import BankingRules
from rules.drum_roll.decisions.base import AnyDecision
from rules.drum_roll.decisions.before_salaries import BeforeSalariesRules
from rules.drum_roll.decisions.choosing_card import ChoosingCardRules
from rules.drum_roll.decisions.choosing_cubes import ChoosingCubesRules
from rules.drum_roll.decisions.distributing import DistributingRules
from rules.drum_roll.decisions.double_voting import DoubleVotingRules
from rules.drum_roll.decisions.drawing_first import DrawingFirstRules
from rules.drum_roll.decisions.ending_turn import EndingTurnRules
from rules.drum_roll.decisions.giving_trailers import GivingTrailersRules
from rules.drum_roll.decisions.hiring import HiringPerformerRules, HiringPersonnelRules
from rules.drum_roll.decisions.investing import InvestingRules
from rules.drum_roll.decisions.keeping import KeepingRules
from rules.drum_roll.decisions.over import OverRules
from rules.drum_roll.decisions.overflowing import OverflowingRules
from rules.drum_roll.decisions.performing import PerformingRules
from rules.drum_roll.decisions.placing import PlacingRules
from rules.drum_roll.decisions.shuffling import ShufflingRules
from rules.drum_roll.decisions.skipping_salary import SkippingSalaryRules
from rules.drum_roll.decisions.taking_cubes import TakingCubesRules
from rules.drum_roll.decisions.voting import VotingRules
from rules.drum_roll.moves import Move
from rules.drum_roll.steps import Decision

_ALL: Final[tuple[AnyDecision, ...]] = (
    ShufflingRules(),
    DrawingFirstRules(),
    KeepingRules(),
    TakingCubesRules(),
    BankingRules(),
    PlacingRules(),
    InvestingRules(),
    HiringPerformerRules(),
    HiringPersonnelRules(),
    DistributingRules(),
    VotingRules(),
    DoubleVotingRules(),
    EndingTurnRules(),
    PerformingRules(),
    ChoosingCubesRules(),
    GivingTrailersRules(),
    ChoosingCardRules(),
    BeforeSalariesRules(),
    SkippingSalaryRules(),
    OverflowingRules(),
    OverRules(),
)
"""In the order of a game."""

DECISIONS: Final[Mapping[type[Decision], AnyDecision]] = {rules.step: rules for rules in _ALL}
"""The rules of each decision."""

_BY_MOVE: Final[Mapping[type[Move], AnyDecision]] = {kind: rules for rules in _ALL for kind in rules.kinds}

CARD_STEPS: Final[tuple[type[Decision], ...]] = tuple(rules.step for rules in _ALL if rules.cards_first)
"""The decisions at which their seat may play cards first."""


def rules_of(step: Decision) -> AnyDecision:
    """The rules of the decision that is due."""
    return DECISIONS[type(step)]


def owner_of(step: Decision, move: Move) -> AnyDecision:
    """The rules a move belongs to: those of the decision that is due, or, if it is none of its moves, of another."""
    rules = DECISIONS[type(step)]
    return rules if isinstance(move, rules.kinds) else _BY_MOVE[type(move)]
