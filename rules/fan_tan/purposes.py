"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.fan_tan.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.TURN: (
        "You get rid of a card, or pay a peanut if none fits. The first without cards takes the pot, so keep back "
        "what others wait for."
    ),
}
