"""The lessons of Circus Combat: dice on tricks, whose they are, what they are worth, and the end of a game."""

from __future__ import annotations

from typing import Final

from rules.circus_combat.lessons.dice import (
    COMPLETE,
    FATIGUE,
    HANDS,
    LEFT_OVER,
    ONLY_RED,
    PLACING,
    REROLLING,
    TAKING,
)
from rules.circus_combat.lessons.queue import COLOURS, ENDING, KEEPING, PLACES, SETTLING, SWAPPING

LESSONS: Final = (
    PLACING,
    COMPLETE,
    HANDS,
    REROLLING,
    TAKING,
    SETTLING,
    PLACES,
    COLOURS,
    SWAPPING,
    KEEPING,
    FATIGUE,
    LEFT_OVER,
    ONLY_RED,
    ENDING,
)
