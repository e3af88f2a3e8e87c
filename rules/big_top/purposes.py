"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.big_top.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.INVEST: (
        "You bet on the suits of which you will have no card left when the hand ends. The 10 belongs where you "
        "hope to finish first."
    ),
    Clause.TURN: (
        "Playing gets rid of a card and earns where others have called that row; calling puts a card away that "
        "does not fit yet. What you call pays others, less each turn."
    ),
}
