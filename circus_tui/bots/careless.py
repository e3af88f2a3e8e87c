"""The player that overlooks things: it weighs the moves like the greedy one, but sees only some of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Advice
from circus_tui.bots.evaluation import imagined
from rules.core import AnyRules, Randomness, Seat

_SEEN: Final = 0.5
"""The chance that it sees a move."""


@attrs.frozen
class Careless:
    """The best-rated of the moves it happens to see; of none, any."""

    name: str = "careless"

    def choose(
        self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Collection[Any] = frozenset()
    ) -> Any:
        """Overlook some moves, and make the best of the others."""
        evaluation, state, moves = imagined(rules, view, seat, rng, tried)
        seen = [move for move in moves if rng.random() < _SEEN] or moves
        if len(seen) == 1:
            return seen[0]
        return max(seen, key=lambda move: (evaluation.rating(state, seat, move), rng.random()))

    def advise(self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Sequence[Advice]:
        """Give no advice: what it overlooks would be missing from it."""
        return ()
