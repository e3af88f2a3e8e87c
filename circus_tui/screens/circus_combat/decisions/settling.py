"""Deciding about tricks: which is settled first, which change places in the queue, what becomes of red ones."""

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
    named_place,
    next_show,
    on_trick,
    tricks,
)
from circus_tui.screens.contract import Outcome
from rules import circus_combat
from rules.circus_combat.moves import Keep, Resolve, ReturnFatigue, Swap, ThrowFatigue
from rules.circus_combat.state import State
from rules.core import Refusal, Seat

SETTLE: Final = action("confirm", "enter space", ENTER_OR_NUMBER, "settle", "Settle the trick at the cursor.")
PAIR: Final = action("right", "right down", "←→", "pair", "Go to the next pair of neighbours.")
PAIR_BACK: Final = action("left", "left up", "←", "", "Go to the pair before.")
SWAP: Final = action("confirm", "enter space", "⏎", "swap", "Let the two tricks at the cursor change places.")
KEEP: Final = action("keep", "n", "n", "no swap", "Leave the queue as it is.")
CHOICE: Final = action("down", "down right", "↑↓", "choice", "Go to the other choice.")
CHOICE_BACK: Final = action("up", "up left", "↑", "", "Go to the other choice.")
THROW: Final = action("throw", "t", "t", "throw", "Throw the red dice and place them.")
RETURN: Final = action("return", "r", "r", "return", "Put the red dice back into the supply.")

SETTLE_NOW: Final = on_trick("Settle the trick of that number.")


@attrs.frozen
class SettleDecision:
    """Choose the complete trick that is settled first."""

    view: State
    seat: Seat
    at: int
    shown: Seat | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        return (TRICK, SETTLE, SHOWS, keys.UP, *SETTLE_NOW)

    @property
    def move(self) -> Resolve:
        """The move as it stands."""
        return Resolve(self.at)

    @property
    def refusal(self) -> Refusal | None:
        """Why the trick at the cursor cannot be settled."""
        return circus_combat.explain(self.view, self.seat, self.move)

    def press(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "up" | "down":
                return attrs.evolve(self, at=along(tricks(self.view), self.at, name))
            case "confirm":
                return decided(self.view, self.seat, self.move)
            case "why":
                return self.refusal or self
            case _ if name.startswith("trick"):
                return decided(self.view, self.seat, Resolve(named_place(name)))
            case "shows":
                return attrs.evolve(self, shown=next_show(self.seat, self.shown))
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click chooses a trick; a second one settles it."""
        match target:
            case ("trick", int(place)):
                return self.press("confirm") if place == self.at else attrs.evolve(self, at=place)
            case _:
                return self


@attrs.frozen
class SwapDecision:
    """Choose two neighbours in the queue, of which `left` is the first, or none. The show is open from the start."""

    view: State
    seat: Seat
    left: int
    shown: Seat | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        return (PAIR, SWAP, KEEP, SHOWS, PAIR_BACK)

    @property
    def pairs(self) -> int:
        """How many pairs of neighbours there are."""
        return len(self.view.players[self.seat].queue) - 1

    def press(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "left" | "right":
                return attrs.evolve(self, left=along(range(self.pairs), self.left, name))
            case "confirm":
                return decided(self.view, self.seat, Swap(self.left))
            case "keep":
                return decided(self.view, self.seat, Keep())
            case "shows":
                return attrs.evolve(self, shown=next_show(self.seat, self.shown))
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click chooses a pair; a second one swaps it."""
        match target:
            case ("queue", int(seat), int(place)) if seat == self.seat:
                left = min(place, self.pairs - 1)
                return self.press("confirm") if left == self.left else attrs.evolve(self, left=left)
            case _:
                return self


@attrs.frozen
class FatigueDecision:
    """Throw the dice of a trick that was all red, or return them."""

    view: State
    seat: Seat
    throw: bool = True
    shown: Seat | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        return (CHOICE, keys.CONFIRM, THROW, RETURN, SHOWS, CHOICE_BACK)

    def press(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "up" | "down":
                return attrs.evolve(self, throw=not self.throw)
            case "confirm":
                return decided(self.view, self.seat, ThrowFatigue() if self.throw else ReturnFatigue())
            case "throw":
                return decided(self.view, self.seat, ThrowFatigue())
            case "return":
                return decided(self.view, self.seat, ReturnFatigue())
            case "shows":
                return attrs.evolve(self, shown=next_show(self.seat, self.shown))
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click chooses."""
        match target:
            case ("throw", bool(throw)):
                return attrs.evolve(self, throw=throw)
            case _:
                return self
