"""Colosseum in sentences: what has to be done, what the table saw, and what a move is called, seen by its maker."""

from __future__ import annotations

from rules.colosseum import medals
from rules.colosseum.aftermath import aftermath
from rules.colosseum.decisions import owner_of, rules_of
from rules.colosseum.moves import FREE, Move
from rules.colosseum.state import State
from rules.core import Event, Seat


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move, and what followed from it."""
    if isinstance(move, FREE):
        told = [medals.tell(seat, move)]
    else:
        told = [*rules_of(before.step).tell(before, seat, move, after)]
    return (*(Event(move.kind, text) for text in told), *aftermath(before, seat, move, after))


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    return rules_of(state.step).prompt(state, seat)


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move; unique among the moves of a decision. Markets are counted from 1."""
    if isinstance(move, FREE):
        return medals.describe(move)
    return owner_of(state.step, move).describe(state, seat, move)
