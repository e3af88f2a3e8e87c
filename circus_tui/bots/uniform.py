"""The player without an opinion: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import attrs

from circus_tui.bots.contract import Advice, untried
from rules.chance import below
from rules.core import AnyRules, Randomness, Seat


@attrs.frozen
class Uniform:
    """The player that makes any legal move, each as likely as the others."""

    name: str = "random"

    def choose(
        self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Collection[Any] = frozenset()
    ) -> Any:
        """Draw one of the legal moves."""
        moves = untried(tuple(rules.legal_moves(view, seat)), tried)
        return moves[below(len(moves), rng)]

    def advise(self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Sequence[Advice]:
        """Give no advice: all moves are alike to it."""
        return ()
