"""What decisions have in common at which one card of a list is chosen: the cursor, and what keys do to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, Protocol, Self, TypeVar

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from rules.core import Refusal, Seat

CARD: Final = action("right", "right", "←→", "card", "Go to the next card.")
FIRST: Final = action("first", "home", "home", "", "Go to the first card.")
LAST: Final = action("last", "end", "end", "", "Go to the last card.")
MOVING: Final = (keys.LEFT, keys.UP, keys.DOWN, FIRST, LAST)
"""The actions beside `CARD` that move the cursor."""

_STEPS: Final = {"right": 1, "down": 1, "left": -1, "up": -1, "first": -99, "last": 99}


class Prospect(Protocol):
    """What choosing one of the cards would mean."""

    @property
    def why_not(self) -> Refusal | None:
        """Which rule stands against it; None if it can be chosen."""
        ...


StateT = TypeVar("StateT")
ProspectT = TypeVar("ProspectT", bound=Prospect)


@attrs.frozen
class HandList(ABC, Generic[StateT, ProspectT]):
    """A decision with a cursor on a list of cards. `press` is for what a game does not do itself."""

    view: StateT
    seat: Seat
    cursor: int = 0

    @property
    @abstractmethod
    def actions(self) -> tuple[Action, ...]:
        """What keys do now, in the order of the footer."""

    @property
    @abstractmethod
    def prospects(self) -> tuple[ProspectT, ...]:
        """What each card of the list would do."""

    @property
    def prospect(self) -> ProspectT:
        """What the card at the cursor would do."""
        return self.prospects[self.cursor]

    def press(self, name: str) -> Outcome:
        """Move the cursor, or say why the card at the cursor cannot be chosen."""
        if name in _STEPS:
            return self.at(min(len(self.prospects) - 1, max(0, self.cursor + _STEPS[name])))
        return self.prospect.why_not or self if name == "why" else self

    def at(self, place: int) -> Self:
        """The decision with the cursor there."""
        return attrs.evolve(self, cursor=place)

    def point(self, target: Any) -> Outcome:
        """A click goes to a card; on the card the cursor is on, it decides."""
        if not isinstance(target, int) or not 0 <= target < len(self.prospects):
            return self
        return self.press("confirm") if target == self.cursor else self.at(target)
