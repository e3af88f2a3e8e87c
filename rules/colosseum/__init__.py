"""Colosseum, the game of arenas, auctions and spectacles in ancient Rome, for 3 to 5 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.catalogue import info
from rules.colosseum.clauses import Clause
from rules.colosseum.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.colosseum.moves import MOVES, Move, Offer
from rules.colosseum.reading import reading
from rules.colosseum.refusals import explain
from rules.colosseum.state import Options, State
from rules.colosseum.visibility import answers_itself, is_beside, private, resample, view
from rules.colosseum.words import describe, events, prompt, result

INFO: Final = info("colosseum")
OPEN: Final = frozenset({Offer.kind})
CLAUSES: Final = Clause

if TYPE_CHECKING:
    from rules import colosseum
    from rules.core import Rules

    _plays: Rules[State, Move, Options] = colosseum

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
    "is_beside",
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
