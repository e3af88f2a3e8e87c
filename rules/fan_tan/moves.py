"""What can happen in Fan Tan."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs

from rules.big_top.pieces import DECK, Card
from rules.core import Seat


@attrs.frozen
class Deal:
    """Chance: everybody's cards, by seat; `dealer` is named in the first deal only."""

    kind: ClassVar[str] = "deal"
    hands: tuple[tuple[Card, ...], ...]
    dealer: Seat | None


@attrs.frozen
class Play:
    """Play a card."""

    kind: ClassVar[str] = "play"
    card: Card


@attrs.frozen
class Pass:
    """Pay a peanut, if there is one to pay, and do nothing."""

    kind: ClassVar[str] = "pass"


Move: TypeAlias = Deal | Play | Pass
MOVES: Final[tuple[type[Move], ...]] = (Deal, Play, Pass)

# One object per move: there are few, and lists of them are made all the time.
PLAYS: Final = {card: Play(card) for card in DECK}
PASS: Final = Pass()
