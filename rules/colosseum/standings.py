"""What a screen shows of the whole table at a glance: who leads, and how it went so far."""

from __future__ import annotations

import attrs

from rules.colosseum.engine import stars_held, worth
from rules.colosseum.state import State
from rules.core import Seat


@attrs.frozen
class Standing:
    """One seat in the order of the table: `worth` is its coins with medals and tokens cashed."""

    seat: Seat
    best: int
    coins: int
    worth: int
    stars: int


def standings(state: State) -> tuple[Standing, ...]:
    """Rank the seats as the game would be decided now; seats that are equal in all stand in seat order."""
    table = [
        Standing(seat, player.best, player.coins, worth(state, seat), stars_held(state, seat))
        for seat, player in enumerate(state.players)
    ]
    return tuple(sorted(table, key=lambda line: (-line.best, -line.worth, -line.stars)))


def chart(state: State) -> tuple[tuple[int, ...], ...]:
    """Everyone's best after each finished turn."""
    return tuple(turn.bests for turn in state.turns)
