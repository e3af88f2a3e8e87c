"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.circus_combat.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.REROLL: (
        "You may roll any of your dice again, once in this turn. Keep what completes a trick of yours, and think "
        "of the red die: where it fits it must be placed."
    ),
    Clause.PLACE: (
        "Dice on tricks decide whose they will be: more own dice take one, then the higher sum. Red dice count "
        "against whoever takes the trick."
    ),
    Clause.RESOLVE: (
        "Complete tricks are settled one by one, and go to the end of their taker's queue. The order matters, for "
        "later places and tricks of one colour count more."
    ),
    Clause.SWAP: (
        "Two neighbours of the queue may change places. Bring tricks of one colour together, or a good one to a "
        "later place."
    ),
    Clause.ONLY_RED: (
        "A trick of red dice belongs to nobody. Rolled again its dice can hurt the other, but what fits nowhere "
        "stays before you and costs its pips."
    ),
}
