"""What each seat knows of a match of Fan Tan, and a whole match it might be."""

from __future__ import annotations

import attrs

from rules.big_top.pieces import UNSEEN, on_table
from rules.core import Randomness, Seat
from rules.fan_tan.state import State, Turn
from rules.fan_tan.unseen import dealt


def view(state: State, seat: Seat | None) -> State:
    """Hide the other hands as long as the hand is being played; when it has ended all lie open."""
    if not isinstance(state.step, Turn):
        return state
    players = tuple(
        player if owner == seat else attrs.evolve(player, hand=(UNSEEN,) * len(player.hand))
        for owner, player in enumerate(state.players)
    )
    return attrs.evolve(state, players=players)


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Deal the cards that cannot be seen to the hands where they may be.

    It goes by what a player who forgets nothing knows: what fitted when somebody passed is not in that hand.
    """
    hands = dealt(tuple(player.hand for player in view.players), on_table(view.piles), view.lacked, rng)
    players = tuple(attrs.evolve(player, hand=hand) for player, hand in zip(view.players, hands, strict=True))
    return attrs.evolve(view, players=players)


def private(state: State, seat: Seat) -> bool:
    """Every turn is taken on the hand, which only that player may see."""
    return isinstance(state.step, Turn) and state.step.seat == seat


def answers_itself(state: State, seat: Seat) -> bool:
    """A single playable card would be told of, which only its owner can see."""
    return not private(state, seat)
