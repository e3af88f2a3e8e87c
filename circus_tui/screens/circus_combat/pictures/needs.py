"""What a trick still needs: in words of several lengths, and slot by slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from circus_tui.screens.circus_combat.pictures.cast import die
from circus_tui.widgets.stage import Slot
from rules.circus_combat.figures import Pattern
from rules.circus_combat.hands import Missing, missing
from rules.circus_combat.tricks import Trick
from rules.core import Seat
from rules.wording import counted

_GROUPS: Final = {1: "pair", 2: "2 pairs", 3: "3 pairs"}
_MANY: Final = {3: "three equal", 4: "four equal", 5: "five equal"}
_EMPTY: Final = {
    "one_pair": "any pair",
    "two_pairs": "any 2 pairs",
    "two_pairs_swap": "any 2 pairs",
    "three_pairs": "any 3 pairs",
    "three_of_a_kind": "three equal",
    "four_of_a_kind": "four equal",
    "five_of_a_kind": "five equal",
    "full_house": "three equal + pair",
    "three_of_a_kind_twice": "three equal twice",
    "straight": "1\N{EN DASH}5 or 2\N{EN DASH}6",
}

_TINY: Final = {
    "three_of_a_kind": "3 equal",
    "four_of_a_kind": "4 equal",
    "five_of_a_kind": "5 equal",
    "full_house": "3 equal+pair",
    "three_of_a_kind_twice": "3+3 equal",
}
"""Where no dice lie there is no value that the number could be taken for."""


class Owned(NamedTuple):
    """A die on a trick; nobody's (None) is red."""

    face: int
    owner: Seat | None


def needs(trick: Trick) -> tuple[str, ...]:
    """What is missing: in the words of the rules, and shorter; the last wording only says how many dice."""
    if trick.complete:
        return ("complete ✓", "complete")
    many = counted(trick.card.pattern.size - len(trick.faces), "die", "dice")
    if not trick.faces and trick.card.pattern.id in _EMPTY:
        brief = _EMPTY[trick.card.pattern.id]
        return (f"needs {brief}", brief, brief.replace(" + ", "+"), _TINY.get(trick.card.pattern.id, brief))
    brief = _brief(trick)
    return (trick.needs, f"needs {brief}", brief, brief.replace(" + ", "+").replace(" or ", "/"), f"needs {many}", many)


def _brief(trick: Trick) -> str:
    ways = missing(trick.card.pattern, trick.faces)
    sure = _sure(ways)
    rests = [(Counter(way.values) - sure, way) for way in ways]
    if len(ways) > 1 and all(rest.total() == 1 and not way.groups for rest, way in rests):
        either = "/".join(str(*rest) for rest, _ in rests)
        return " ".join([*map(str, sorted(sure.elements())), either])
    return " or ".join(_way(way) for way in ways)


def _sure(ways: Sequence[Missing]) -> Counter[int]:
    """The dice that are needed whichever way is gone."""
    sure = Counter(ways[0].values)
    for way in ways:
        sure &= Counter(way.values)
    return sure


def _way(way: Missing) -> str:
    values = [" ".join(map(str, way.values))] if way.values else []
    pairs = [_GROUPS[way.groups.count(2)]] if 2 in way.groups else []
    return " + ".join([*values, *(_MANY[size] for size in way.groups if size > 2), *pairs])


def slots(trick: Trick, *, tried: Owned | None = None, face: int | None = None) -> tuple[tuple[Slot, ...], ...]:
    """The dice in the groups of the pattern, and the places that are still empty, with what they need.

    `tried` is a die that has only been put there to look; `face` is the value of a die that would fit.
    """
    lying = [Owned(each, seat) for seat in (0, 1) for each in trick.own[seat]]
    lying += [Owned(each, None) for each in trick.red]
    pattern = trick.card.pattern
    ways = missing(pattern, trick.faces)
    rows = [_row(lying, ways, pattern)] if pattern.straight else _heaps(lying, ways, pattern)
    place = None if face is None else _taking(rows, str(face))
    found, seen = [], tried
    for y, heap in enumerate(rows):
        group = []
        for x, each in enumerate(heap):
            if isinstance(each, Owned):
                later = [*heap[x + 1 :], *(one for rest in rows[y + 1 :] for one in rest)]
                light = each == seen and each not in later
                group.append(Slot(die(each.face, each.owner), light=light))
            else:
                group.append(Slot(wants=each, light=place == (y, x)))
        found.append(tuple(group))
    return tuple(found)


def _either(ways: Sequence[Missing], sure: Counter[int], value: int | None) -> str:
    """What an empty place may take when several ways are open."""
    values = sorted({face for way in ways for face in Counter(way.values) - sure})
    if len(values) == 2 and all(not way.groups for way in ways):
        return "/".join(map(str, values))
    return f"{value}?" if value is not None else ""


def _row(lying: list[Owned], ways: Sequence[Missing], pattern: Pattern) -> list[Owned | str]:
    """A straight in ascending order; what may be at either end comes last."""
    sure = _sure(ways)
    parts: list[Owned | str] = [*lying, *map(str, sorted(sure))]
    parts.sort(key=lambda each: each.face if isinstance(each, Owned) else int(each))
    return [*parts, *[_either(ways, sure, None)] * (pattern.straight - len(parts))]


def _heaps(lying: list[Owned], ways: Sequence[Missing], pattern: Pattern) -> list[list[Owned | str]]:
    """Groups of equal dice, the value that is there most first."""
    sure = _sure(ways)
    counts = Counter(each.face for each in lying)
    values: list[int | None] = [*sorted(counts, key=lambda face: (-counts[face], face))]
    values += [None] * (len(pattern.groups) - len(values))
    heaps: list[list[Owned | str]] = []
    for value, size in zip(values, pattern.groups, strict=True):
        heap: list[Owned | str] = [each for each in lying if each.face == value]
        while len(heap) < size:
            certain = value is not None and sure[value] > 0
            if certain and value is not None:
                sure[value] -= 1
            heap.append("" if value is None else str(value) if certain else _either(ways, _sure(ways), value))
        heaps.append(heap)
    return heaps


def _taking(rows: list[list[Owned | str]], face: str) -> tuple[int, int] | None:
    """The empty place for a value: one that asks for just it, one that may take it, one for any value, the first."""
    free = [(each, (y, x)) for y, heap in enumerate(rows) for x, each in enumerate(heap) if isinstance(each, str)]
    for fits in (lambda want: want == face, lambda want: face in want, lambda want: not want, lambda want: True):
        for want, place in free:
            if fits(want):
                return place
    return None
