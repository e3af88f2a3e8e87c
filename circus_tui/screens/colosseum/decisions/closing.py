"""Phase 5: put a used token out of the game, and ask for a donation."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.colosseum.decisions.sitting import UP_DOWN, Listing
from rules.colosseum.closing import discards, requests
from rules.colosseum.moves import Move
from rules.colosseum.state import Donating

DISCARD: Final = action("confirm", "enter space", "⏎", "put it out", "Put one such token out of the game.")
ASK: Final = action("confirm", "enter space", "⏎", "ask for it", "Ask the winner of the podium for the token.")


@attrs.frozen
class CleanUpDecision(Listing):
    """Choose which of the tokens used this turn leaves the game."""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that choose a used token and put it out."""
        return (UP_DOWN, DISCARD, keys.DOWN)

    @property
    def choices(self) -> tuple[Move, ...]:
        """One of each kind used."""
        return discards(self.view, self.seat)


@attrs.frozen
class DonationDecision(Listing):
    """Choose which token to ask for, or none."""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that choose an asset and ask for it."""
        return (UP_DOWN, ASK, keys.DOWN)

    @property
    def choices(self) -> tuple[Move, ...]:
        """Every kind that the donor has, and nothing."""
        step = self.view.step
        assert isinstance(step, Donating)
        return requests(self.view, step)
