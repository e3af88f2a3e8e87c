"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.colosseum.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.ARENAS: Place("dice", 0, Clause.ARENAS.text),
    Clause.MEDALS: Place("medals", 4),
    Clause.ACTION_TOKENS: Place("twice", 2),
    Clause.JOKERS: Place("paying", 1),
    Clause.STARS: Place("answering", 1),
    Clause.INVEST: Place("turn"),
    Clause.EXPAND: Place("twice"),
    Clause.TICKET: Place("turn"),
    Clause.INITIATIVE: Place("turn", 1),
    Clause.SALE: Place("auction", 4),
    Clause.LIMITS: Place("auction", 3, Clause.LIMITS.text),
    Clause.INTENSE: Place("intense", 1),
    Clause.TRADER: Place("trading", 2),
    Clause.ANSWER: Place("answering"),
    Clause.MEDAL_MOVES: Place("paying"),
    Clause.RESTING: Place(
        "dice",
        0,
        "A six takes the emperor to space 6. That is a resting space, marked ◎, and earns a medal.",
    ),
    Clause.SPECTATORS: Place("producing", 2),
    Clause.BEST: Place("producing", 2),
    Clause.PODIUM: Place("closing", 0, Clause.PODIUM.text),
    Clause.TIE_ROLL: Place("equals", 0, Clause.TIE_ROLL.text),
    Clause.DONATION: Place("closing", 1),
    Clause.END: Place("turn", 5, Clause.END.text),
    Clause.TIES: Place("turn", 5, Clause.TIES.text),
}
