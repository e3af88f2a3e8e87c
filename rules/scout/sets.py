"""Sets: which slices of a hand may be shown, and which set is the stronger one.

Everything here works on the numbers that face up, in the order of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rules.scout.pieces import HIGHEST

Strength: TypeAlias = tuple[int, bool, int]
"""Number of cards, whether all are equal (a single card counts as equal), lowest number: compared in this order."""


def strength(numbers: Sequence[int]) -> Strength | None:
    """Weigh a set; None when the numbers are no set: neither all equal nor rising nor falling by one."""
    if not numbers or reaches(numbers)[0] < len(numbers):
        return None
    return (len(numbers), numbers[0] == numbers[-1], min(numbers[0], numbers[-1]))


def reaches(numbers: Sequence[int]) -> list[int]:
    """For every place, how many cards the longest set beginning there has; each shorter slice from there is a set."""
    reach = [1] * len(numbers)
    step_after = None
    for place in range(len(numbers) - 2, -1, -1):
        step = numbers[place + 1] - numbers[place]
        if -1 <= step <= 1:
            reach[place] = reach[place + 1] + 1 if step == step_after else 2
            step_after = step
        else:
            step_after = None
    return reach


def beating(numbers: Sequence[int], target: Strength | None) -> Iterator[tuple[int, int]]:
    """List every slice, as (start, length), that is a set and stronger than `target`; every set if that is None."""
    if target is None:
        for start, reach in enumerate(reaches(numbers)):
            for length in range(1, reach + 1):
                yield start, length
        return
    size, match, lowest = target
    for start, reach in enumerate(reaches(numbers)):
        if reach < size:
            continue
        last = numbers[start + size - 1]
        if (numbers[start] == last, min(numbers[start], last)) > (match, lowest):
            yield start, size
        for length in range(size + 1, reach + 1):
            yield start, length


def longest_through(numbers: Sequence[int], place: int) -> tuple[int, int]:
    """Find the strongest set that contains the card at `place`, as (start, length)."""
    candidates = [
        (start, place - start + 1 + more)
        for start, reach in enumerate(reaches(numbers))
        if start <= place < start + reach
        for more in range(start + reach - place)
    ]
    return max(candidates, key=lambda cut: strength(numbers[cut[0] : sum(cut)]) or (0, False, 0))


class Fits:
    """Where a scouted card may go so that the enlarged hand can beat what is left on the table."""

    def __init__(self, numbers: Sequence[int], target: Strength | None) -> None:
        """Look through a hand once; `target` is the set that is left after scouting, None if nothing is."""
        self._numbers = numbers
        self._target = target
        slices = list(beating(numbers, target))
        self._whole_left_from = min((start + length for start, length in slices), default=len(numbers) + 1)
        self._whole_right_to = max((start for start, _ in slices), default=-1)
        self._right = reaches(numbers)
        self._left = reaches(numbers[::-1])[::-1]

    def at(self, place: int, number: int) -> bool:
        """Tell whether a card with this number, made card number `place`, leaves or makes a stronger set."""
        return (
            self._target is None
            or self._whole_left_from <= place <= len(self._numbers)
            or (place <= self._whole_right_to or self._joins(place, number, self._target))
        )

    def _joins(self, place: int, number: int, target: Strength) -> bool:
        return any(self._joined(place, number, step, target) for step in (0, 1, -1))

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


def weakest(size: int, *, equal: bool, target: Strength) -> int | None:
    """The lowest number of the weakest set of so many equal cards, or of the weakest run, that beats `target`, if any.

    A single card counts as equal. No card is higher than `HIGHEST`.
    """
    for lowest in range(1, HIGHEST + 1):
        numbers = [lowest] * size if equal else list(range(lowest, lowest + size))
        found = strength(numbers) if numbers[-1] <= HIGHEST else None
        if found is not None and found > target:
            return lowest
    return None
