"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.scout.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.TURNING: (
        "You keep your hand as it came or turn all of it, once in a round. Look for the way up with more equal "
        "cards and runs side by side: they are what you show."
    ),
    Clause.TURN: (
        "Showing gets rid of cards and collects what you beat; scouting mends your hand, for a chip to the owner. "
        "Collected cards and chips are points, cards in hand cost points."
    ),
    Clause.BOTH: (
        "You have scouted a card with your token and owe the show. It collects what is left on the table, and the "
        "token counts nothing at the end."
    ),
}
