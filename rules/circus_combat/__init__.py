"""Circus Combat, the dice game of two artists on one stage, for 2 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.catalogue import info
from rules.circus_combat.clauses import Clause
from rules.circus_combat.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.circus_combat.moves import MOVES, Move
from rules.circus_combat.reading import reading
from rules.circus_combat.refusals import explain
from rules.circus_combat.state import Options, State
from rules.circus_combat.visibility import answers_itself, private, resample, view
from rules.circus_combat.words import describe, events, prompt, result

INFO: Final = info("circus_combat")
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import circus_combat
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = circus_combat

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
