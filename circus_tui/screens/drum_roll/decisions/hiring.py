"""Deciding when a marker is resolved: buy an investment card, hire a performer or a personnel member."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import CHOICE, DECLINE, DO_NOT, NUMBERS, Listing, Sitting
from rules.core import Refusal
from rules.drum_roll.moves import Hire, Invest, Move
from rules.drum_roll.steps import HiringPerformer

BUY: Final = action("confirm", "enter space", "⏎", "buy a card", "Buy the top investment card.")
TAKE: Final = action("confirm", "enter space", "⏎", "hire", "Hire whom the cursor is on.")
_BUYING: Final = Invest()


@attrs.frozen
class InvestDecision(Sitting):
    """Buy a card or not."""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Buy, or decline."""
        return (BUY, DECLINE)

    @property
    def move(self) -> Invest:
        """The move that Enter makes."""
        return _BUYING

    @property
    def refusal(self) -> Refusal | None:
        """Why no card can be bought."""
        return self.refusal_of(_BUYING)

    def pressed(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "confirm":
                return self.decided(_BUYING)
            case "decline":
                return self.decided(DO_NOT)
            case "why":
                return self.refusal or self
            case _:
                return self


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
        return (CHOICE, TAKE, DECLINE, keys.UP, *NUMBERS)

    def pressed(self, name: str) -> Outcome:
        """Do an action."""
        return self.decided(DO_NOT) if name == "decline" else super().pressed(name)
