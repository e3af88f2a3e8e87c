"""The game has ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Never, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import Ruling
from rules.colosseum.state import Over, State
from rules.core import Seat


class _Over(Ruling[Over, Never]):
    """The game has ended."""

    clause = Clause.END
    order = Clause.END
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
