"""The 45 cards of SCOUT: every pair of different numbers from 1 to 10, one number up and the other down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Final, Self

import attrs

from rules.core import implements
from rules.pieces import UNKNOWN, Piece
from rules.scout.clauses import Clause
from rules.scout.figures import HAND_FOR_TWO, HIGHEST


@implements(Clause.CARDS)
@attrs.frozen(eq=False)
class Card(Piece):
    """A card as it is held: `up` counts, `down` would count if the card were turned. One object per card and way up.

    `face` is both numbers, the lower first: what tells one card from another however it is held.
    """

    up: int
    down: int
    face: tuple[int, int] = attrs.field(init=False)

    @face.default
    def _face(self) -> tuple[int, int]:
        return (self.up, self.down) if self.up < self.down else (self.down, self.up)

    @classmethod
    @cache
    def of(cls, up: int, down: int) -> Self:
        """Give the one card with these numbers."""
        return cls(up, down)

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read `7/3`: up 7, down 3. Raises ValueError."""
        up, _, down = code.partition("/")
        if code not in _CODES:
            raise ValueError(f"{code!r} is no card")
        return cls.of(int(up), int(down))

    @property
    def code(self) -> str:
        """`7/3`, or `?` for a card whose numbers may not be seen."""
        return f"{self.up}/{self.down}" if self.up else UNKNOWN

    @property
    def turned(self) -> Card:
        """The same card the other way up."""
        return Card.of(self.down, self.up) if self.up else self

    def __repr__(self) -> str:
        return self.code


_CODES: Final = frozenset(f"{a}/{b}" for a in range(1, HIGHEST + 1) for b in range(1, HIGHEST + 1) if a != b)

UNSEEN: Final = Card.of(0, 0)
"""A card whose numbers may not be seen."""

FACES: Final = tuple(combinations(range(1, HIGHEST + 1), 2))
"""The printed deck: 45 pairs."""


@implements(Clause.DEAL)
@cache
def deck(seats: int) -> tuple[Card, ...]:
    """Give the cards used by that many players: all but 9/10 for 2 and 4, none with a 10 for 3, all for 5."""
    match seats:
        case 3:
            used = [face for face in FACES if HIGHEST not in face]
        case 5:
            used = list(FACES)
        case _:
            used = [face for face in FACES if face != (HIGHEST - 1, HIGHEST)]
    return tuple(Card.of(*face) for face in used)


@cache
def copies(seats: int) -> Mapping[int, int]:
    """On how many of the cards used by that many players each number stands, the lowest number first."""
    counted = Counter(number for card in deck(seats) for number in card.face)
    return {number: counted[number] for number in sorted(counted)}


@implements(Clause.DEAL)
def hand_size(seats: int) -> int:
    """Give the number of cards dealt to each player: 11, 12, 11 or 9 for 2, 3, 4 or 5 players."""
    return HAND_FOR_TWO if seats == 2 else len(deck(seats)) // seats
