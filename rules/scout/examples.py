"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.scout.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.CARDS: Place("ways", 0, "Below the 3 stands a 9: turned as it is scouted, the card counts as a 9."),
    Clause.DEAL: Place("round", 0, "Three players hold twelve cards each, in the order in which they came."),
    Clause.ORDER: Place(
        "sets",
        0,
        "Only neighbours go together, and no card changes its place: the 2 stays behind the 8.",
    ),
    Clause.START: Place("empty", 1, "Nobody has shown anything yet. Ana begins, and whoever begins must show."),
    Clause.TURNING: Place("turning", 0, "As dealt it is 3-5-8-1-9. Turned as a whole, three cards are equal."),
    Clause.TURN: Place("scouting", 0, "One thing in a turn, and no passing: Ana cannot beat 7-8, so she scouts."),
    Clause.SHOW: Place("beating", 1),
    Clause.SCOUT: Place("scouting"),
    Clause.BOTH: Place("both"),
    Clause.UNBEATEN: Place(
        "unbeaten",
        0,
        "If Ben and Cleo only scout after this, the round is over, and Ana's hand costs her nothing.",
    ),
    Clause.SCORE: Place("unbeaten", 1),
    Clause.MATCH: Place("round", 5),
    Clause.TWO_TURNS: Place("two", 0, "The scout costs Ana a chip, and it is still her turn."),
    Clause.TWO_TOKEN: Place(
        "two",
        2,
        "Two players have no token: Ana scouts as often as she can pay, and shows after that.",
    ),
    Clause.TWO_END: Place(
        "two",
        1,
        "Without a chip Ana must show. Could she not, the round would end, and Ben's hand would cost him nothing.",
    ),
}
