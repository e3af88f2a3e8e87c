"""Deciding about tricks: which is settled first, which change places in the queue, what becomes of red ones."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.circus_combat import CLOSELY, KEEP, RETURN, THROW
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.circus_combat.decisions.common import (
    ENTER_OR_NUMBER,
    TRICK,
    along,
    named_place,
    numbered,
    on_trick,
    showing,
    tricks,
)
from circus_tui.screens.circus_combat.decisions.sitting import Sitting
from circus_tui.screens.contract import Outcome
from rules.circus_combat.moves import Keep, Resolve, ReturnFatigue, Swap, ThrowFatigue
from rules.circus_combat.state import complete_places

SETTLE: Final = action("confirm", "enter space", ENTER_OR_NUMBER, "settle", "Settle the trick at the cursor.")
PAIR: Final = action(
    "right", "right", "←→", "pair", "Go to the next pair of neighbours, or to no swap.", also=(keys.DOWN,)
)
PAIR_BACK: Final = action("left", "left", "←", "", "Go to the pair before.", also=(keys.UP,))
SWAP: Final = action("confirm", "enter space", "⏎", "swap", "Let the two tricks at the cursor change places.")
STAY: Final = action("confirm", "enter space", "⏎", "keep", "Leave the queue as it is.")
CHOICE: Final = action("down", "down", "↑↓", "choice", "Go to the other choice.", also=(keys.RIGHT,))
CHOICE_BACK: Final = action("up", "up", "↑", "", "Go to the other choice.", also=(keys.LEFT,))

SETTLE_NOW: Final = on_trick("Settle the trick of that number.")


@attrs.frozen
class SettleDecision(Sitting):
    """Choose the complete trick that is settled first."""

    at: int

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        return (
            TRICK,
            numbered(SETTLE, self.view),
            *showing(self.shown),
            CLOSELY,
            keys.UP,
            keys.LEFT,
            keys.RIGHT,
            *SETTLE_NOW,
        )

    @property
    def move(self) -> Resolve:
        """The move as it stands."""
        return Resolve(self.at)

    @property
    def trick(self) -> int:
        """The one at the cursor."""
        return self.at

    def pressed(self, name: str) -> Outcome:
        """Go to another trick, or sideways to another complete one; settle one at once."""
        complete = complete_places(self.view)
        match name:
            case "up" | "down":
                return attrs.evolve(self, at=along(tricks(self.view), self.at, name))
            case "left":
                return attrs.evolve(self, at=max((each for each in complete if each < self.at), default=self.at))
            case "right":
                return attrs.evolve(self, at=min((each for each in complete if each > self.at), default=self.at))
            case _ if name.startswith("trick"):
                return self.decided(Resolve(named_place(name)))
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click chooses a trick; a second one settles it."""
        match target:
            case ("trick", int(place)):
                return self.press("confirm") if place == self.at else attrs.evolve(self, at=place)
            case _:
                return super().point(target)


@attrs.frozen
class SwapDecision(Sitting):
    """Choose two neighbours in the queue, of which `left` is the first; behind the last pair one keeps the queue.

    The queue is open from the start.
    """

    left: int

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        other = None if self.shown == self.seat else self.shown
        return (PAIR, STAY if self.keeps else SWAP, KEEP, *showing(other), CLOSELY, PAIR_BACK)

    @property
    def pairs(self) -> int:
        """How many pairs of neighbours there are."""
        return len(self.view.players[self.seat].queue) - 1

    @property
    def keeps(self) -> bool:
        """Whether the cursor is on leaving the queue as it is."""
        return self.left == self.pairs

    @property
    def move(self) -> Swap | Keep:
        """The move as it stands."""
        return Keep() if self.keeps else Swap(self.left)

    def pressed(self, name: str) -> Outcome:
        """Go to another pair of neighbours, or keep the queue as it is."""
        match name:
            case "left" | "right":
                return attrs.evolve(self, left=along(range(self.pairs + 1), self.left, name))
            case "keep":
                return self.decided(Keep())
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click chooses a pair; a second one swaps it."""
        match target:
            case ("queue", int(seat), int(place)) if seat == self.seat:
                return self._to(min(place, self.pairs - 1))
            case ("gap", int(left)):
                return self._to(left)
            case _:
                return super().point(target)

    def _to(self, left: int) -> Outcome:
        return self.press("confirm") if left == self.left else attrs.evolve(self, left=left)


@attrs.frozen
class FatigueDecision(Sitting):
    """Roll the dice of a trick that was all red again, or put them back."""

    throw: bool = True

    @property
    def move(self) -> ThrowFatigue | ReturnFatigue:
        """The move as it stands."""
        return ThrowFatigue() if self.throw else ReturnFatigue()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        return (CHOICE, keys.CONFIRM, THROW, RETURN, *showing(self.shown), CLOSELY, CHOICE_BACK)

    def pressed(self, name: str) -> Outcome:
        """Choose between rolling and putting back, or do one of them at once."""
        match name:
            case "up" | "down":
                return attrs.evolve(self, throw=not self.throw)
            case "throw":
                return self.decided(ThrowFatigue())
            case "return":
                return self.decided(ReturnFatigue())
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click chooses, a second one decides."""
        match target:
            case ("throw", bool(throw)):
                return self.press("confirm") if throw == self.throw else attrs.evolve(self, throw=throw)
            case _:
                return super().point(target)
