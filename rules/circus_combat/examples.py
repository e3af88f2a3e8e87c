"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.circus_combat.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.PLACE: Place("placing", 1),
    Clause.LEFT_OVER: Place(
        "rerolling",
        0,
        "The red 1 fits nowhere: left over it stays before Ana and costs its pip. Her own 1 would go back.",
    ),
    Clause.TIE: Place("taking", 0, "Had both as many dice there with the same sum, nobody would have the trick."),
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
    Clause.BY_COLOUR: Place("swapping", 0, "Side by side the second of two golden tricks counts twice: 22 becomes 44."),
    Clause.EARLY_END: Place("ending", 1, Clause.EARLY_END.text),
    Clause.SCORE: Place("ending", 5),
}
