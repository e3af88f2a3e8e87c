"""Colosseum in sentences: what happened, what a turn or the game came to, what is to be done, what a move is called.

How each decision is worded stands with the decision; what came of a move by itself stands in `aftermath`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rules.colosseum.aftermath import aftermath
from rules.colosseum.decisions import RULINGS
from rules.colosseum.medals import COINS
from rules.colosseum.moves import CashMedal, Free, Move, TokenToMedal
from rules.colosseum.results import final_result, turn_result
from rules.colosseum.state import Over, State
from rules.core import Event, Result, Seat


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move, and what followed from it."""
    told = tuple(Event(move.kind, text) for text in _told(before, seat, move, after))
    return (*told, *aftermath(before, seat, move, after))


def _told(before: State, seat: Seat, move: Move, after: State) -> Iterable[str]:
    if isinstance(move, CashMedal | TokenToMedal):
        source, gain = _exchange(move)
        return (f"{{{seat}}} turns {source} into {gain}.",)
    return RULINGS[type(before.step)].tell(before, before.step, seat, move, after)


def _exchange(move: Free) -> tuple[str, str]:
    match move:
        case CashMedal():
            return "a medal", f"{COINS} coins"
        case TokenToMedal():
            return "an additional-action token", "a medal"
        case _:
            assert_never(move)


def result(state: State) -> Result | None:
    """Give the sums of the turn that has just ended; of everyone's best event, when that was the last one."""
    if not state.turns:
        return None
    if isinstance(state.step, Over):
        return final_result(state)
    return turn_result(state, state.turns[-1]) if state.fresh else None


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    return RULINGS[type(state.step)].prompt(state, state.step, seat)


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move that belongs to the present decision, as on a button. Markets are counted from 1."""
    if isinstance(move, CashMedal | TokenToMedal):
        source, gain = _exchange(move)
        return f"turn {source} into {gain}"
    return RULINGS[type(state.step)].describe(state, state.step, seat, move)
