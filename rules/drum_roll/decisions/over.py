"""The game has ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Never, assert_never

from rules.core import Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import Ruling
from rules.drum_roll.state import State
from rules.drum_roll.steps import Over


class _Over(Ruling[Over, Never]):
    """The game has ended."""

    clause = Clause.END
    kinds = ()

    def moves(self, state: State, step: Over, seat: Seat) -> Iterable[Never]:
        return ()

    def make(self, state: State, step: Over, seat: Seat, move: Never) -> State:
        assert_never(move)

    def tell(self, before: State, step: Over, seat: Seat, move: Never, after: State) -> Iterable[str]:
        assert_never(move)

    def describe(self, state: State, step: Over, seat: Seat, move: Never) -> str:
        assert_never(move)

    def prompt(self, state: State, step: Over, seat: Seat | None) -> str:
        return "The game is over."


OVER: Final = _Over()
