"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.big_top.clauses import Clause
from rules.big_top.engine import legal_moves, step
from rules.big_top.moves import Call, Move
from rules.big_top.state import State
from rules.core import Refusal, Seat


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of the call that fills the chart, where a card could be played instead; None for any other move."""
    if not isinstance(move, Call) or all(isinstance(each, Call) for each in legal_moves(state, seat)):
        return None
    if None in step(state, seat, move).players[seat].chart:
        return None
    return Refusal(Clause.FULL, "This call fills your chart: no called card moves down, and you cannot call another.")
