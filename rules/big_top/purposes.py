"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.big_top.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.INVEST: (
        "A receipt pays if you have no card of its suit left when the hand ends. The 10 belongs on the suit that you "
        "are surest to be rid of."
    ),
    Clause.TURN: (
        "Playing gets rid of a card and earns where others have called of that pile; calling puts a card away that "
        "does not fit yet. What you call pays others, less each turn."
    ),
}
