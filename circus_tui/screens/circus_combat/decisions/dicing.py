"""Deciding about dice: which ones to roll again, and where each goes."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.screens.circus_combat.decisions.common import (
    ENTER_OR_NUMBER,
    SHOWS,
    TRICK,
    along,
    decided,
    fitting,
    named_place,
    next_show,
    on_trick,
    tricks,
)
from circus_tui.screens.contract import Outcome
from rules import circus_combat
from rules.circus_combat.moves import Place, Reroll
from rules.circus_combat.refusals import placements
from rules.circus_combat.state import Dice, Placing, Rerolling, State
from rules.core import Refusal, Seat

DIE: Final = action("right", "right", "←→", "die", "Go to the next die.")
MARK: Final = action("mark", "space", "space", "mark", "Mark the die to be rolled again, or keep it after all.")
ALL: Final = action("all", "a", "a", "all", "Mark all dice, or none.")
ROLL: Final = action("confirm", "enter", "⏎", "roll them", "Roll the marked dice again.")
KEEP_ROLL: Final = action("confirm", "enter", "⏎", "keep all", "Keep the roll as it is, or roll the marked dice.")
PLACE: Final = action("confirm", "enter space", ENTER_OR_NUMBER, "place", "Place the die on the trick at the cursor.")

PLACE_ON: Final = on_trick("Place the die on the trick of that number.")


@attrs.frozen
class RerollDecision:
    """Choose the dice to roll again: `die` is at the cursor, `marked` will be rolled; `at` is a trick to ask about.

    `shown` is the player whose show covers the stage, if any; so it is on every decision.
    """

    view: State
    seat: Seat
    die: int = 0
    at: int = 0
    marked: frozenset[int] = frozenset()
    shown: Seat | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        return (DIE, MARK, ROLL if self.marked else KEEP_ROLL, TRICK, ALL, SHOWS, keys.LEFT, keys.UP)

    @property
    def dice(self) -> Dice:
        """The roll."""
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
        """Why the die at the cursor, as it lies, does not fit on the trick at the cursor."""
        return next(each.refusal for each in placements(self.view, self.die) if each.place == self.at)

    def press(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "left" | "right":
                return self._with(along(self.numbers, self.die, name))
            case "up" | "down":
                return attrs.evolve(self, at=along(tricks(self.view), self.at, name))
            case "mark":
                return attrs.evolve(self, marked=self.marked ^ {self.die})
            case "all":
                everything = frozenset(self.numbers)
                return attrs.evolve(self, marked=frozenset() if self.marked == everything else everything)
            case "confirm":
                return decided(self.view, self.seat, self.move)
            case "why":
                return self.refusal or self
            case "shows":
                return attrs.evolve(self, shown=next_show(self.seat, self.shown))
            case _:
                return self

    def _with(self, die: int) -> RerollDecision:
        return attrs.evolve(self, die=die, at=fitting(self.view, self.dice.faces[die], self.at))

    def point(self, target: Any) -> Outcome:
        """A click marks a die, or asks about a trick."""
        match target:
            case ("die", int(number)) if number in self.numbers:
                return attrs.evolve(self._with(number), marked=self.marked ^ {number})
            case ("trick", int(place)):
                return attrs.evolve(self, at=place)
            case _:
                return self


@attrs.frozen
class PlaceDecision:
    """Choose a die that waits, and the trick it goes on."""

    view: State
    seat: Seat
    die: int
    at: int = 0
    shown: Seat | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        return (DIE, TRICK, PLACE, SHOWS, keys.LEFT, keys.UP, *PLACE_ON)

    @property
    def step(self) -> Placing:
        """The roll, and which of its dice wait."""
        assert isinstance(self.view.step, Placing)
        return self.view.step

    @property
    def dice(self) -> Dice:
        """The roll."""
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
    def refusal(self) -> Refusal | None:
        """Why the die does not fit on the trick at the cursor."""
        return circus_combat.explain(self.view, self.seat, self.move)

    def press(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "left" | "right":
                return self._with(along(self.numbers, self.die, name))
            case "up" | "down":
                return attrs.evolve(self, at=along(tricks(self.view), self.at, name))
            case "confirm":
                return decided(self.view, self.seat, self.move)
            case "why":
                return self.refusal or self
            case _ if name.startswith("trick"):
                return decided(self.view, self.seat, Place(self.die, named_place(name)))
            case "shows":
                return attrs.evolve(self, shown=next_show(self.seat, self.shown))
            case _:
                return self

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
                return self
