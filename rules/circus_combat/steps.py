"""The decisions of a game of Circus Combat, and the dice they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, assert_never

import attrs

from rules.circus_combat.figures import Faces
from rules.core import Seat


@attrs.frozen
class Dice:
    """The dice of a roll: own first, then red. A die's number is its place in `faces`."""

    own: Faces
    red: Faces

    @property
    def faces(self) -> Faces:
        """All of them by number."""
        return self.own + self.red

    def __len__(self) -> int:
        return len(self.own) + len(self.red)

    def is_red(self, die: int) -> bool:
        """Whether the die of that number is a fatigue die."""
        return die >= len(self.own)

    def part(self, numbers: Sequence[int]) -> Dice:
        """Only the dice of these numbers."""
        return Dice(
            tuple(self.own[die] for die in numbers if not self.is_red(die)),
            tuple(self.red[die - len(self.own)] for die in numbers if self.is_red(die)),
        )

    def turned(self, numbers: Sequence[int], faces: Faces) -> Dice:
        """The dice after those of these numbers have come to these faces."""
        new = list(self.faces)
        for die, face in zip(numbers, faces, strict=True):
            new[die] = face
        return Dice(tuple(new[: len(self.own)]), tuple(new[len(self.own) :]))


@attrs.frozen
class ByChance:
    """A step at which dice or the deck decide."""


@attrs.frozen
class Shuffling(ByChance):
    """The cards have to be shuffled."""


@attrs.frozen
class Starting(ByChance):
    """Each player rolls a die for the start."""


@attrs.frozen
class Rolling(ByChance):
    """The seat's turn begins with a roll."""

    seat: Seat


@attrs.frozen
class Rerolling:
    """The seat chooses which dice to roll again."""

    seat: Seat
    dice: Dice


@attrs.frozen
class Rethrowing(ByChance):
    """The dice of the chosen numbers are being rolled again."""

    seat: Seat
    dice: Dice
    chosen: tuple[int, ...]


@attrs.frozen
class Placing:
    """The seat places its dice; those of the numbers in `waiting` are still to be placed, and one of them fits."""

    seat: Seat
    dice: Dice
    waiting: tuple[int, ...]


@attrs.frozen
class Resolving:
    """The seat, whose turn it is, picks a complete trick to settle."""

    seat: Seat


@attrs.frozen
class Swapping:
    """The taker of a trick with the swap mark may swap; `seat` is whose turn it is, perhaps the other player's."""

    seat: Seat
    taker: Seat


@attrs.frozen
class Wearied:
    """A trick was all red: the seat throws these fatigue dice again or returns them."""

    seat: Seat
    red: Faces


@attrs.frozen
class Throwing(ByChance):
    """The seat's fatigue dice are being thrown again; `red` is what they were."""

    seat: Seat
    red: Faces


Ending: TypeAlias = Literal["last turn", "empty stage", "no dice"]


@attrs.frozen
class Over:
    """The game has ended, in one of three ways."""

    how: Ending


Step: TypeAlias = (
    Shuffling | Starting | Rolling | Rerolling | Rethrowing | Placing | Resolving | Swapping | Wearied | Throwing | Over
)


def dice_in_hand(step: Step) -> Dice:
    """The dice that are neither in a supply nor on a trick nor before a player: those of the roll that still wait."""
    match step:
        case Rerolling(dice=dice) | Rethrowing(dice=dice):
            return dice
        case Placing(dice=dice, waiting=waiting):
            return dice.part(waiting)
        case Wearied(red=red) | Throwing(red=red):
            return Dice((), red)
        case Shuffling() | Starting() | Rolling() | Resolving() | Swapping() | Over():
            return Dice((), ())
        case _:
            assert_never(step)
