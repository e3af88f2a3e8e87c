"""Which kind of question comes next: what was missed soon, what is known later and later. Pure; it is told the time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import attrs

from rules.chance import below
from rules.core import Randomness

GAPS: Final = (0.0, 60.0, 600.0, 86_400.0, 4 * 86_400.0, 14 * 86_400.0)
"""Seconds until a kind is due again, by how often in a row it was known."""

TABLE_READY: Final = 12
"""Right answers in a row after which somebody is ready for the table."""


@attrs.frozen
class Box:
    """How often in a row a kind of question was known, and when it is due again."""

    known: int = 0
    due: float = 0.0

    def answered(self, now: float, *, right: bool) -> Box:
        """The box after an answer: one further, or back to the first."""
        known = min(self.known + 1, len(GAPS) - 1) if right else 0
        return Box(known, now + GAPS[known])


def next_kind(kinds: Iterable[str], boxes: Mapping[str, Box], now: float, rng: Randomness) -> str:
    """Choose among the kinds that are due those due longest; if none is, among those known least."""
    found = {kind: boxes.get(kind, Box()) for kind in kinds}
    due = {kind: box.due for kind, box in found.items() if box.due <= now}
    ranks = due or {kind: float(box.known) for kind, box in found.items()}
    first = [kind for kind, rank in ranks.items() if rank == min(ranks.values())]
    return first[below(len(first), rng)]
