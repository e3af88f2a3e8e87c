"""A game of Tombola as a value."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import attrs

from rules.core import Hidden, Seat, option

TICKETS: Final = tuple(range(1, 10))


@attrs.frozen
class Options:
    """What a table may choose."""

    limit: Literal[15, 12] = option(15, "The most points that count", [(15, "fifteen"), (12, "twelve")])


@attrs.frozen
class Player:
    """One player: the tickets drawn, and whether there will be no more."""

    tickets: tuple[int, ...] = ()
    stopped: bool = False

    @property
    def total(self) -> int:
        """The sum of the tickets."""
        return sum(self.tickets)


@attrs.frozen
class Shuffling:
    """The tickets have to be shuffled."""


@attrs.frozen
class Turn:
    """One seat draws or stops."""

    seat: Seat


@attrs.frozen
class Over:
    """The game has ended."""


Step: TypeAlias = Shuffling | Turn | Over


@attrs.frozen
class State:
    """The table."""

    options: Options
    players: tuple[Player, ...]
    step: Step = Shuffling()
    drum: tuple[int | Hidden, ...] = ()

    def points(self, seat: Seat) -> int:
        """What a seat's tickets count."""
        total = self.players[seat].total
        return total if total <= self.options.limit else 0


def position(*tickets: tuple[int, ...], drum: tuple[int, ...] = (), turn: Seat = 0) -> State:
    """Set up a game in the middle, for lessons and tests."""
    return State(Options(), tuple(map(Player, tickets)), Turn(turn), drum)
