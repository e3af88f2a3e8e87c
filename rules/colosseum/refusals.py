"""Why a move of Colosseum is not allowed. `explain` is the only judge: `legal_moves` lists what it lets through.

The reasons stand with each decision; here the judge finds the right one, and answers for whose turn it is not.
"""

from __future__ import annotations

from rules.colosseum import medals
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions import rules_of
from rules.colosseum.moves import FREE, Move
from rules.colosseum.state import State
from rules.core import CHANCE, Refusal, Seat
from rules.wording import seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    actor, decision = state.step.actor, rules_of(state.step)
    if actor is None:
        return Refusal(Clause.END, decision.prompt(state, None))
    if seat != actor:
        return Refusal(
            Clause.TURN, decision.prompt(state, None) if actor == CHANCE else f"It is {seat_name(actor)}'s turn."
        )
    if seat != CHANCE and isinstance(move, FREE):
        return medals.refuse(state, seat, move)
    if isinstance(move, decision.kinds):
        return decision.explain(state, seat, move)
    return decision.refuse_misfit(state, move)
