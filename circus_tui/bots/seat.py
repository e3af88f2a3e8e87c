"""A seat that is played by the computer: the player, its numbers, and what it has tried in vain."""

from __future__ import annotations

from typing import Any

from circus_tui.bots.contract import Bot
from circus_tui.bots.evaluation import evaluation_of
from rules.core import AnyRules, Randomness, Seat


class Tried:
    """What a seat has tried in vain on the present occasion: moves that led back to the very view they were made on."""

    def __init__(self) -> None:
        self._occasion: Any = None
        self._view: Any = None
        self._made: frozenset[Any] = frozenset()
        self._vain: frozenset[Any] = frozenset()

    def at(self, rules: AnyRules, view: Any) -> frozenset[Any]:
        """What is not to be tried again, now that the seat decides on this view."""
        occasion = evaluation_of(rules).occasion(view)
        if occasion != self._occasion:
            self._occasion, self._vain = occasion, frozenset()
        elif view == self._view:
            self._vain |= self._made
        self._view, self._made = view, frozenset()
        return self._vain

    def made(self, move: Any) -> None:
        """Note a move; whether it was in vain is seen at the next decision."""
        self._made = frozenset({move})


class BotSeat:
    """One player at one table. It remembers no more than what it has tried in vain."""

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
