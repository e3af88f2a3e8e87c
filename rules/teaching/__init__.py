"""Learning a game by playing it: lessons as data beside each engine, and a runner that no screen is needed for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules import GAMES
from rules.core import Clause, Refusal, Seat
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


def regret_of(slug: str, view: Any, seat: Seat, move: Any) -> Refusal | None:
    """Say what somebody new would soon regret about a move that is allowed, on the view it is made on; None: nothing.

    A game without warnings has none. Raises KeyError if there is no such game.
    """
    if slug not in GAMES:
        raise KeyError(slug)
    if find_spec(f"rules.{slug}.regrets") is None or GAMES[slug].explain(view, seat, move) is not None:
        return None
    found: Refusal | None = import_module(f"rules.{slug}.regrets").regret(view, seat, move)
    return found
