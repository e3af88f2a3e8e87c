"""What has been shown and scouted in a match, read from what the whole table has seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import attrs

from rules.core import Seat
from rules.scout.pieces import Card
from rules.scout.sets import Strength, strength
from rules.scout.state import Acting, MustShow, State, ups


@attrs.frozen
class Shown:
    """A set that was shown, in which round (from 1) and by whom; who scouted which card of it, in that order."""

    number: int
    owner: Seat
    cards: tuple[Card, ...]
    scouted: tuple[tuple[int, Seat], ...] = ()

    @property
    def stays(self) -> range:
        """The numbers of the cards that nobody has scouted."""
        gone = {number for number, _ in self.scouted}
        left = [number for number in range(len(self.cards)) if number not in gone]
        return range(left[0], left[-1] + 1) if left else range(0)

    @property
    def strength(self) -> Strength:
        """How strong the set was that was shown."""
        found = strength(ups(self.cards))
        assert found is not None
        return found


def shows(past: Sequence[State]) -> tuple[Shown, ...]:
    """Every set that was shown, the oldest first; `past` are the table's views, one after the other."""
    found: list[Shown] = []
    for before, after in pairwise(past):
        if not isinstance(before.step, Acting | MustShow) or before.active == after.active:
            continue
        seat = before.step.seat
        if found and before.active and after.active in (before.active[1:], before.active[:-1]):
            last = found[-1]
            place = last.stays[0] if after.active == before.active[1:] else last.stays[-1]
            found[-1] = attrs.evolve(last, scouted=(*last.scouted, (place, seat)))
        else:
            found.append(Shown(len(before.rounds) + 1, seat, after.active))
    return tuple(found)


def tokens_used(past: Sequence[State]) -> int:
    """How often Scout & Show has been used."""
    return sum(
        was.token and not now.token
        for before, after in pairwise(past)
        for was, now in zip(before.players, after.players, strict=True)
        if isinstance(before.step, Acting | MustShow)
    )
