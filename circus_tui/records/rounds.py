"""How a finished game came to its scores: what each round brought to whom, or what the sums are made of. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import attrs

from rules.core import CHANCE, Result, Seat, listing
from rules.history import History

_NUMBER: Final = re.compile(r"\d+")


@attrs.frozen
class Course:
    """Columns under their heads, a row for each seat; `counts` is what the heads count, `story` how it went."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    counts: str = ""
    gains: tuple[tuple[int, ...], ...] = ()
    story: str = ""


def course(history: History, names: Sequence[str]) -> Course:
    """Round by round where a game has rounds, each with a result of its own; else the columns of its last result."""
    rules = history.rules
    ends: list[tuple[Result, tuple[int, ...]]] = []
    for state in history.states:
        if rules.to_act(state) <= {CHANCE}:
            view = rules.view(state, None)
            result = rules.result(view)
            if result is not None:
                ends.append((result, rules.scores(view)))
    if len(ends) < 2:
        return Course(ends[0][0].columns, ends[0][0].rows) if ends else Course((), ((),) * history.seats)
    before = (rules.scores(rules.view(history.states[0], None)), *(scores for _, scores in ends))
    gains = tuple(
        tuple(after[seat] - earlier[seat] for earlier, after in pairwise(before)) for seat in range(history.seats)
    )
    titles = [result.title for result, _ in ends]
    heads = tuple(found[0] if (found := _NUMBER.search(title)) else title for title in titles)
    counts = titles[0].split()[0].lower()
    return Course(heads, (), counts, gains, _story([scores for _, scores in ends], heads, counts, names))


def _story(ends: Sequence[Sequence[int]], heads: Sequence[str], counts: str, names: Sequence[str]) -> str:
    """Since when the winners have been in front, and how often the lead went to somebody else."""
    leaders: list[tuple[Seat, ...]] = [
        tuple(seat for seat, score in enumerate(scores) if score == max(scores)) for scores in ends
    ]
    last = leaders[-1]
    since = len(leaders)
    while since and leaders[since - 1] == last:
        since -= 1
    who = listing([names[seat] for seat in last])
    if not since:
        return f"{who} led from {counts} {heads[0]} on"
    return f"{who} took the lead in {counts} {heads[since]}"
