"""Hints: what the computer would do in a player's place, at once by a look at each move, then by thinking ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Advice
from circus_tui.bots.greedy import Greedy
from circus_tui.bots.player import Advised, BotPlayer
from rules import GAMES
from rules.core import Seat

THINKS: Final = "search:1s"
"""The player that thinks a hint through."""


@attrs.frozen
class Hint:
    """A few moves for the seat, the best first. `is_final` once they have been thought through, or will not be."""

    seat: Seat
    view: Any
    advice: tuple[Advice, ...]
    thought_ahead: bool = False
    is_final: bool = False


class Adviser:
    """Gives hints about one game's decisions; it gets the view of whoever decides and nothing else."""

    def __init__(self, game: str, players: Callable[[str, str], BotPlayer] = BotPlayer) -> None:
        self._rules = GAMES[game]
        self._new = players
        self._player: BotPlayer | None = None
        self.hint: Hint | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether there is more to come."""
        return self.hint is not None and not self.hint.is_final

    def ask(self, view: Any, seat: Seat) -> None:
        """Give the first hint, and begin to think."""
        quick = tuple(Greedy().advise(self._rules, view, seat, Random(0)))
        self.hint = Hint(seat, view, quick, is_final=len(quick) < 2)
        if self.is_thinking:
            if self._player is None:
                self._player = self._new(self._rules.INFO.slug, THINKS)
            self._player.ask(view, seat, advice=True)

    def poll(self) -> bool:
        """Whether the hint has been thought through since."""
        if self.hint is None or self._player is None or not self.is_thinking:
            return False
        answer = self._player.poll()
        if not isinstance(answer, Advised):
            return False
        found = answer.advice
        self.hint = attrs.evolve(self.hint, advice=found or self.hint.advice, thought_ahead=bool(found), is_final=True)
        return True

    def drop(self) -> None:
        """Forget the hint; what is being thought is not waited for."""
        if self.is_thinking and self._player is not None:
            self._player.cancel()
        self.hint = None

    def close(self) -> None:
        """End the thinking for good."""
        self.hint = None
        if self._player is not None:
            self._player.close()
