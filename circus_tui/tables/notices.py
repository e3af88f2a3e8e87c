"""What happens at a table is told at once to the other sessions in this process; those elsewhere look by themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rules.core import Seat

ANY: Final = 0
"""Stands for all games, none of which has this number."""

_LISTENERS: Final[dict[tuple[Path, int], list[Callable[[int], object]]]] = {}
_ASKED: Final[dict[tuple[Path, int], frozenset[Seat]]] = {}
"""Who has been asked for a move by the last that was told of a game to which anybody listens."""

_TELLING: Final[list[object]] = []
"""What tells just now; what hears it may tell of something else."""


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
            _ASKED.pop(key, None)

    return stop


def asked(folder: Path, match: int) -> frozenset[Seat]:
    """The seats that are asked for a move, as far as that has been told in this process."""
    return _ASKED.get((folder.absolute(), match), frozenset())


def tell(folder: Path, match: int, asked: frozenset[Seat] | None = None, by: object = None) -> None:
    """Tell all who listen that the game, or who sits at it, has changed, and by what.

    `asked` are the seats that are asked for a move now, where that may be new.
    """
    key = (folder.absolute(), match)
    if asked is not None and key in _LISTENERS:
        _ASKED[key] = asked
    _TELLING.append(by)
    try:
        for number in (match, ANY):
            for heard in tuple(_LISTENERS.get((key[0], number), ())):
                heard(match)
    finally:
        _TELLING.pop()


def told_by() -> object:
    """What has changed the game of which one is told just now, if that is known."""
    return _TELLING[-1] if _TELLING else None
