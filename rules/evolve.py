"""`attrs.evolve` for inner loops: it asks a class for its fields once, and gives them to its constructor in order.

For the type checker it is `attrs.evolve` itself, so that names and types of the changes are checked.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import attrs

if TYPE_CHECKING:
    from attrs import evolve as evolve
else:

    def evolve(value: Any, **changes: Any) -> Any:
        """Give the same value with some of its fields changed. Raises KeyError for a field it does not have."""
        kind = value.__class__
        shape = _SHAPES.get(kind)
        if shape is None:
            shape = _SHAPES[kind] = _shape(kind)
        places, read = shape
        values = [*read(value)]
        for name, changed in changes.items():
            values[places[name]] = changed
        return kind(*values)


_Shape: TypeAlias = "tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]"

_SHAPES: Final[dict[type[Any], _Shape]] = {}


def _shape(kind: type[Any]) -> _Shape:
    """The place of each field in the class's constructor, and how to read all of them at once."""
    names = [field.name for field in attrs.fields(kind) if field.init]
    read = attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, name) for name in names)
    return {name: place for place, name in enumerate(names)}, read
