"""What can happen in Circus Combat. Dice, places of the stage and tricks of a queue count from 0.

The dice of a roll are numbered own dice first, then red; a die keeps its number until the roll is used up.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs

from rules.circus_combat.figures import Faces
from rules.circus_combat.pieces import Card


@attrs.frozen
class Shuffle:
    """Chance: all 30 cards in order; the first ones go on the stage, the last ones aside if the deck has only 28."""

    kind: ClassVar[str] = "shuffle"
    deck: tuple[Card, ...]


@attrs.frozen
class StartRoll:
    """Chance: each player's die for the start."""

    kind: ClassVar[str] = "start_roll"
    faces: Faces


@attrs.frozen
class Roll:
    """Chance: the dice of a turn."""

    kind: ClassVar[str] = "roll"
    own: Faces
    red: Faces


@attrs.frozen
class Reroll:
    """Roll these dice again, in ascending order; or none."""

    kind: ClassVar[str] = "reroll"
    dice: tuple[int, ...]


@attrs.frozen
class Rerolled:
    """Chance: what the dice chosen come to, in their order."""

    kind: ClassVar[str] = "rerolled"
    faces: Faces


@attrs.frozen
class Place:
    """Put a die on the trick at this place of the stage."""

    kind: ClassVar[str] = "place"
    die: int
    card: int


@attrs.frozen
class Resolve:
    """Settle the complete trick at this place of the stage: somebody takes it, or it leaves the game."""

    kind: ClassVar[str] = "resolve"
    card: int


@attrs.frozen
class Swap:
    """Let this trick of one's queue and the one on its right change places."""

    kind: ClassVar[str] = "swap"
    left: int


@attrs.frozen
class Keep:
    """Leave the queue as it is."""

    kind: ClassVar[str] = "keep"


@attrs.frozen
class ThrowFatigue:
    """Roll the dice of a trick that was all red, and place them on other tricks."""

    kind: ClassVar[str] = "throw_fatigue"


@attrs.frozen
class ReturnFatigue:
    """Put the dice of a trick that was all red back into the supply."""

    kind: ClassVar[str] = "return_fatigue"


@attrs.frozen
class FatigueRolled:
    """Chance: what the thrown fatigue dice come to."""

    kind: ClassVar[str] = "fatigue_rolled"
    faces: Faces


Move: TypeAlias = (
    Shuffle
    | StartRoll
    | Roll
    | Reroll
    | Rerolled
    | Place
    | Resolve
    | Swap
    | Keep
    | ThrowFatigue
    | ReturnFatigue
    | FatigueRolled
)
MOVES: Final[tuple[type[Move], ...]] = (
    Shuffle,
    StartRoll,
    Roll,
    Reroll,
    Rerolled,
    Place,
    Resolve,
    Swap,
    Keep,
    ThrowFatigue,
    ReturnFatigue,
    FatigueRolled,
)
