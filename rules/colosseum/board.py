"""The ring around the arenas: spaces 0 to 35 clockwise, resting spaces, and each player's arena on it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.core import Seat, implements

Side: TypeAlias = Literal["left", "right"]

SPACES: Final = FIGURES.track.spaces
RESTING: Final = frozenset(FIGURES.track.resting)
"""Where a noble rests: a die that ends there earns a medal."""


@attrs.frozen
class Arena:
    """Neighbouring spaces of the ring: the first one, seen clockwise, and how many."""

    first: int
    spaces: int = FIGURES.set_up.arena_spaces

    def covers(self, space: int) -> bool:
        """Whether the space is inside."""
        return (space - self.first) % SPACES < self.spaces

    @implements(Clause.EXPAND)
    def grown(self, side: Side) -> Arena:
        """The arena with one more space: on the left before the first, on the right after the last."""
        return Arena((self.first - 1) % SPACES if side == "left" else self.first, self.spaces + 1)

    @property
    def inside(self) -> tuple[int, ...]:
        """The spaces of an arena, clockwise."""
        return tuple((self.first + offset) % SPACES for offset in range(self.spaces))


@implements(Clause.ARENAS)
def arena_of(seat: Seat, seats: int) -> Arena:
    """The arena a seat starts with: its place on the ring depends on the number of players."""
    return Arena(FIGURES.track.arenas[seats][seat])


def onward(space: int, steps: int) -> int:
    """Where steps clockwise lead (negative: the other way)."""
    return (space + steps) % SPACES
