"""Big Top, the card game of circus owners who announce what they wait for, for 3 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.big_top.clauses import Clause
from rules.big_top.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.big_top.moves import MOVES, Move
from rules.big_top.reading import reading
from rules.big_top.refusals import explain
from rules.big_top.state import Options, State
from rules.big_top.visibility import answers_itself, private, resample, view
from rules.big_top.words import describe, events, prompt, result
from rules.catalogue import info

INFO: Final = info("big_top")
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import big_top
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = big_top

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
