"""Deciding about dice: which ones to roll again, and where each goes."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.circus_combat import ALL, CLOSELY, MARK, NEXT_FIT
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.circus_combat.decisions.common import (
    ENTER_OR_NUMBER,
    TRICK,
    along,
    fitting,
    named_place,
    numbered,
    on_trick,
    showing,
    tricks,
)
from circus_tui.screens.circus_combat.decisions.sitting import Sitting
from circus_tui.screens.contract import Outcome
from rules.circus_combat.moves import Place, Reroll
from rules.circus_combat.refusals import placements
from rules.circus_combat.state import fitting_places
from rules.circus_combat.steps import Dice, Placing, Rerolling
from rules.core import Refusal

DIE: Final = action("right", "right", "←→", "die", "Go to the next die.")
ROLL: Final = action("confirm", "enter", "⏎", "roll them", "Roll the marked dice again.", words="roll them again")
KEEP_ROLL: Final = action("confirm", "enter", "⏎", "keep all", "Keep the roll as it is, or roll the marked dice.")
PLACE: Final = action("confirm", "enter space", ENTER_OR_NUMBER, "place", "Place the die on the trick at the cursor.")

PLACE_ON: Final = on_trick("Place the die on the trick of that number.")
ASK_ABOUT: Final = on_trick("Ask whether the die fits on the trick of that number.")


@attrs.frozen
class RerollDecision(Sitting):
    """Choose the dice to roll again: `die` is at the cursor, `marked` will be rolled; `at` is a trick asked about."""

    die: int = 0
    at: int | None = None
    marked: frozenset[int] = frozenset()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        confirm = ROLL if self.marked else KEEP_ROLL
        back = () if self.at is None else (keys.BACK,)
        return (DIE, MARK, confirm, ALL, TRICK, *showing(self.shown), CLOSELY, *back, keys.LEFT, keys.UP, *ASK_ABOUT)

    @property
    def composed(self) -> object:
        """The dice that will be rolled again."""
        return self.marked

    @property
    def dice(self) -> Dice:
        """The dice as they were rolled."""
        assert isinstance(self.view.step, Rerolling)
        return self.view.step.dice

    @property
    def numbers(self) -> tuple[int, ...]:
        """The dice to choose from."""
        return tuple(range(len(self.dice)))

    @property
    def move(self) -> Reroll:
        """The move as it stands."""
        return Reroll(tuple(sorted(self.marked)))

    @property
    def refusal(self) -> Refusal | None:
        """Why the die at the cursor, as it lies, does not fit on the trick that is asked about."""
        return next((each.refusal for each in placements(self.view, self.die) if each.place == self.at), None)

    @property
    def trick(self) -> int | None:
        """The one that is asked about."""
        return self.at

    def pressed(self, name: str) -> Outcome:
        """Go along the dice and mark those to roll again, or ask where a die would fit."""
        match name:
            case "left" | "right":
                return attrs.evolve(self, die=along(self.numbers, self.die, name))
            case "up" | "down":
                return attrs.evolve(self, at=self._next_trick(name))
            case "back":
                return attrs.evolve(self, at=None)
            case "mark":
                return attrs.evolve(self, marked=self.marked ^ {self.die})
            case "all":
                everything = frozenset(self.numbers)
                return attrs.evolve(self, marked=frozenset() if self.marked == everything else everything)
            case _ if name.startswith("trick") and named_place(name) in tricks(self.view):
                return attrs.evolve(self, at=named_place(name))
            case _:
                return self

    def _next_trick(self, name: str) -> int:
        """The first trick asked about is one on which the die fits."""
        if self.at is None:
            return fitting(self.view, self.dice.faces[self.die])
        return along(tricks(self.view), self.at, name)

    def point(self, target: Any) -> Outcome:
        """A click goes to a die, a second one marks it; a click on a trick asks about it, a second one stops that."""
        match target:
            case ("die", int(number)) if number in self.numbers:
                return self.press("mark") if number == self.die else attrs.evolve(self, die=number)
            case ("trick", int(place)):
                return attrs.evolve(self, at=None if place == self.at else place)
            case _:
                return super().point(target)


@attrs.frozen
class PlaceDecision(Sitting):
    """Choose a die that waits, and the trick it goes on."""

    die: int
    at: int = 0

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        return (
            DIE,
            TRICK,
            numbered(PLACE, self.view),
            *showing(self.shown),
            CLOSELY,
            NEXT_FIT,
            keys.LEFT,
            keys.UP,
            *PLACE_ON,
        )

    @property
    def step(self) -> Placing:
        """The roll, and which of its dice wait."""
        assert isinstance(self.view.step, Placing)
        return self.view.step

    @property
    def dice(self) -> Dice:
        """The dice as they were rolled."""
        return self.step.dice

    @property
    def numbers(self) -> tuple[int, ...]:
        """The dice to choose from."""
        return self.step.waiting

    @property
    def move(self) -> Place:
        """The move as it stands."""
        return Place(self.die, self.at)

    @property
    def trick(self) -> int:
        """The one at the cursor."""
        return self.at

    def pressed(self, name: str) -> Outcome:
        """Go to a die or a trick, or place the die on one at once; where it does not fit the refusal comes back."""
        match name:
            case "left" | "right":
                return self._with(along(self.numbers, self.die, name))
            case "up" | "down":
                return attrs.evolve(self, at=along(tricks(self.view), self.at, name))
            case "next_fit":
                return attrs.evolve(self, at=self._next_fit())
            case _ if name.startswith("trick"):
                return self.decided(Place(self.die, named_place(name)))
            case _:
                return self

    def _next_fit(self) -> int:
        places = fitting_places(self.view.stage, self.dice.faces[self.die]) or (self.at,)
        return next((place for place in places if place > self.at), places[0])

    def _with(self, die: int) -> PlaceDecision:
        """Another die; the second cursor goes where it fits, if it does not fit where the cursor is."""
        return attrs.evolve(self, die=die, at=fitting(self.view, self.dice.faces[die], self.at))

    def point(self, target: Any) -> Outcome:
        """A click chooses a die or a trick; a second one on the trick places the die."""
        match target:
            case ("die", int(number)) if number in self.numbers:
                return self._with(number)
            case ("trick", int(place)):
                return self.press("confirm") if place == self.at else attrs.evolve(self, at=place)
            case _:
                return super().point(target)
