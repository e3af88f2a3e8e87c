"""What can happen in Big Top."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs

from rules.big_top.pieces import DECK, Card, Deal
from rules.big_top.state import Receipts


@attrs.frozen
class Invest:
    """Put the four gate receipts on the four suits, face down: which value lies on which."""

    kind: ClassVar[str] = "invest"
    clowns: int
    sideshow: int
    animals: int
    performers: int

    @property
    def receipts(self) -> Receipts:
        """The values in the order of the suits."""
        return (self.clowns, self.sideshow, self.animals, self.performers)


@attrs.frozen
class Play:
    """Play a card from the hand."""

    kind: ClassVar[str] = "play"
    card: Card


@attrs.frozen
class PlayCalled:
    """Play a card from one's own chart."""

    kind: ClassVar[str] = "play_called"
    card: Card


@attrs.frozen
class Call:
    """Put a card from the hand on space 3 of one's own chart."""

    kind: ClassVar[str] = "call"
    card: Card


@attrs.frozen
class Pass:
    """Pass: no card can be played or called."""

    kind: ClassVar[str] = "pass"


Move: TypeAlias = Deal | Invest | Play | PlayCalled | Call | Pass
MOVES: Final[tuple[type[Move], ...]] = (Deal, Invest, Play, PlayCalled, Call, Pass)

# One object per move: there are few, and lists of them are made all the time.
PLAYS: Final = {card: Play(card) for card in DECK}
CALLED_PLAYS: Final = {card: PlayCalled(card) for card in DECK}
CALLS: Final = {card: Call(card) for card in DECK}
PASS: Final = Pass()
