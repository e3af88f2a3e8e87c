"""Deciding when a marker is resolved: buy an investment card, hire a performer or a personnel member."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import BUY_AND_SEE, DECLINE
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Lift, Outcome
from circus_tui.screens.drum_roll.decisions.sitting import DO_NOT, NUMBERS, Listing, Sitting
from rules.core import Refusal
from rules.drum_roll.moves import Hire, Invest, Move
from rules.drum_roll.steps import HiringPerformer

BUY: Final = action("confirm", "enter space", "⏎", "buy a card", "Buy the top investment card.")
WHOM: Final = action("right", "right", "←→", "whom", "Go to the next card.")
TAKE: Final = action("confirm", "enter space", "⏎", "hire", "Hire whom the cursor is on.")
_BUYING: Final = Invest()


@attrs.frozen
class InvestDecision(Sitting):
    """Buy a card or not."""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that buy the card, or decline."""
        return (BUY, DECLINE, BUY_AND_SEE)

    @property
    def move(self) -> Invest:
        """The move that Enter makes."""
        return _BUYING

    @property
    def refusal(self) -> Refusal | None:
        """Why no card can be bought."""
        return self.refusal_of(_BUYING)

    def pressed(self, name: str) -> Outcome:
        """Buy the card, to see it at once or later, or leave it."""
        match name:
            case "confirm":
                return self._bought() if self.cards_lifted else self.decided(_BUYING)
            case "buy_and_see":
                return self._bought()
            case "decline":
                return self.decided(DO_NOT)
            case "why":
                return self.refusal or self
            case _:
                return self

    @property
    def cards_lifted(self) -> bool:
        """Whether the own cards are on the screen already."""
        return bool(self.player.hand) and self.player.hand[0].is_seen

    def _bought(self) -> Outcome:
        """Buy, and see the card if the next decision is this seat's too."""
        return self.refusal or Lift(self.seat, ((self.seat, _BUYING),))

    def pointed(self, target: Any) -> Outcome:
        """A click on the deck buys."""
        return self.press("confirm") if target == "buy" else self


@attrs.frozen
class HireDecision(Listing):
    """Hire one of a row, or nobody."""

    @property
    def choices(self) -> tuple[Move, ...]:
        """Everybody in the row; where it is empty, nobody."""
        row = self.view.area.performers if self.hires_performers else self.view.area.personnel
        return tuple(Hire(offer.card.id) for offer in row) or (DO_NOT,)

    @property
    def hires_performers(self) -> bool:
        """Whether it is performers that are hired, not personnel."""
        return isinstance(self.view.step, HiringPerformer)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Along the row, hire, decline."""
        return (WHOM, TAKE, DECLINE, keys.LEFT, keys.UP, keys.DOWN, *NUMBERS)

    def pressed(self, name: str) -> Outcome:
        """Hire nobody; the rest is what every list of cards does, but that nobody is above or below in a row."""
        if name in ("up", "down"):
            return self
        return self.decided(DO_NOT) if name == "decline" else super().pressed(name)
