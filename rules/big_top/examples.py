"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.big_top.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.INVEST: Place(
        "receipts",
        0,
        "The 10 goes where Ana hopes to have no card left at the end, the 3 where she doubts it most.",
    ),
    Clause.SHIFT: Place(
        "calling",
        1,
        "Ana's dark 4 was called onto $3 a turn ago. Its next space was free, so it has moved to $2.",
    ),
    Clause.DUTY: Place(
        "duty",
        1,
        "Animals light 3, called before, fits now: it must be played at once, and earns nothing.",
    ),
    Clause.PLAY: Place("laying", 1),
    Clause.RECEIPTS: Place("out", 1),
    Clause.SCORE: Place("out"),
    Clause.MATCH: Place("hand", 17),
}
