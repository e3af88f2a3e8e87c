"""Why a move of Drum Roll is not allowed. `explain` is the only judge: `legal_moves` lists what it lets through.

The reasons stand with each decision and each investment card; here the judge finds the right one, and answers for a
move that belongs to another moment.
"""

from __future__ import annotations

from rules.core import CHANCE, Refusal, Seat
from rules.drum_roll import investments
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions import rules_of
from rules.drum_roll.decisions.overflowing import why_not_discard_now
from rules.drum_roll.engine import to_act
from rules.drum_roll.moves import Discard, Move, PlayCard
from rules.drum_roll.state import State
from rules.drum_roll.steps import DoubleVoting
from rules.wording import seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if seat not in to_act(state):
        return Refusal(Clause.TURNS, _not_your_turn(state, seat))
    decision = rules_of(state.step)
    if isinstance(move, decision.kinds):
        return decision.explain(state, seat, move)
    if isinstance(move, PlayCard):
        return _why_not_play(state, seat, move)
    if isinstance(move, Discard):
        return why_not_discard_now(state, seat)
    due = decision.prompt(state, None if seat == CHANCE else seat)
    return Refusal(decision.clause, f"That cannot be done now. {due}")


def _not_your_turn(state: State, seat: Seat) -> str:
    decision, acting = rules_of(state.step), to_act(state)
    if not acting:
        return "The game is over."
    if not CHANCE <= seat < state.seats:
        return f"There is no such seat: {state.seats} play, counted from 0."
    if CHANCE in acting:
        return decision.prompt(state, None)
    if seat == CHANCE:
        return "Nothing is left to chance now."
    if decision.simultaneous:
        return f"{seat_name(seat)} has chosen already."
    (only,) = acting
    return f"It is {seat_name(only)}'s turn."


def _why_not_play(state: State, seat: Seat, move: PlayCard) -> Refusal | None:
    if rules_of(state.step).cards_first:
        return investments.why_not_play(state, seat, move)
    if isinstance(state.step, DoubleVoting):
        return Refusal(Clause.PLAYING, "Votes have been seen: now only a Double Vote can be played.")
    return Refusal(Clause.PLAYING, "No card can be played now: first finish what you are asked.")
