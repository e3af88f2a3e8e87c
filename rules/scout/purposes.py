"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.scout.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.TURNING: (
        "You keep your hand as it came or turn all of it, once in a round. Look for the way up in which more "
        "neighbours are equal or in a row: long sets are what you will show."
    ),
    Clause.TURN: (
        "Showing gets cards out of your hand and takes what you beat; scouting mends the hand but pays its owner. "
        "Taken cards and chips are points, cards left in hand cost points."
    ),
    Clause.BOTH: (
        "You have taken a card with your token and owe the show. It collects what is left on the table, and the "
        "token counts nothing at the end."
    ),
}
