"""What the pieces of all games have in common: a short code for records, and a face that may be unknown.

A class of pieces offers `code` and the class method `parse`, and keeps one object per face: equal pieces are the same
object. The unknown piece is an ordinary piece of its class whose code is `?`; it never stands in a record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Self

import attrs

from rules.core import HIDDEN

UNKNOWN: Final = "?"
"""The code of a piece whose face may not be seen."""


class Faced(ABC):
    """Anything with a face that can be turned down; its code is `?` while it is."""

    __slots__ = ()

    @property
    @abstractmethod
    def code(self) -> str:
        """The short name used in records."""


class Piece(Faced):
    """A card, token or die with a printed face, the same in every game that is played."""

    __slots__ = ()

    @classmethod
    @abstractmethod
    def parse(cls, code: str) -> Self:
        """Give the piece with this code. Raises ValueError for anything else, the unknown piece included."""


_PARTS: Final[dict[type[Any], tuple[str, ...] | None]] = {}
"""The fields of each class that has been met: a state has hundreds of values, of few classes."""


def covered(whole: Any, seen: Any) -> list[str]:
    """Give the code of every piece of a state that a view of it shows face down, and `?` for every hidden choice."""
    found: list[str] = []
    _cover(whole, seen, found)
    return found


def _cover(whole: Any, seen: Any, found: list[str]) -> None:
    """Add what is covered to what has been found."""
    if seen is HIDDEN:
        found.append(UNKNOWN)
    elif isinstance(seen, tuple):
        for one, other in zip(whole, seen, strict=True):
            _cover(one, other, found)
    else:
        kind = type(seen)
        if kind not in _PARTS:
            _PARTS[kind] = _parts(kind)
        parts = _PARTS[kind]
        if parts is not None:
            for name in parts:
                _cover(getattr(whole, name), getattr(seen, name), found)
        elif seen.code == UNKNOWN:
            found.append(whole.code)


def _parts(kind: type[Any]) -> tuple[str, ...] | None:
    """The fields of a class in which there may be something unknown; None if its values have a face themselves."""
    if issubclass(kind, Faced):
        return None
    return tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else ()
