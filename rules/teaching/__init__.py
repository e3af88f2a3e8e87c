"""Learning a game by playing it: lessons as data beside each engine, and a runner that no screen is needed for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from rules import GAMES
from rules.core import Clause
from rules.teaching.drill import Drills
from rules.teaching.lesson import Lesson


def lessons_of(slug: str) -> tuple[Lesson, ...]:
    """Find the lessons of a game, importing it and no other. Raises KeyError if there is no such game."""
    if slug not in GAMES:
        raise KeyError(slug)
    lessons: tuple[Lesson, ...] = import_module(f"rules.{slug}.lessons").LESSONS
    return lessons


def purposes_of(slug: str) -> Mapping[Clause, str]:
    """Find what each decision of a game is for, by the rule to read about it. Raises KeyError for an unknown game."""
    if slug not in GAMES:
        raise KeyError(slug)
    purposes: Mapping[Clause, str] = import_module(f"rules.{slug}.purposes").PURPOSES
    return purposes


def drills_of(slug: str) -> Drills:
    """Find the kinds of questions on a game. Raises KeyError if there is no such game."""
    if slug not in GAMES:
        raise KeyError(slug)
    drills: Drills = import_module(f"rules.{slug}.drills").DRILLS
    return drills
