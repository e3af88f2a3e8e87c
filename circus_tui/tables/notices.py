"""What happens at a table is told at once to the other sessions in this process; those elsewhere look by themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

ANY: Final = 0
"""Stands for all games, none of which has this number."""

_LISTENERS: Final[dict[tuple[Path, int], list[Callable[[int], object]]]] = {}


def listen(folder: Path, match: int, heard: Callable[[int], object]) -> Callable[[], None]:
    """Have something called with the number of that game whenever it, or who sits there, has changed.

    Gives what ends that.
    """
    key = (folder.absolute(), match)
    _LISTENERS.setdefault(key, []).append(heard)

    def stop() -> None:
        there = _LISTENERS.get(key, [])
        if heard in there:
            there.remove(heard)
        if not there:
            _LISTENERS.pop(key, None)

    return stop


def tell(folder: Path, match: int) -> None:
    """Tell all who listen that the game, or who sits at it, has changed."""
    for number in (match, ANY):
        for heard in tuple(_LISTENERS.get((folder.absolute(), number), ())):
            heard(match)
