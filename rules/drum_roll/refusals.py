"""Why a move of Drum Roll is not allowed. `explain` is the only judge: `legal_moves` lists what it lets through.

The reasons stand with each decision; here the right one is found, and a move that belongs to another moment answered.
"""

from __future__ import annotations

from rules.core import NATURE, Refusal, Seat
from rules.drum_roll import investments
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions import RULINGS
from rules.drum_roll.engine import to_act
from rules.drum_roll.moves import Discard, Move, PlayCard
from rules.drum_roll.state import State
from rules.drum_roll.steps import Keeping, TakingCubes, Voting
from rules.drum_roll.wording import seat_name
from rules.drum_roll.words import prompt


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if seat not in to_act(state):
        return Refusal(Clause.TURNS, _not_your_turn(state, seat))
    if isinstance(move, PlayCard):
        return investments.why_not_play(state, seat, move)
    if isinstance(move, Discard):
        return investments.why_not_discard(state, seat, move)
    ruling = RULINGS[type(state.step)]
    if isinstance(move, ruling.kinds):
        return ruling.why_not(state, state.step, seat, move)
    due = prompt(state, None if seat == NATURE else seat)
    return Refusal(ruling.clause, f"That cannot be done now. {due}")


def _not_your_turn(state: State, seat: Seat) -> str:
    acting = to_act(state)
    if not acting:
        return "The game is over."
    if not NATURE <= seat < state.seats:
        return f"There is no such seat: {state.seats} play, counted from 0."
    if NATURE in acting:
        return prompt(state, None)
    if seat == NATURE:
        return "Nothing is left to chance now."
    if isinstance(state.step, Keeping | TakingCubes | Voting):
        return f"{seat_name(seat)} has chosen already."
    (only,) = acting
    return f"It is {seat_name(only)}'s turn."
