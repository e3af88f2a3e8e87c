"""Deciding where an action marker goes."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from rules.core import Refusal
from rules.drum_roll.moves import PassMarker, Place
from rules.drum_roll.placing import ACTIONS

SPACE: Final = action("right", "right", "←→↑↓", "go", "Go to the next action.")
PLACE: Final = action("confirm", "enter space", "⏎", "place", "Place the marker on the action at the cursor.")
PASS: Final = action("pass", "p", "p", "pass", "Pass the marker for a coin.")
UNBLOCK: Final = action("unblock", "b", "b", "unblock", "Place the marker there with your Unblock card.")

COLUMNS: Final = 5
"""Actions stand in two rows of five; the last place is for passed markers."""

PASSING: Final = len(ACTIONS)


@attrs.frozen
class PlaceDecision(Sitting):
    """Choose an action for the marker, or pass it."""

    cursor: int = 0

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Among the actions, place, pass."""
        unblock = (UNBLOCK,) if self.holds_unblock else ()
        return (SPACE, PLACE, PASS, *unblock, keys.LEFT, keys.UP, keys.DOWN)

    @property
    def holds_unblock(self) -> bool:
        """Whether an Unblock card is among the cards on the screen."""
        return self.player.held("unblock") is not None

    @property
    def move(self) -> Place | PassMarker:
        """The move at the cursor."""
        return PassMarker() if self.cursor == PASSING else Place(ACTIONS[self.cursor], False)

    @property
    def refusal(self) -> Refusal | None:
        """Why the marker cannot go there."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Do an action."""
        steps = {"left": -1, "right": 1, "up": -COLUMNS, "down": COLUMNS}
        match name:
            case "left" | "right" | "up" | "down":
                return self.to(self.cursor + steps[name])
            case "confirm":
                return self.decided(self.move)
            case "pass":
                return self.decided(PassMarker())
            case "unblock" if self.cursor != PASSING:
                return self.decided(Place(ACTIONS[self.cursor], True))
            case "why":
                return self.refusal or self
            case _:
                return self

    def to(self, cursor: int) -> PlaceDecision:
        """The decision with the cursor there, if there is an action."""
        return attrs.evolve(self, cursor=cursor) if 0 <= cursor <= PASSING else self

    def point(self, target: Any) -> Outcome:
        """A click goes to an action; a second one places the marker."""
        match target:
            case ("space", int(place)):
                return self.decided(self.move) if place == self.cursor else self.to(place)
            case _:
                return self
