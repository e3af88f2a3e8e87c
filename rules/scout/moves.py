"""What can happen in SCOUT. Positions count from 0, from the left, as the hand's owner sees it."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

import attrs

from rules.core import Seat
from rules.scout.pieces import Card

End: TypeAlias = Literal["left", "right"]


@attrs.frozen
class Deal:
    """Chance: the hands of a round, in order and as dealt; `first` names the starting seat of round 1 only."""

    kind: ClassVar[str] = "deal"
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    first: Seat | None


@attrs.frozen
class Orient:
    """Keep the whole hand as dealt, or turn every card of it."""

    kind: ClassVar[str] = "orient"
    turn: bool


@attrs.frozen
class Show:
    """Put `length` neighbouring cards, from `start` on, on the table."""

    kind: ClassVar[str] = "show"
    start: int
    length: int


@attrs.frozen
class Scout:
    """Take the card at one end of the active set, turned or not, into the hand: it becomes card number `at`."""

    kind: ClassVar[str] = "scout"
    end: End
    turn: bool
    at: int


@attrs.frozen
class ScoutAndShow:
    """Spend the token: scout like this, and then show in the same turn."""

    kind: ClassVar[str] = "scout_and_show"
    end: End
    turn: bool
    at: int


Move: TypeAlias = Deal | Orient | Show | Scout | ScoutAndShow
MOVES: Final[tuple[type[Move], ...]] = (Deal, Orient, Show, Scout, ScoutAndShow)
