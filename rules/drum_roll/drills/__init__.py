"""Quick questions on Drum Roll: performers and what they cost, markers, cubes, the vote, the show, and the end."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.drills.acts import fired, left_over, level, price, salary, show
from rules.drum_roll.drills.ending import bonus, kept, region, vote
from rules.drum_roll.drills.turns import cube, hand, place
from rules.teaching.drill import Drills

DRILLS: Final[Drills] = {
    "level": level,
    "price": price,
    "left-over": left_over,
    "salary": salary,
    "place": place,
    "cube": cube,
    "hand": hand,
    "vote": vote,
    "show": show,
    "fired": fired,
    "region": region,
    "kept": kept,
    "bonus": bonus,
}
