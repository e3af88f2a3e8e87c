"""What decisions have in common that ask the rules of their game whether a move is allowed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeVar

from circus_tui.screens.contract import Outcome, Played
from rules.core import AnyRules, Refusal, Seat

MoveT = TypeVar("MoveT")


class Judged(ABC, Generic[MoveT]):
    """Mixed into a decision of attrs that has the fields `view` and `seat`."""

    __slots__ = ()

    rules: ClassVar[AnyRules]
    """The game whose moves are decided on."""

    @property
    @abstractmethod
    def view(self) -> Any:
        """What the seat sees of the state."""

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """The seat that decides."""

    def refusal_of(self, move: MoveT) -> Refusal | None:
        """Why the move is not allowed; None when it is."""
        return self.rules.explain(self.view, self.seat, move)

    def decided(self, move: MoveT) -> Outcome:
        """Make the move, or say why not."""
        return self.refusal_of(move) or Played((move,))

    def point(self, target: Any) -> Self | Outcome:
        """Do nothing on a click, unless a decision says otherwise."""
        return self
