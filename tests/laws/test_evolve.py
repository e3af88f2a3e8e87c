"""Changing a value copies all other fields, with slots and without, and knows no field that the class has not."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import attrs
import pytest

from rules import GAMES
from rules.evolve import evolve


@attrs.frozen
class _Slotted:
    first: int
    second: tuple[int, ...] = ()


@attrs.frozen(slots=False)
class _Open:
    first: int
    second: tuple[int, ...] = ()


@pytest.mark.parametrize("value", [_Slotted(1, (2,)), _Open(1, (2,))], ids=["slots", "no slots"])
def test_a_change_is_a_new_value_and_the_old_one_stays(value: Any) -> None:
    changed = evolve(value, second=(3, 4))
    assert changed == type(value)(1, (3, 4)) == attrs.evolve(value, second=(3, 4))
    assert value == type(value)(1, (2,))
    assert hash(changed) == hash(type(value)(1, (3, 4)))
    with pytest.raises(KeyError, match="third"):
        evolve(value, third=1)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        changed.first = 2


def _values(value: Any) -> set[type[Any]]:
    """Every class of the game's own inside a state."""
    if isinstance(value, tuple):
        return set().union(*map(_values, value))
    if not attrs.has(type(value)):
        return set()
    inside = (_values(getattr(value, field.name)) for field in attrs.fields(value.__class__))
    return {type(value)}.union(*inside)


@pytest.mark.parametrize("slug", GAMES)
def test_no_copy_passes_by_a_constructor_that_does_more_than_keep_its_fields(slug: str) -> None:
    rules = GAMES[slug]
    for kind in _values(rules.new(rules.INFO.seats[0], rules.Options())):
        if "__slots__" not in vars(kind):
            assert not any(field.converter or field.validator for field in attrs.fields(kind)), kind
            assert not hasattr(kind, "__attrs_post_init__"), kind
            assert not any(isinstance(each, cached_property) for each in vars(kind).values()), kind
