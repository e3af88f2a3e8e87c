"""Why a move of Colosseum is not allowed. `explain` is the only judge: `legal_moves` lists what it lets through.

The reasons stand with each decision; here the right one is found, and a move that belongs to another moment answered.
"""

from __future__ import annotations

from rules.colosseum import medals
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions import RULINGS
from rules.colosseum.moves import CashMedal, Move, Offer, TokenToMedal
from rules.colosseum.state import Answering, State
from rules.core import NATURE, Refusal, Seat


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    step = state.step
    ruling = RULINGS[type(step)]
    if step.actor is None:
        return Refusal(ruling.order, ruling.prompt(state, step, None))
    if seat != step.actor:
        chance = step.actor == NATURE
        waiting = ruling.prompt(state, step, None) if chance else f"It is {{{step.actor}}}'s turn."
        return Refusal(Clause.TURN, waiting)
    if seat != NATURE and isinstance(move, CashMedal | TokenToMedal):
        return medals.refuse(state, seat, move)
    if isinstance(move, ruling.kinds):
        return ruling.why_not(state, step, seat, move)
    if isinstance(step, Answering) and isinstance(move, Offer):
        return Refusal(
            Clause.TRADER,
            f"Only {{{step.trader}}} makes offers now. Accept or refuse; your own offers come when you are the trader.",
        )
    return Refusal(ruling.order, ruling.remind(state, step))
