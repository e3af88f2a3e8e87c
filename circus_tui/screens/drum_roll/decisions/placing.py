"""Deciding where an action marker goes."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import AT_ONCE, PASS, UNBLOCK
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from rules.core import Refusal
from rules.drum_roll.moves import PassMarker, Place
from rules.drum_roll.placing import ACTIONS

SPACE: Final = action("right", "right", "←→↑↓", "go", "Go to the next action.")
PLACE: Final = action("confirm", "enter space", "⏎", "place", "Place the marker on the action at the cursor.")
PASSING: Final = len(ACTIONS)
"""The last place is for passed markers."""

_PLACES: Final = tuple(each.name for each in AT_ONCE)


@attrs.frozen
class PlaceDecision(Sitting):
    """Choose an action for the marker, or pass it."""

    cursor: int = 0

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Among the actions, place, pass."""
        unblock = (UNBLOCK,) if self.holds_unblock else ()
        return (SPACE, PLACE, PASS, *unblock, *AT_ONCE, keys.LEFT, keys.UP, keys.DOWN)

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
        """Go over the board, place the marker there, with an Unblock card or without, or pass it."""
        match name:
            case "left" | "right":
                return self.to(self.cursor + (1 if name == "right" else -1))
            case "confirm":
                return self.decided(self.move)
            case "pass":
                return self.decided(PassMarker())
            case "unblock" if self.cursor != PASSING:
                return self.decided(Place(ACTIONS[self.cursor], True))
            case _ if name in _PLACES:
                return self._at_once(_PLACES.index(name))
            case _:
                return self

    def _at_once(self, place: int) -> Outcome:
        """Place the marker there; where that is not allowed, go there first, so that the reason is seen."""
        there = self.to(place)
        return there if there.refusal is not None and place != self.cursor else there.decided(there.move)

    def to(self, cursor: int) -> PlaceDecision:
        """The decision with the cursor there, if there is an action."""
        return attrs.evolve(self, cursor=cursor) if 0 <= cursor <= PASSING else self

    def pointed(self, target: Any) -> Outcome:
        """A click goes to an action; a second one places the marker."""
        match target:
            case ("space", int(place)):
                return self.decided(self.move) if place == self.cursor else self.to(place)
            case _:
                return self
