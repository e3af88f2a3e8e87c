"""What can happen in Tombola."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs


@attrs.frozen
class Shuffle:
    """Chance: the tickets in their order, the top one first."""

    kind: ClassVar[str] = "shuffle"
    order: tuple[int, ...]


@attrs.frozen
class Draw:
    """Draw the top ticket."""

    kind: ClassVar[str] = "draw"


@attrs.frozen
class Stop:
    """Draw no more."""

    kind: ClassVar[str] = "stop"


Move: TypeAlias = Shuffle | Draw | Stop
MOVES: Final[tuple[type[Move], ...]] = (Shuffle, Draw, Stop)
