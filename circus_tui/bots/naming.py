"""The names of computer players: `greedy`, `search:0.2s`, and those that people are offered."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Final

from circus_tui.bots.careless import Careless
from circus_tui.bots.contract import Bot
from circus_tui.bots.greedy import Greedy
from circus_tui.bots.search import Search
from circus_tui.bots.uniform import Uniform

KINDS: Final = {"easy": "careless", "fair": "greedy", "cunning": "search:1s"}
"""What people are offered for a seat, the weakest first, and the player that sits down there."""

LONGEST: Final = 60.0
"""The most seconds that a search may be given for a move."""
MOST_ITERATIONS: Final = 1_000_000

_BUDGET: Final = re.compile(r"search:(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")


class BadBot(ValueError):
    """A name that no computer player has; the message is a sentence."""


def parse(name: str, clock: Callable[[], float] = monotonic) -> Bot:
    """Give the player of this name, who tells the time by the clock. Raises `BadBot`."""
    kind = KINDS.get(name, name)
    if kind == "random":
        return Uniform()
    if kind == "careless":
        return Careless()
    if kind == "greedy":
        return Greedy()
    if kind == "search":
        return Search(seconds=1.0, clock=clock)
    found = _BUDGET.fullmatch(kind)
    if found is None:
        raise BadBot(
            f"{name!r} is no computer player: there are random, careless, greedy, search:0.2s (seconds a move) and"
            f" search:200 (games thought through a move), or {', '.join(KINDS)}."
        )
    return _search(name, found, clock)


def _search(name: str, found: re.Match[str], clock: Callable[[], float]) -> Search:
    if found["seconds"]:
        seconds = float(found["seconds"])
        if not 0 < seconds <= LONGEST:
            raise BadBot(f"{name!r} would think {found['seconds']} s a move: give it more than 0 and at most 60.")
        return Search(seconds=seconds, clock=clock)
    iterations = int(found["iterations"])
    if not 0 < iterations <= MOST_ITERATIONS:
        raise BadBot(f"{name!r} would think through {iterations} games: give it 1 to {MOST_ITERATIONS}.")
    return Search(iterations=iterations)
