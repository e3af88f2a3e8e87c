"""A seat that is played by the computer: the player, its numbers, and what it has tried or done."""

from __future__ import annotations

from typing import Any

from circus_tui.bots.contract import Bot, Done
from circus_tui.bots.evaluation import evaluation_of
from rules.core import AnyRules, Randomness, Seat


class Tried:
    """What a seat has tried on the present occasion: in vain, if that led back to the very view it was made on."""

    def __init__(self) -> None:
        self._occasion: Any = None
        self._view: Any = None
        self._made: frozenset[Any] = frozenset()
        self._tried: frozenset[Any] = frozenset()

    def at(self, rules: AnyRules, view: Any) -> frozenset[Any]:
        """What has been tried, now that the seat decides on this view; what came of something is `Done`."""
        occasion = evaluation_of(rules).occasion(view)
        if occasion != self._occasion:
            self._occasion, self._tried = occasion, frozenset()
        elif view == self._view:
            self._tried |= self._made
        else:
            self._tried |= {Done(move) for move in self._made}
        self._view, self._made = view, frozenset()
        return self._tried

    def made(self, move: Any) -> None:
        """Note a move; whether it was in vain is seen at the next decision."""
        self._made = frozenset({move})


class BotSeat:
    """One player at one table. It remembers no more than what it has tried."""

    def __init__(self, bot: Bot, rng: Randomness) -> None:
        """Let the player sit down; all its chance comes from `rng`."""
        self.bot = bot
        self._rng = rng
        self._tried = Tried()

    def choose(self, rules: AnyRules, view: Any, seat: Seat) -> Any:
        """Give the player's move, and remember it for the case that nothing comes of it."""
        move = self.bot.choose(rules, view, seat, self._rng, self._tried.at(rules, view))
        self._tried.made(move)
        return move
