"""The figures of Circus Combat: what is in the box, read once from `tricks.toml`, and the printed multipliers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import attrs
import cattrs

Faces: TypeAlias = tuple[int, ...]
"""Dice by the number that is up, 1 to 6."""

FACES: Final[Faces] = (1, 2, 3, 4, 5, 6)

TrickId: TypeAlias = Literal[
    "one_pair",
    "two_pairs",
    "two_pairs_swap",
    "three_pairs",
    "three_of_a_kind",
    "four_of_a_kind",
    "five_of_a_kind",
    "full_house",
    "three_of_a_kind_twice",
    "straight",
]

TRICK_IDS: Final[tuple[TrickId, ...]] = get_args(TrickId)


@attrs.frozen(eq=False)
class Pattern:
    """What a trick asks for: groups of equal dice, the largest first, or a straight of so many. One object per trick.

    `swap` tells whether the published card bears the swap mark.
    """

    id: str
    title: str
    groups: tuple[int, ...] = ()
    straight: int = 0
    swap: bool = False

    @property
    def size(self) -> int:
        """The number of dice that complete it."""
        return self.straight or sum(self.groups)

    def __repr__(self) -> str:
        return self.id


@attrs.frozen
class Box:
    """The contents of the box, as `tricks.toml` lists them."""

    colours: tuple[str, ...]
    stage: int
    own_dice: int
    fatigue_dice: int
    own_rolled: int
    fatigue_rolled: int
    queue: int
    tricks_per_place_multiplier: int
    colour_cycle: int
    patterns: tuple[Pattern, ...]


def read_box(text: str) -> Box:
    """Read and check the text of `tricks.toml`. Raises ValueError, or what cattrs raises, for anything amiss."""
    box = cattrs.Converter(forbid_extra_keys=True).structure(tomllib.loads(text), Box)
    if tuple(pattern.id for pattern in box.patterns) != TRICK_IDS or len(set(box.colours)) != 3:
        raise ValueError("tricks.toml should list each of the ten tricks once, in order, and three colours")
    for pattern in box.patterns:
        falling = tuple(sorted(pattern.groups, reverse=True))
        if bool(pattern.groups) == bool(pattern.straight) or pattern.groups != falling:
            raise ValueError(f"{pattern.id} should be groups, the largest first, or a straight")
    return box


BOX: Final = read_box(Path(__file__).with_name("tricks.toml").read_text(encoding="utf-8"))
PATTERNS: Final = {pattern.id: pattern for pattern in BOX.patterns}
SWAP_MARKS: Final = tuple(trick for trick in TRICK_IDS if PATTERNS[trick].swap)
"""The tricks whose published cards bear the swap mark."""

HIGHEST_PLACE_MULTIPLIER: Final = 3
"""What all places of a queue behind those of `tricks_per_place_multiplier` multiply by."""
