"""Fan Tan, the old game of laying out suits in order, with the Big Top deck and peanuts, for 3 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.catalogue import info
from rules.fan_tan.clauses import Clause
from rules.fan_tan.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.fan_tan.moves import MOVES, Move
from rules.fan_tan.reading import reading
from rules.fan_tan.refusals import explain
from rules.fan_tan.state import Options, State
from rules.fan_tan.visibility import answers_itself, private, resample, view
from rules.fan_tan.words import describe, events, prompt, result

INFO: Final = info("fan_tan")
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import fan_tan
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = fan_tan

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
