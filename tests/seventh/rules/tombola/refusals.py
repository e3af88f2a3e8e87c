"""Why a move of Tombola is not allowed."""

from __future__ import annotations

from rules.tombola.clauses import Clause
from rules.tombola.engine import to_act
from rules.tombola.moves import Draw, Move, Shuffle
from rules.tombola.state import TICKETS, Shuffling, State

from rules.core import CHANCE, Refusal, Seat


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about it; None when it is allowed."""
    acting = to_act(state)
    if not acting:
        return Refusal(Clause.END, "The game is over.")
    if seat not in acting:
        whose = "The tickets have to be shuffled first." if acting == {CHANCE} else f"It is {{{min(acting)}}}'s turn."
        return Refusal(Clause.TURN, whose)
    if isinstance(state.step, Shuffling) != isinstance(move, Shuffle):
        return Refusal(Clause.DRUM, "The tickets are shuffled once, before the first turn.")
    if isinstance(move, Shuffle) and tuple(sorted(move.order)) != TICKETS:
        return Refusal(Clause.DRUM, "A shuffle has each of the nine tickets once.")
    if isinstance(move, Draw) and not state.drum:
        return Refusal(Clause.DRAW, "The drum is empty: you can only stop.")
    return None
