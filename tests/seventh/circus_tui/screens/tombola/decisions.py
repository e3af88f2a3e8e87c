"""Deciding in Tombola: draw or stop."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Final

import attrs
from rules.tombola.moves import Draw, Stop
from rules.tombola.state import State

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.move_list import MoveList
from rules import tombola
from rules.core import AnyRules, Seat

CHOOSE: Final = action("confirm", "enter space", "⏎", "choose", "Draw, or stop.")
NEXT: Final = action("right", "right", "←→", "other", "Go to the other choice.")


@attrs.frozen
class Choosing(MoveList[Draw | Stop]):
    """A turn."""

    rules: ClassVar[AnyRules] = tombola

    view: State
    seat: Seat
    cursor: int = 0

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        return (NEXT, CHOOSE, keys.LEFT, keys.UP, keys.DOWN)

    @property
    def choices(self) -> tuple[Draw | Stop, ...]:
        """Both."""
        return (Draw(), Stop())

    def at(self, place: int) -> Choosing:
        """The decision with the cursor there."""
        return attrs.evolve(self, cursor=place)

    def press(self, name: str) -> Outcome:
        """Do an action."""
        return self.along(name)

    def point(self, target: Any) -> Outcome:
        """Take a click."""
        return self.clicked(target)


def open_decision(view: State, seat: Seat) -> Choosing:
    """Begin a turn."""
    return Choosing(view, seat)


ACTIONS: Final = keys.collected(sys.modules[__name__])
LIFTED: Final = False
