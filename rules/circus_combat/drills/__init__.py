"""Quick questions on Circus Combat: dice and where they fit, whose a trick is, what queues are worth, the end."""

from __future__ import annotations

from typing import Final

from rules.circus_combat.drills.dice import fits, left_over, starting, turns
from rules.circus_combat.drills.queue import ending, points, score, swapped
from rules.circus_combat.drills.tricks import settling, swaps, takes
from rules.teaching.drill import Drills

DRILLS: Final[Drills] = {
    "fits": fits,
    "takes": takes,
    "points": points,
    "left-over": left_over,
    "settling": settling,
    "swaps": swaps,
    "swapped": swapped,
    "turns": turns,
    "starting": starting,
    "score": score,
    "ending": ending,
}
