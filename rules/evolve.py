"""`attrs.evolve` for inner loops, without looking a class's fields up each time.

What has slots is made by its constructor, which gets all fields in order. A class of many fields is changed faster
without slots: then they are copied at once, and the constructor is passed by. Such a class has no converter and no
validator, which would be passed by as well, and no cached property, which would be kept.

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
        if not hasattr(value, "__dict__"):
            return _constructed(value, kind, changes)
        fields = value.__dict__
        changed = fields | changes
        if len(changed) > len(fields):
            raise KeyError(*changes.keys() - fields.keys())
        copy = _new(kind)
        _set(copy, "__dict__", changed)
        return copy


def _constructed(value: Any, kind: type[Any], changes: dict[str, Any]) -> Any:
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


_new: Final = object.__new__
_set: Final = object.__setattr__
