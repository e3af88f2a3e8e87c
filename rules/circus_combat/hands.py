"""Hands of dice: what still fits, why something does not, and what is missing.

All dice on a trick, of both players and the red ones, form one hand; whose they are does not matter here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Final

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import FACES, Faces, Pattern
from rules.core import implements, listing

LOWEST: Final = min(FACES)
HIGHEST: Final = max(FACES)


@implements(Clause.HAND, Clause.FITS)
def completable(pattern: Pattern, faces: Faces) -> bool:
    """Whether more dice, or none, could make these the trick's hand."""
    counts = sorted(Counter(faces).values(), reverse=True)
    if pattern.straight:
        return len(counts) == len(faces) and not {LOWEST, HIGHEST} <= set(faces)
    groups = pattern.groups
    return len(counts) <= len(groups) and all(have <= most for have, most in zip(counts, groups, strict=False))


@cache
def wanted(pattern: Pattern, faces: Faces) -> Faces:
    """The values a further die may have, ascending; none when the hand is complete. Give the faces in ascending order.

    Raises ValueError for dice that can never be this trick's hand.
    """
    if not completable(pattern, faces):
        raise ValueError(f"{faces} can never be {pattern.title}")
    return tuple(face for face in FACES if completable(pattern, (*faces, face)))


def misfit(pattern: Pattern, faces: Faces, face: int) -> str:
    """Say, as the rest of a sentence, why a die of this value does not fit on the hand; empty if it does."""
    if completable(pattern, (*faces, face)):
        return ""
    if not pattern.size:
        return "nobody has seen it yet"
    if len(faces) == pattern.size:
        return "the trick is complete"
    if pattern.straight:
        return f"there is a {face} already" if face in faces else f"no straight has both {LOWEST} and {HIGHEST}"
    most = pattern.groups[0]
    if faces.count(face) == most:
        return f"no more than {most} dice may be equal"
    values = sorted(set(faces))
    if len(values) == 1:
        return f"all its dice must be {values[0]}s"
    return f"there are {listing(map(str, values))} already, and no room for another value"


@attrs.frozen
class Missing:
    """One way to complete a hand: dice of these values, ascending, and whole groups of some other value each."""

    values: Faces
    groups: tuple[int, ...] = ()


def missing(pattern: Pattern, faces: Faces) -> tuple[Missing, ...]:
    """Every way to complete the hand, those that use what is there the most first; an empty one when it is complete."""
    ways = _straights(pattern, faces) if pattern.straight else _groupings(pattern, faces)
    return tuple(sorted(set(ways), key=lambda way: (-len(way.values), way.values)))


def _straights(pattern: Pattern, faces: Faces) -> Iterator[Missing]:
    for first in range(LOWEST, HIGHEST - pattern.straight + 2):
        row = range(first, first + pattern.straight)
        if set(faces) <= set(row):
            yield Missing(tuple(face for face in row if face not in faces))


def _groupings(pattern: Pattern, faces: Faces) -> Iterator[Missing]:
    counts = Counter(faces)
    for groups in permutations(pattern.groups):
        if all(have <= most for have, most in zip(counts.values(), groups, strict=False)):
            values = sorted(
                face for face, most in zip(counts, groups, strict=False) for _ in range(most - counts[face])
            )
            yield Missing(tuple(values), tuple(sorted(groups[len(counts) :], reverse=True)))


_GROUP_WORDS: Final = {
    (2,): "a pair",
    (2, 2): "two pairs",
    (2, 2, 2): "three pairs",
    (3,): "three of a kind",
    (3, 2): "three of a kind and a pair",
    (3, 3): "three of a kind twice",
    (4,): "four of a kind",
    (5,): "five of a kind",
}


def need(pattern: Pattern, faces: Faces) -> str:
    """Say what is still missing: `needs 2 or 6`, `needs a pair`, `needs 4 and a pair, or three of a kind`."""
    ways = missing(pattern, faces)
    if ways == (Missing(()),):
        return "is complete"
    sure = _sure(ways)
    rests = [Counter(way.values) - sure for way in ways]
    if len(ways) > 1 and all(not way.groups and rest.total() == 1 for way, rest in zip(ways, rests, strict=True)):
        last = " or ".join(_row(rest) for rest in rests)
        return f"needs {_row(sure)}, and {last}" if sure else f"needs {last}"
    return f"needs {', or '.join(_way(way) for way in ways)}"


def _sure(ways: tuple[Missing, ...]) -> Counter[int]:
    """The dice that are needed whichever way is gone."""
    sure = Counter(ways[0].values)
    for way in ways:
        sure &= Counter(way.values)
    return sure


def _row(values: Counter[int]) -> str:
    return " ".join(map(str, sorted(values.elements())))


def _way(way: Missing) -> str:
    values = [" ".join(map(str, way.values))] if way.values else []
    groups = [_GROUP_WORDS[way.groups]] if way.groups else []
    return " and ".join([*values, *groups])
