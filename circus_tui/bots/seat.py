"""A seat that is played by the computer: the player, its numbers, and what it has tried in vain."""

from __future__ import annotations

from typing import Any

from circus_tui.bots.contract import Bot
from rules.core import AnyRules, Randomness, Seat


class BotSeat:
    """One player at one table. It remembers no more than the moves that led back to the same view."""

    def __init__(self, bot: Bot, rng: Randomness) -> None:
        """Let the player sit down; all its chance comes from `rng`."""
        self.bot = bot
        self._rng = rng
        self._view: Any = None
        self._tried: frozenset[Any] = frozenset()

    def choose(self, rules: AnyRules, view: Any, seat: Seat) -> Any:
        """Give the player's move, and remember it for the case that nothing comes of it."""
        if view != self._view:
            self._view, self._tried = view, frozenset()
        move = self.bot.choose(rules, view, seat, self._rng, self._tried)
        self._tried |= {move}
        return move
