"""Where to read on: the rule that tells what may be done at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.colosseum.clauses import Clause
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

_RULES: Final[Mapping[type[object], Clause]] = {
    Shuffling: Clause.DEAL,
    Investing: Clause.INVEST,
    InvestingMore: Clause.EXTRA,
    InvestingAgain: Clause.EXTRA,
    Opening: Clause.OPENING,
    Bidding: Clause.BIDDING,
    Trading: Clause.OFFER,
    Answering: Clause.ANSWER,
    Deciding: Clause.PRODUCE,
    Rolling: Clause.PRODUCE,
    MovingNobles: Clause.NOBLES,
    Staging: Clause.EVENT,
    PodiumRoll: Clause.TIE_ROLL,
    CleaningUp: Clause.CLEAN_UP,
    DonationRoll: Clause.TIE_ROLL,
    Donating: Clause.DONATION,
    Over: Clause.END,
}


def reading(state: State) -> Clause:
    """The rule to read about what has to be done now."""
    return _RULES[type(state.step)]
