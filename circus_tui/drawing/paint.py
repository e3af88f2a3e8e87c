"""Pictures made of text: rows of spans, each with a role that a theme turns into a style. Knows no terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

from rich.cells import cell_len

from circus_tui.drawing.glyphs import MORE
from circus_tui.names import cut


class Span(NamedTuple):
    """Text in one style. `target` is what a mouse click on it means, if anything."""

    text: str
    role: str = ""
    target: Any = None


_LOOK: Final = attrgetter("role", "target")

Row: TypeAlias = tuple[Span, ...]
Block: TypeAlias = tuple[Row, ...]


def row(*parts: Span | str) -> Row:
    """Make a row of spans and plain texts, leaving out what is empty."""
    spans = (part if isinstance(part, Span) else Span(part) for part in parts)
    return tuple(span for span in spans if span.text)


def joined(spans: Iterable[Span]) -> Row:
    """Make a row of many small spans, neighbours that look and mean the same joined to one."""
    alike = groupby((span for span in spans if span.text), _LOOK)
    return tuple(Span("".join(span.text for span in group), role, target) for (role, target), group in alike)


def width(line: Row) -> int:
    """The number of cells a row fills."""
    return sum(cell_len(span.text) for span in line)


def text_of(line: Row) -> str:
    """The characters of a row without their styles, and without spaces at the end."""
    return "".join(span.text for span in line).rstrip()


def fit(line: Row, cells: int) -> Row:
    """Cut or fill a row to exactly so many cells."""
    kept: list[Span] = []
    left = cells
    for span in line:
        size = cell_len(span.text)
        if size > left:
            short = cut(span.text, left)
            kept.append(span._replace(text=short))
            left -= cell_len(short)
            break
        kept.append(span)
        left -= size
    if left:
        kept.append(Span(" " * left))
    return tuple(span for span in kept if span.text)


def beside(blocks: Iterable[Block], gap: int = 0) -> Block:
    """Put blocks side by side; shorter ones are filled with blank rows below. Each block must be of even width."""
    parts = list(blocks)
    height = max(map(len, parts), default=0)
    widths = [max(map(width, part), default=0) for part in parts]
    space = Span(" " * gap)
    rows = []
    for y in range(height):
        spans: list[Span] = []
        for number, (part, cells) in enumerate(zip(parts, widths, strict=True)):
            if number and gap:
                spans.append(space)
            spans += fit(part[y], cells) if y < len(part) else (Span(" " * cells),)
        rows.append(row(*spans))
    return tuple(rows)


def columns(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Set texts in columns: a negative width sets flush right; a text that is too wide is cut."""
    parts = []
    for text, size in zip(cells, widths, strict=True):
        kept = cut(text, abs(size))
        blank = " " * (abs(size) - cell_len(kept))
        parts.append(blank + kept if size < 0 else kept + blank)
    return " ".join(parts)


def shortened(line: Row, cells: int) -> Row:
    """Cut a row that is too long, with a sign that there is more."""
    return line if width(line) <= cells else row(*fit(line, cells - 1), MORE)


_SPLITS: Final = "(?<!§)"
"""A row may end at any space but that between the sign of a rule and its number."""


def wrapped(text: str, cells: int, role: str = "", most: int = 99) -> Block:
    """Break a text into rows at its spaces; a word wider than a row is cut."""
    rows: list[str] = []
    line = ""
    for word in re.split(f"{_SPLITS} ", text):
        longer = f"{line} {word}" if line else word
        if cell_len(longer) <= cells:
            line = longer
        else:
            if line:
                rows.append(line)
            line = cut(word, cells)
    rows.append(line)
    return tuple(row(Span(each, role)) for each in rows[:most])


def wrapped_row(line: Row, cells: int) -> Block:
    """Break a row of spans into rows at its spaces; a word wider than a row is cut."""
    rows: list[list[Span]] = [[]]
    room = cells
    for word in _words(line):
        size = width(word)
        if size > room and rows[-1]:
            rows.append([])
            room = cells
            word = word[1:] if not word[0].text.strip() else word
        rows[-1] += word
        room -= width(word)
    return tuple(shortened(joined(row), cells) for row in rows)


def _words(line: Row) -> Iterable[tuple[Span, ...]]:
    """The words of a row, each with the space before it as a span of its own."""
    word: list[Span] = []
    for span in line:
        for number, part in enumerate(re.split(f"{_SPLITS}( +)", span.text)):
            if number % 2:
                yield from (tuple(word),) if word else ()
                word = [span._replace(text=part)]
            elif part:
                word.append(span._replace(text=part))
    if word:
        yield tuple(word)


def sheet(rows: Sequence[Row], foot: Sequence[Row], cells: int, height: int) -> Block:
    """Fill a screen: rows from the top, `foot` at the bottom, blank between; what is too much at the top is cut."""
    room = max(0, height - len(foot))
    top = [*rows[:room], *[()] * (room - len(rows))]
    return tuple(fit(line, cells) for line in [*top, *foot][:height])
