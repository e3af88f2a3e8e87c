"""The lessons of Drum Roll: markers, hiring, cubes, the vote, a show, cards, and a whole turn."""

from __future__ import annotations

from typing import Final

from rules.drum_roll.lessons.cards import CARDS, HAND, TURN
from rules.drum_roll.lessons.cubes import CONVERTING, MOVING, VOTING
from rules.drum_roll.lessons.markers import FIRST, HIRING, LIMITS, PLACING, UNBLOCK
from rules.drum_roll.lessons.showing import BENEFITS, LAST, SHOW

LESSONS: Final = (
    FIRST,
    PLACING,
    LIMITS,
    HIRING,
    MOVING,
    CONVERTING,
    VOTING,
    SHOW,
    BENEFITS,
    CARDS,
    UNBLOCK,
    HAND,
    LAST,
    TURN,
)
