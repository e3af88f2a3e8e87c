"""Big Top, the card game of circus owners who announce what they wait for, for 3 to 6 players."""

from __future__ import annotations

from typing import Final

from rules.big_top.clauses import Clause
from rules.big_top.engine import draw, legal_moves, new, scores, step, to_act, winners
from rules.big_top.moves import MOVES, Move
from rules.big_top.pieces import SEATS
from rules.big_top.refusals import explain
from rules.big_top.sight import imagine, private, view
from rules.big_top.state import Options, State
from rules.big_top.words import describe, events, prompt, result
from rules.core import Info

INFO: Final = Info(
    slug="big_top",
    title="Big Top",
    seats=SEATS,
    minutes=30,
    summary="Bet on the suits you will play out; call the cards you wait for, and earn on what the others call.",
)
OPEN: Final[frozenset[str]] = frozenset()
CLAUSES: Final = Clause

__all__ = [
    "CLAUSES",
    "INFO",
    "MOVES",
    "OPEN",
    "Move",
    "Options",
    "State",
    "describe",
    "draw",
    "events",
    "explain",
    "imagine",
    "legal_moves",
    "new",
    "private",
    "prompt",
    "result",
    "scores",
    "step",
    "to_act",
    "view",
    "winners",
]
