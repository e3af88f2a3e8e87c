"""Looking closely at a trick of the stage, whatever is being decided meanwhile."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.circus_combat import CLOSELY
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import key
from circus_tui.screens.circus_combat.decisions.common import TRICK, along, named_place, on_trick, tricks
from circus_tui.screens.contract import Decision, Outcome, composed
from rules.circus_combat.state import State
from rules.core import Seat

GO_BACK: Final = action(
    "back",
    "escape backspace",
    "⏎",
    "back",
    "Go back to what is to be decided.",
    also=(keys.CONFIRM, CLOSELY, keys.QUIT),
)
LOOK_AT: Final = on_trick("Look closely at the trick of that number.")


@attrs.frozen
class Looking:
    """The trick at `at` is looked at; `waiting` is what is still to be decided, just as it was left."""

    waiting: Decision
    at: int

    @property
    def seat(self) -> Seat:
        """The seat whose decision waits."""
        return self.waiting.seat

    @property
    def view(self) -> State:
        """The view of the seat whose decision waits."""
        view: State = self.waiting.view
        return view

    @property
    def composed(self) -> object:
        """What has been put together of what waits."""
        return composed(self.waiting)

    @property
    def asks(self) -> str:
        """In place of the prompt."""
        another = f"{key('up', 'down')} or 1-{len(self.view.stage)} goes to another trick"
        return f"you only look. {another}, {key('confirm')} back to your decision."

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have while one looks."""
        return (TRICK, GO_BACK, keys.UP, keys.LEFT, keys.RIGHT, *LOOK_AT)

    def press(self, name: str) -> Outcome:
        """Look at another trick, or go back to what waits; nothing is decided here."""
        places = tricks(self.view)
        match name:
            case "up" | "down" | "left" | "right":
                return attrs.evolve(self, at=along(places, self.at, name))
            case "back" | "confirm" | "closely":
                return self.waiting
            case _ if name.startswith("trick") and named_place(name) in places:
                return attrs.evolve(self, at=named_place(name))
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click on a trick looks at it; anything else goes back."""
        match target:
            case ("trick", int(place)):
                return self.waiting if place == self.at else attrs.evolve(self, at=place)
            case _:
                return self.waiting


def look(waiting: Decision, at: int | None) -> Outcome:
    """Begin to look, at that trick or at the first one; on an empty stage there is nothing to look at."""
    places = tricks(waiting.view)
    return Looking(waiting, places[0] if at is None else at) if places else waiting
