"""What the pieces of all games have in common: a short code for records, and a face that may be unknown.

A class of pieces offers `code` and the class method `parse`, and keeps one object per face: equal pieces are the same
object. The unknown piece is an ordinary piece of its class whose code is `?`; it never stands in a record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Self

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


def count_hidden(value: object) -> int:
    """Count the unknown pieces and hidden choices anywhere inside a state."""
    if value is HIDDEN:
        return 1
    if isinstance(value, tuple):
        return sum(map(count_hidden, value))
    if isinstance(value, Faced):
        return 1 if value.code == UNKNOWN else 0
    kind = type(value)
    if attrs.has(kind):
        return sum(count_hidden(getattr(value, field.name)) for field in attrs.fields(kind))
    return 0
