"""The game is over: nobody decides anything any more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Never, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import DecisionRules
from rules.colosseum.moves import Move
from rules.colosseum.state import Over, State
from rules.core import Refusal, Seat


class OverRules(DecisionRules[Over, Never]):
    """There is no move."""

    step = Over
    kinds = ()
    clause = Clause.END

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
