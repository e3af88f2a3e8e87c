"""What a computer player is, and what it says when it is asked for advice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol

import attrs

from rules.core import AnyRules, Randomness, Seat

MOST_ADVISED: Final = 3
"""How many moves a piece of advice names at most."""


@attrs.frozen
class Part:
    """One thing that speaks for a move (or against it): `value` counts in points of the game.

    `phrase` says it in the words of a sentence about the move: "collects 2 cards". It is a template for `name_seats`.
    """

    name: str
    value: float
    phrase: str


@attrs.frozen
class Advice:
    """A move worth thinking of.

    `share` is how much of the player's preference it has, from 0 to 1; `margin` how many points of the game it is
    expected to be ahead of the opponents with it (search), or of its other moves (greedy). `reason` is a phrase for
    `name_seats`.
    """

    move: Any
    share: float
    margin: float
    reason: str


@attrs.frozen
class Done:
    """A move that has come to something: what would undo it at once is in vain."""

    move: Any


class Bot(Protocol):
    """A computer player. It keeps nothing between its moves: a seat can be handed to it and back at any time."""

    @property
    def name(self) -> str:
        """The name that `parse` understands: `search:0.2s`."""
        ...

    def choose(
        self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Collection[Any] = frozenset()
    ) -> Any:
        """Give a legal move for the seat, which must be to act; the same view and numbers give the same move.

        `tried` are moves that have come to nothing, such as offers that were turned down: they are made again only if
        there is nothing else. Those of the same occasion that have come to something are among them as `Done`.
        """
        ...

    def advise(self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Sequence[Advice]:
        """Give the best moves, at most three, the best first; nothing from a player without an opinion."""
        ...


def untried(moves: Sequence[Any], tried: Collection[Any]) -> Sequence[Any]:
    """The moves that have not been tried in vain; all of them if that leaves none."""
    return [move for move in moves if move not in tried] or moves
