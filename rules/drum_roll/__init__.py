"""Drum Roll, the game of rival circuses on tour through Europe, for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.catalogue import info
from rules.drum_roll.card_set import template as cards_template
from rules.drum_roll.clauses import Clause
from rules.drum_roll.engine import draw, first_to_choose, legal_moves, new, scores, step, to_act, winners
from rules.drum_roll.moves import MOVES, Move
from rules.drum_roll.reading import reading
from rules.drum_roll.refusals import explain
from rules.drum_roll.state import Options, State
from rules.drum_roll.visibility import answers_itself, private, resample, view
from rules.drum_roll.words import describe, events, prompt, result

INFO: Final = info("drum_roll")
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import drum_roll
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = drum_roll

__all__ = [
    "CLAUSES",
    "INFO",
    "MOVES",
    "OPEN",
    "Move",
    "Options",
    "State",
    "answers_itself",
    "cards_template",
    "describe",
    "draw",
    "events",
    "explain",
    "first_to_choose",
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
