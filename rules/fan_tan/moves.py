"""What can happen in Fan Tan."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs

from rules.big_top.pieces import DECK, Card, Deal


@attrs.frozen
class Play:
    """Lay a card on its pile."""

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
