"""The game is over: nobody decides anything any more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Never, assert_never

from rules.core import Refusal, Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DecisionRules
from rules.drum_roll.moves import Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Over


class OverRules(DecisionRules[Over, Never]):
    """There is no move."""

    step = Over
    kinds = ()
    clause = Clause.END

    def _to_act(self, step: Over) -> frozenset[Seat]:
        return frozenset()

    def _moves(self, state: State, step: Over, seat: Seat) -> Iterable[Move]:
        return ()

    def _prompt(self, state: State, step: Over, seat: Seat | None) -> str:
        return "The game is over."

    def _why_not(self, state: State, step: Over, seat: Seat, move: Never) -> Refusal | None:
        assert_never(move)

    def _made(self, state: State, step: Over, seat: Seat, move: Never) -> State:
        assert_never(move)

    def _told(self, before: State, step: Over, seat: Seat, move: Never, after: State) -> Iterator[str]:
        assert_never(move)

    def _described(self, state: State, seat: Seat, move: Never) -> str:
        assert_never(move)
