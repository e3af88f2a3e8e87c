"""What a game's rules say of one of its decisions, where there are so many that each has a module of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from rules.core import Refusal, Seat

StateT = TypeVar("StateT")
DecisionT = TypeVar("DecisionT")
MoveT = TypeVar("MoveT")


class Ruling(ABC, Generic[StateT, DecisionT, MoveT]):
    """All rules of one decision. `step` is the decision as it stands in the state, `seat` one that takes it.

    What a seat may do at several decisions besides, as playing a card or cashing a medal, belongs to none of them.
    """

    kinds: ClassVar[tuple[type[object], ...]]
    """The moves that belong to the decision."""

    @abstractmethod
    def moves(self, state: StateT, step: DecisionT, seat: Seat) -> Iterable[MoveT]:
        """List the moves that `why_not` lets through; of chance, none."""

    def why_not(self, state: StateT, step: DecisionT, seat: Seat, move: MoveT) -> Refusal | None:
        """Say why a move that belongs to the decision is not allowed."""
        return None

    @abstractmethod
    def make(self, state: StateT, step: DecisionT, seat: Seat, move: MoveT) -> StateT:
        """Give the state with the move's own consequences; if the decision goes on it is on the agenda again."""

    @abstractmethod
    def tell(self, before: StateT, step: DecisionT, seat: Seat, move: MoveT, after: StateT) -> Iterable[str]:
        """Say what the table saw of the move, in sentences; what came of it by itself is told elsewhere."""

    @abstractmethod
    def describe(self, state: StateT, step: DecisionT, seat: Seat, move: MoveT) -> str:
        """Name the move as on a button."""

    @abstractmethod
    def prompt(self, state: StateT, step: DecisionT, seat: Seat | None) -> str:
        """Say what must be done, and by whom."""
