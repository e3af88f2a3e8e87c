"""What a queue is worth: the points of each trick in its place, and what a swap would change."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, HIGHEST_PLACE_MULTIPLIER
from rules.circus_combat.state import Player
from rules.circus_combat.tricks import Trick
from rules.core import Seat, implements


@attrs.frozen
class Performance:
    """A trick in a queue: the pips of the player's own dice and of the red ones on it, and its two multipliers."""

    own: int
    red: int
    place: int
    colour: int

    @property
    @implements(Clause.POINTS)
    def points(self) -> int:
        """Own less red, times both multipliers; may be negative."""
        return (self.own - self.red) * self.place * self.colour


@implements(Clause.BY_PLACE)
def place_multiplier(number: int) -> int:
    """1 for the first three places of a queue, 2 for the next three, 3 for all later ones; places count from 0."""
    return min(number // BOX.tricks_per_place_multiplier + 1, HIGHEST_PLACE_MULTIPLIER)


@implements(Clause.BY_COLOUR)
def colour_multipliers(queue: Sequence[Trick]) -> tuple[int, ...]:
    """For each trick 1, 2 or 3 as the first, second or third of its colour in a row; after three it begins again."""
    multipliers: list[int] = []
    for number, trick in enumerate(queue):
        same = number > 0 and queue[number - 1].card.colour == trick.card.colour
        multipliers.append(multipliers[-1] % BOX.colour_cycle + 1 if same else 1)
    return tuple(multipliers)


def show(queue: Sequence[Trick], seat: Seat) -> tuple[Performance, ...]:
    """The sums of every trick in that player's queue, in order."""
    return tuple(
        Performance(sum(trick.own[seat]), sum(trick.red), place_multiplier(number), colour)
        for number, (trick, colour) in enumerate(zip(queue, colour_multipliers(queue), strict=True))
    )


def show_points(queue: Sequence[Trick], seat: Seat) -> int:
    """The points of all tricks in that player's queue."""
    return sum(performance.points for performance in show(queue, seat))


def fatigue_points(player: Player) -> int:
    """The pips of the red dice before the player, which are taken off."""
    return sum(player.fatigue)


@implements(Clause.SCORE)
def total(player: Player, seat: Seat) -> int:
    """The score of the player who sits at that seat."""
    return show_points(player.queue, seat) - fatigue_points(player)


def with_neighbours_swapped(queue: tuple[Trick, ...], left: int) -> tuple[Trick, ...]:
    """The queue after trick number `left` and the one on its right have changed places."""
    return (*queue[:left], queue[left + 1], queue[left], *queue[left + 2 :])


@attrs.frozen
class Projection:
    """What a player's score would be after swapping trick `left` with the one on its right, and how much more."""

    left: int
    total: int
    change: int


def projections(player: Player, seat: Seat) -> tuple[Projection, ...]:
    """The score after each possible swap in the player's queue, from the left."""
    now = total(player, seat)
    found = []
    for left in range(len(player.queue) - 1):
        then = total(attrs.evolve(player, queue=with_neighbours_swapped(player.queue, left)), seat)
        found.append(Projection(left, then, then - now))
    return tuple(found)


def gaining_swaps(player: Player, seat: Seat) -> tuple[int, ...]:
    """The left one of each two neighbours whose swap makes the score higher, from the left."""
    return tuple(each.left for each in projections(player, seat) if each.change > 0)
