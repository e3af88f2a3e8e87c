"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.circus_combat.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.PLACE: Place("placing", 1),
    Clause.TIE: Place(
        "taking",
        0,
        "On the pair Ana's 3 would be a die each with the same sum: nobody would have it, and it would leave the game.",
    ),
    Clause.POINTS: Place(
        "settling",
        1,
        "Ana's own dice count for the pair, red ones would count against it, Ben's do not count.",
    ),
    Clause.BY_PLACE: Place(
        "places",
        0,
        "The next trick is Ana's third and counts once; the one after it, her fourth, counts twice.",
    ),
    Clause.BY_COLOUR: Place("swapping", 0, "Side by side the second of two gold tricks counts twice: 22 becomes 44."),
    Clause.EARLY_END: Place("ending", 1, Clause.EARLY_END.text),
    Clause.SCORE: Place("ending", 5),
}
