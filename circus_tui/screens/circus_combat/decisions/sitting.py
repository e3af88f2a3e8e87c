"""What every decision of Circus Combat has: queues to turn over, tricks to look closely at, the judge of its move."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

import attrs

from circus_tui.keyboard.keys import Action
from circus_tui.screens.circus_combat.decisions.common import next_show
from circus_tui.screens.circus_combat.decisions.looking import look
from circus_tui.screens.contract import Outcome
from circus_tui.screens.judged import Judged
from rules import circus_combat
from rules.circus_combat.moves import Move
from rules.circus_combat.state import State
from rules.core import AnyRules, Refusal, Seat


@attrs.frozen
class Sitting(Judged[Move]):
    """A seat that decides on what all see; `shown` is the player whose queue covers the stage, if any."""

    rules: ClassVar[AnyRules] = circus_combat

    view: State
    seat: Seat
    shown: Seat | None = attrs.field(default=None, kw_only=True)

    @property
    @abstractmethod
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""

    @property
    @abstractmethod
    def move(self) -> Move:
        """The move as it stands, allowed or not."""

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return self.refusal_of(self.move)

    @property
    def trick(self) -> int | None:
        """The place of the stage that is spoken of, if any."""
        return None

    def press(self, name: str) -> Outcome:
        """Do an action that every decision has, or one of its own."""
        match name:
            case "confirm":
                return self.decided(self.move)
            case "why":
                return self.refusal or self
            case "closely":
                return look(self, self.trick)
            case "shows" | "close":
                return attrs.evolve(self, shown=next_show(self.seat, self.shown, name))
            case _:
                return self.pressed(name)

    @abstractmethod
    def pressed(self, name: str) -> Outcome:
        """Do an action that only this decision has; any other changes nothing."""

    def point(self, target: Any) -> Outcome:
        """A click on a player's row shows that queue, a second one the stage again."""
        match target:
            case ("show", int(seat)) | ("queue", int(seat), _):
                return attrs.evolve(self, shown=None if seat == self.shown else seat)
            case _:
                return self
