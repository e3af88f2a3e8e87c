"""Deciding in Fan Tan: play a card that fits, or, if there is none, pay a peanut and pass."""

from __future__ import annotations

import sys
from typing import Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome, Played
from circus_tui.screens.hand_list import CARD, MOVING, HandList
from rules import fan_tan
from rules.core import Seat
from rules.fan_tan.moves import PASS, PLAYS
from rules.fan_tan.outlook import Prospect, outlook
from rules.fan_tan.state import State

PLAY: Final = action("confirm", "enter space", "⏎", "play", "Play the card.")
PAY: Final = action("confirm", "enter space", "⏎", "pay", "Pay a peanut and pass.", words="pay a peanut")


PASSING: Final = action("confirm", "enter space", "⏎", "pass", "Pass: no peanut is left to pay.")


@attrs.frozen
class Playing(HandList[State, Prospect]):
    """Choose the card to play; with none that fits, the same key pays and passes."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        pays = PAY if self.view.players[self.seat].peanuts else PASSING
        return (CARD, pays if self.passes else PLAY, *MOVING)

    @property
    def prospects(self) -> tuple[Prospect, ...]:
        """What each card of the hand would do, those that fit first."""
        return tuple(sorted(outlook(self.view, self.seat), key=lambda each: each.why_not is not None))

    @property
    def passes(self) -> bool:
        """Whether nothing is left but to pass."""
        return fan_tan.explain(self.view, self.seat, PASS) is None

    def press(self, name: str) -> Outcome:
        """Go along the hand, play the card at the cursor, or pay and pass."""
        if name != "confirm":
            return super().press(name)
        if self.passes:
            return Played((PASS,))
        return self.prospect.why_not or Played((PLAYS[self.prospect.card],))


def open_decision(view: State, seat: Seat) -> Playing:
    """Begin a turn, at the first card that fits."""
    return Playing(view, seat)


ACTIONS: Final = keys.collected(sys.modules[__name__])
"""Every action that a decision of this game may offer."""

LIFTED: Final = False
"""A player's own hand is shown as long as the player decides on it."""
