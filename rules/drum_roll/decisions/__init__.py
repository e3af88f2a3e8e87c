"""Every decision of the game, each in a module of its own; whoever asks about a decision finds its rules here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rules.drum_roll.decisions.banking import BANKING
from rules.drum_roll.decisions.before_salaries import BEFORE_SALARIES
from rules.drum_roll.decisions.choosing_card import CHOOSING_CARD
from rules.drum_roll.decisions.choosing_cubes import CHOOSING_CUBES
from rules.drum_roll.decisions.distributing import DISTRIBUTING
from rules.drum_roll.decisions.double_voting import DOUBLE_VOTING
from rules.drum_roll.decisions.drawing_first import DRAWING_FIRST
from rules.drum_roll.decisions.ending_turn import ENDING_TURN
from rules.drum_roll.decisions.giving_trailers import GIVING_TRAILERS
from rules.drum_roll.decisions.hiring import HIRING_PERFORMER, HIRING_PERSONNEL
from rules.drum_roll.decisions.investing import INVESTING
from rules.drum_roll.decisions.keeping import KEEPING
from rules.drum_roll.decisions.over import OVER
from rules.drum_roll.decisions.overflowing import OVERFLOWING
from rules.drum_roll.decisions.performing import PERFORMING
from rules.drum_roll.decisions.placing import PLACING
from rules.drum_roll.decisions.ruling import Ruling
from rules.drum_roll.decisions.shuffling import SHUFFLING
from rules.drum_roll.decisions.skipping_salary import SKIPPING_SALARY
from rules.drum_roll.decisions.taking_cubes import TAKING_CUBES
from rules.drum_roll.decisions.voting import VOTING
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    Decision,
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

RULINGS: Final[Mapping[type[Decision], Ruling[Any, Any]]] = {
    Shuffling: SHUFFLING,
    DrawingFirst: DRAWING_FIRST,
    Keeping: KEEPING,
    TakingCubes: TAKING_CUBES,
    Banking: BANKING,
    Placing: PLACING,
    Investing: INVESTING,
    HiringPerformer: HIRING_PERFORMER,
    HiringPersonnel: HIRING_PERSONNEL,
    Distributing: DISTRIBUTING,
    Voting: VOTING,
    DoubleVoting: DOUBLE_VOTING,
    EndingTurn: ENDING_TURN,
    Performing: PERFORMING,
    ChoosingCubes: CHOOSING_CUBES,
    GivingTrailers: GIVING_TRAILERS,
    ChoosingCard: CHOOSING_CARD,
    BeforeSalaries: BEFORE_SALARIES,
    SkippingSalary: SKIPPING_SALARY,
    Overflowing: OVERFLOWING,
    Over: OVER,
}
"""The rules of each decision."""
