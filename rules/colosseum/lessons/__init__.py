"""The lessons of Colosseum: investing, auctions, trade, an event, the end of a turn, and a whole turn."""

from __future__ import annotations

from typing import Final

from rules.colosseum.lessons.closing import CLOSING, EQUALS, TURN
from rules.colosseum.lessons.events import DICE, PAYING, PRODUCING, STAGING
from rules.colosseum.lessons.investing import MEDALS, PROGRAM, TWICE
from rules.colosseum.lessons.market import ANSWERING, AUCTION, INTENSE, TRADING

LESSONS: Final = (
    PROGRAM,
    TWICE,
    MEDALS,
    AUCTION,
    TRADING,
    ANSWERING,
    PRODUCING,
    DICE,
    STAGING,
    PAYING,
    CLOSING,
    EQUALS,
    INTENSE,
    TURN,
)
