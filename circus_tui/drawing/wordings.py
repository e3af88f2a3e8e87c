"""Several wordings of the same thing, of which the longest that has room is used."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, joined, row, shortened, text_of, width
from circus_tui.names import cut

_ASIDE: Final = re.compile(r" \([^()]*\)")
_JOINT: Final = re.compile(r"[;:.] ")
_LEAST: Final = 4
"""Words that are left of a sentence at least, its letter in front counted."""


def best(wordings: Sequence[str], cells: int) -> str:
    """The longest wording that fits; if none does, the shortest, cut."""
    if not wordings:
        return ""
    fitting = next((words for words in wordings if cell_len(words) <= cells), None)
    return cut(wordings[-1], max(0, cells)) if fitting is None else fitting


def best_row(wordings: Sequence[Row], cells: int) -> Row:
    """The longest wording that fits; if none does, the shortest, cut."""
    if not wordings or cells <= 0:
        return ()
    return next((words for words in wordings if width(words) <= cells), shortened(wordings[-1], cells))


def as_many(lead: Row, parts: Sequence[Row], cells: int) -> Row:
    """A list, two cells between its parts: as many of them as have room, then how many more there are."""
    for many in range(len(parts), 0, -1):
        more = row(Span(f"  +{len(parts) - many}", "dim")) if many < len(parts) else ()
        line = row(*lead, *(span for part in parts[:many] for span in (*part, Span("  "))))[:-1]
        if width((*line, *more)) <= cells:
            return (*line, *more)
    return row(*lead, Span(f"{len(parts)}", "dim"))


def shorter(line: Row) -> Iterator[Row]:
    """A sentence and shorter ones: without what stands in brackets, then without ever more of its last clauses."""
    yield line
    brief = _without(line, (each.span() for each in _ASIDE.finditer(text_of(line))))
    yield brief
    words = text_of(brief)
    for joint in reversed(list(_JOINT.finditer(words))):
        if len(words[: joint.start()].split()) >= _LEAST:
            ended = _without(brief, ((joint.start(), len(words)),))
            yield (*ended, ended[-1]._replace(text=".")) if "." in (words[-1], joint[0][0]) else ended


def _without(line: Row, gaps: Iterable[tuple[int, int]]) -> Row:
    """A row without the characters of these gaps, each from a place to one behind it."""
    left_out = {place for start, stop in gaps for place in range(start, stop)}
    kept: list[Span] = []
    start = 0
    for span in line:
        places = range(start, start := start + len(span.text))
        text = "".join(char for place, char in zip(places, span.text, strict=True) if place not in left_out)
        kept.append(span._replace(text=text))
    return joined(kept)
