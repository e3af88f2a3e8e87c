"""Pictures that were painted lately: where several windows of a process show the same value, the first one paints it.

What a painter draws of a value in a room never changes, so that whoever has the value may have the cells that another
one has made of it. Nobody gets cells of anything but a value of their own: one seat's hand is another value than the
next one's, and is looked up by all that is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeAlias

from textual.cache import LRUCache

from circus_tui.drawing.paint import Block
from circus_tui.keyboard import spelling

Key: TypeAlias = tuple[Hashable, ...]

KEPT: Final = 512
"""Pictures that are kept: some ten of each window are not those of another one at its table too."""

_PAINTED: Final[LRUCache[Key, Block]] = LRUCache(KEPT)


def painted(painter: type, value: object, room: object, paint: Callable[[], Block]) -> Block:
    """What that painter draws of a value in a room, painted now if it has not been lately.

    Keys that are named in it are those of whoever reads it.
    """
    key: Key = (painter, value, room, spelling.changed())
    found = _PAINTED.get(key)
    if found is None:
        found = _PAINTED[key] = paint()
    return found
