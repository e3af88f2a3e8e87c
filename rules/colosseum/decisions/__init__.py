"""Every decision of the game, each in a module of its own; whoever asks about a decision finds its rules here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rules.colosseum.decisions.answering import ANSWERING
from rules.colosseum.decisions.bidding import BIDDING
from rules.colosseum.decisions.cleaning_up import CLEANING_UP
from rules.colosseum.decisions.deciding import DECIDING
from rules.colosseum.decisions.donating import DONATING
from rules.colosseum.decisions.investing import INVESTING, INVESTING_AGAIN, INVESTING_MORE
from rules.colosseum.decisions.moving_nobles import MOVING_NOBLES
from rules.colosseum.decisions.opening import OPENING
from rules.colosseum.decisions.over import OVER
from rules.colosseum.decisions.rolling import ROLLING
from rules.colosseum.decisions.rolling_out import DONATION_ROLL, PODIUM_ROLL
from rules.colosseum.decisions.ruling import Ruling
from rules.colosseum.decisions.shuffling import SHUFFLING
from rules.colosseum.decisions.staging import STAGING
from rules.colosseum.decisions.trading import TRADING
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
    Step,
    Trading,
)

RULINGS: Final[Mapping[type[Step], Ruling[Any, Any]]] = {
    Shuffling: SHUFFLING,
    Investing: INVESTING,
    InvestingMore: INVESTING_MORE,
    InvestingAgain: INVESTING_AGAIN,
    Opening: OPENING,
    Bidding: BIDDING,
    Trading: TRADING,
    Answering: ANSWERING,
    Deciding: DECIDING,
    Rolling: ROLLING,
    MovingNobles: MOVING_NOBLES,
    Staging: STAGING,
    PodiumRoll: PODIUM_ROLL,
    CleaningUp: CLEANING_UP,
    DonationRoll: DONATION_ROLL,
    Donating: DONATING,
    Over: OVER,
}
"""The rules of each decision."""
