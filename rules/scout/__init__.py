"""SCOUT, the card game of shows that may not be rearranged, for 2 to 5 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.catalogue import info
from rules.scout.clauses import Clause
from rules.scout.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.scout.moves import MOVES, Move
from rules.scout.reading import reading
from rules.scout.refusals import explain
from rules.scout.state import Options, State
from rules.scout.visibility import answers_itself, private, resample, view
from rules.scout.words import describe, events, prompt, result

INFO: Final = info("scout")
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import scout
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = scout

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
