"""Sets: which slices of a hand may be shown, and which set is the stronger one.

Everything here works on the numbers that face up, in the order of the hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from rules.core import implements
from rules.scout.clauses import Clause

Strength: TypeAlias = tuple[int, bool, int]
"""Number of cards, whether all are equal (a single card counts as equal), lowest number: compared in this order."""

Cut: TypeAlias = tuple[int, int]
"""A slice of a hand: where it starts, and how many cards it has."""


_FAR: Final = 100
"""A number that is next to none, be the card seen (1 to 10) or not (0)."""
_NO_STEP: Final = 2 * _FAR
"""What no two numbers are apart."""


@implements(Clause.SET, Clause.STRONGER)
def strength(numbers: Sequence[int]) -> Strength | None:
    """Weigh a set; None when the numbers are no set: neither all equal nor rising nor falling by one."""
    if len(numbers) > 1:
        step = numbers[1] - numbers[0]
        if not -1 <= step <= 1 or any(after - before != step for before, after in pairwise(numbers)):
            return None
    return weight(numbers)


@implements(Clause.STRONGER)
def weight(numbers: Sequence[int]) -> Strength | None:
    """Weigh what is known to be a set; None for no cards."""
    if not numbers:
        return None
    first, last = numbers[0], numbers[-1]
    return (len(numbers), first == last, first if first < last else last)


@implements(Clause.SET)
def reaches(numbers: Sequence[int]) -> list[int]:
    """For every place, how many cards the longest set beginning there has; each shorter slice from there is a set."""
    reach = [1] * len(numbers)
    place, after, step_after, length = len(numbers), _FAR, _NO_STEP, 1
    for number in numbers[::-1]:
        place -= 1
        step = after - number
        if step == step_after:
            length += 1
            reach[place] = length
        elif -1 <= step <= 1:
            length, step_after = 2, step
            reach[place] = 2
        else:
            step_after = _NO_STEP
        after = number
    return reach


@cache
def _from(start: int, shortest: int, longest: int) -> tuple[Cut, ...]:
    return tuple((start, length) for length in range(shortest, longest + 1))


def slices(reach: Sequence[int]) -> list[Cut]:
    """List every slice that is a set, from the left, for what `reaches` gives."""
    return [(start, length) for start, longest in enumerate(reach) for length in range(1, longest + 1)]


@implements(Clause.SET, Clause.STRONGER)
def beating(numbers: Sequence[int], target: Strength | None) -> list[Cut]:
    """List every slice that is a set and stronger than `target`, from the left; every set if that is None."""
    if target is None:
        return slices(reaches(numbers))
    found: list[Cut] = []
    size, match, lowest = target
    for start, reach in enumerate(reaches(numbers)):
        if reach < size:
            continue
        # Of as many cards equal ones beat a run, and among the like the higher lowest number counts.
        first, last = numbers[start], numbers[start + size - 1]
        if first == last:
            shortest = size if not match or first > lowest else size + 1
        else:
            shortest = size if not match and (first if first < last else last) > lowest else size + 1
        if reach > shortest:
            found += _from(start, shortest, reach)
        elif reach == shortest:
            found.append((start, shortest))
    return found


def longest_through(numbers: Sequence[int], place: int) -> tuple[int, int]:
    """Find the strongest set that contains the card at `place`, as (start, length)."""
    candidates = [
        (start, place - start + 1 + more)
        for start, reach in enumerate(reaches(numbers))
        if start <= place < start + reach
        for more in range(start + reach - place)
    ]
    return max(candidates, key=lambda cut: strength(numbers[cut[0] : sum(cut)]) or (0, False, 0))


@implements(Clause.BOTH)
class Fits:
    """Where a scouted card may go so that the enlarged hand can beat what is left on the table."""

    def __init__(self, numbers: Sequence[int], target: Strength | None) -> None:
        """Look through a hand once; `target` is the set that is left after scouting, None if nothing is."""
        self._numbers = numbers
        self._target = target
        self.everywhere = target is None
        """Whether any card may go to any place: nothing is left, or wherever it goes, a stronger set stays whole."""
        if target is None:
            return
        shows = beating(numbers, target)
        self._whole_left_from = min([start + length for start, length in shows], default=len(numbers) + 1)
        self._whole_right_to = shows[-1][0] if shows else -1
        self.everywhere = self._whole_left_from <= self._whole_right_to + 1
        self._right: Sequence[int] = ()
        self._left: Sequence[int] = ()
        if not self.everywhere:
            self._right, self._left = reaches(numbers), reaches(numbers[::-1])[::-1]

    def at(self, place: int, number: int) -> bool:
        """Tell whether a card with this number, made card number `place`, leaves or makes a stronger set."""
        return (
            self._target is None
            or self._whole_left_from <= place <= len(self._numbers)
            or (place <= self._whole_right_to or self._joins(place, number, self._target))
        )

    def _joins(self, place: int, number: int, target: Strength) -> bool:
        joined = self._joined
        return joined(place, number, 0, target) or joined(place, number, 1, target) or joined(place, number, -1, target)

    def _joined(self, place: int, number: int, step: int, target: Strength) -> bool:
        """Whether the longest set through the new card, stepping by `step` from left to right, beats the target."""
        before = self._length_before(place, number, step)
        after = self._length_after(place, number, step)
        size, match, lowest = target
        if before + 1 + after != size:
            return before + 1 + after > size
        return (size == 1 or step == 0, min(number - step * before, number + step * after)) > (match, lowest)

    def _length_before(self, place: int, number: int, step: int) -> int:
        numbers = self._numbers
        if place == 0 or numbers[place - 1] != number - step:
            return 0
        more = place > 1 and numbers[place - 1] - numbers[place - 2] == step
        return self._left[place - 1] if more else 1

    def _length_after(self, place: int, number: int, step: int) -> int:
        numbers = self._numbers
        if place == len(numbers) or numbers[place] != number + step:
            return 0
        more = place + 1 < len(numbers) and numbers[place + 1] - numbers[place] == step
        return self._right[place] if more else 1


def weakest(size: int, *, equal: bool, target: Strength, copies: Mapping[int, int]) -> int | None:
    """The lowest number of the weakest set of so many equal cards, or of the weakest run, that beats `target`, if any.

    A single card counts as equal. `copies` says on how many cards of the deck each number stands.
    """
    for lowest in copies:
        numbers = [lowest] * size if equal else list(range(lowest, lowest + size))
        there = all(numbers.count(number) <= copies.get(number, 0) for number in numbers)
        found = strength(numbers) if there else None
        if found is not None and found > target:
            return lowest
    return None
