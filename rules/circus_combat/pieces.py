"""The pieces of Circus Combat: trick cards in three colours, and dice, of which only the faces matter."""

from __future__ import annotations

from functools import cache
from typing import Final, Self

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, PATTERNS, TRICK_IDS, Pattern, TrickId
from rules.core import implements
from rules.pieces import UNKNOWN, Piece


@implements(Clause.CARDS)
@attrs.frozen(eq=False)
class Card(Piece):
    """A trick card. One object per card of the deck."""

    colour: str
    pattern: Pattern

    @classmethod
    @cache
    def of(cls, colour: str, trick: TrickId) -> Self:
        """Give the one card of that colour and trick."""
        return cls(colour, PATTERNS[trick])

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read `gold one_pair`. Raises ValueError."""
        colour, _, name = code.partition(" ")
        for trick in TRICK_IDS:
            if trick == name and colour in BOX.colours:
                return cls.of(colour, trick)
        raise ValueError(f"{code!r} is no card")

    @property
    def code(self) -> str:
        """`gold one_pair`, or `?` for a card that lies face down."""
        return f"{self.colour} {self.pattern.id}" if self.colour else UNKNOWN

    def __repr__(self) -> str:
        return self.code


UNSEEN: Final = Card("", Pattern(UNKNOWN, "card that lies face down"))
"""A card that nobody may look at."""

DECK: Final = tuple(Card.of(colour, trick) for colour in BOX.colours for trick in TRICK_IDS)
"""All 30 cards: every trick in every colour."""
