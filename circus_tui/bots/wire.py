"""A view on its way to another process and back: cards are named by their codes, since equal cards are one object."""

from __future__ import annotations

import io
import pickle
import sys
from typing import Any, TypeAlias

from rules.pieces import UNKNOWN, Faced, Piece

_Name: TypeAlias = "tuple[type[Faced], str]"


class _Packer(pickle.Pickler):
    def persistent_id(self, obj: Any) -> _Name | None:
        """Name a piece by its class and code; anything else travels as it is."""
        return (type(obj), obj.code) if isinstance(obj, Piece) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Faced:
        """Find the one piece of this name."""
        kind, code = pid
        found: Faced = _unseen(kind) if code == UNKNOWN else kind.parse(code)
        return found


def _unseen(kind: type[Faced]) -> Faced:
    """The piece of a class whose face may not be seen, as the module of the class keeps it."""
    for value in vars(sys.modules[kind.__module__]).values():
        if isinstance(value, kind) and value.code == UNKNOWN:
            return value
    raise pickle.UnpicklingError(f"{kind.__name__} has no unseen piece")


def pack(value: Any) -> bytes:
    """Put a view, or anything made of views, moves and plain values, into bytes."""
    packed = io.BytesIO()
    _Packer(packed, protocol=pickle.HIGHEST_PROTOCOL).dump(value)
    return packed.getvalue()


def unpack(packed: bytes) -> Any:
    """Read what `pack` has written. Only for bytes of one's own: they could do anything."""
    return _Unpacker(io.BytesIO(packed)).load()
