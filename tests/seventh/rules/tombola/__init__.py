"""Tombola, a game of drawing tickets and stopping in time, for 2 or 3 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.tombola.clauses import Clause
from rules.tombola.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.tombola.moves import MOVES, Move
from rules.tombola.reading import reading
from rules.tombola.refusals import explain
from rules.tombola.state import Options, State
from rules.tombola.visibility import answers_itself, private, resample, view
from rules.tombola.words import describe, events, prompt, result

from rules.catalogue import info

INFO: Final = info("tombola")
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import tombola
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = tombola

__all__ = [
    "CLAUSES",
    "INFO",
    "MOVES",
    "OPEN",
    "Move",
    "Options",
    "State",
    "answers_itself",
    "describe",
    "draw",
    "events",
    "explain",
    "legal_moves",
    "new",
    "private",
    "prompt",
    "reading",
    "resample",
    "result",
    "scores",
    "step",
    "to_act",
    "view",
    "winners",
]
