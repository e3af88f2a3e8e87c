"""Where in the lessons each rule is seen best; a rule that is not named here is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.fan_tan.clauses import Clause
from rules.teaching.example import Place

EXAMPLES: Final[Mapping[Clause, Place]] = {
    Clause.TURN: Place("shades", 1),
    Clause.PLAY: Place(
        "duty",
        0,
        "light 3 is the only card of Ana's that fits: she must play it, and may not pay instead.",
    ),
    Clause.POT: Place("pot", 1),
    Clause.BROKE: Place("broke", 2),
    Clause.MATCH: Place("match", 17),
}
