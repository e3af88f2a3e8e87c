"""What decisions have in common at which one move of a list is chosen: the cursor, and what keys do to it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Self

from circus_tui.screens.contract import Outcome
from circus_tui.screens.judged import Judged, MoveT
from rules.core import Refusal


class MoveList(Judged[MoveT]):
    """Mixed into a decision of attrs that has a field `cursor`."""

    __slots__ = ()

    @property
    @abstractmethod
    def cursor(self) -> int:
        """The line that is pointed at."""

    @property
    @abstractmethod
    def choices(self) -> tuple[MoveT, ...]:
        """What there is to choose from."""

    @abstractmethod
    def at(self, place: int, /) -> Self:
        """The decision with the cursor there."""

    @property
    def move(self) -> MoveT:
        """The move at the cursor."""
        return self.choices[self.cursor]

    @property
    def refusal(self) -> Refusal | None:
        """Why the move at the cursor is not allowed."""
        return self.refusal_of(self.move)

    def to(self, cursor: int) -> Self:
        """The decision with the cursor there, or as near as it can go."""
        return self.at(max(0, min(cursor, len(self.choices) - 1)))

    def along(self, name: str) -> Self | Outcome:
        """Move along the list; choose; ask why not."""
        match name:
            case "up" | "left":
                return self.to(self.cursor - 1)
            case "down" | "right":
                return self.to(self.cursor + 1)
            case "confirm":
                return self.decided(self.move)
            case "why":
                return self.refusal or self
            case _:
                return self

    def clicked(self, target: Any) -> Self | Outcome:
        """A click moves the cursor; one on the line at the cursor chooses it."""
        if not isinstance(target, int):
            return self
        return self.decided(self.move) if target == self.cursor else self.to(target)
