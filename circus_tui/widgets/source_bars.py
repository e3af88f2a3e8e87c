"""Scores as bars by source, to both sides of a zero line; each part has its number, and its word if that fits."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Row, Span, shortened, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best_row
from circus_tui.widgets.picture import Picture, Room

_LEFT = 24
_SAID = 20


@attrs.frozen
class Source:
    """A part of a score: how much (below zero if lost), its colour, its name."""

    number: int
    role: str
    word: str


@attrs.frozen
class Score:
    """One player's bar: who it is, the parts, and what stands behind the bar in one or two rows."""

    who: Row
    parts: tuple[Source, ...]
    said: tuple[Row, ...]


@attrs.frozen
class ScoreBars:
    """The bars, the best first; every source is named in the key above them."""

    scores: tuple[Score, ...]
    key: tuple[Source, ...]


class SourceBars(Picture[ScoreBars]):
    """Bars of one, two or more rows, a scale below them where there is room."""

    def paint(self, value: ScoreBars, room: Room) -> Block:
        """Draw key, bars and scale."""
        sheet = Sketch(room.cells, room.rows)
        head = 2 if room.rows >= 3 * len(value.scores) + 2 else 1
        keys = [_key(value.key, sign, gap) for sign, gap in (("■ ", "  "), ("■ ", " "), ("■", " "))]
        sheet.line(1, 0, best_row(keys, room.cells - 2))
        left = min(_LEFT, max(width(each.who) for each in value.scores) + 3)
        gains = max(1, *(sum(p.number for p in each.parts if p.number > 0) for each in value.scores))
        losses = max(0, *(-sum(p.number for p in each.parts if p.number < 0) for each in value.scores))
        said = _SAID if room.cells < 100 else _SAID + 22
        scale = min(2.5, (room.cells - left - said) / max(1, gains + losses))
        zero = left + round(losses * scale)
        free = room.rows - head
        pitch = max(1, min(5, free // len(value.scores)))
        thick = 1 if pitch == 1 else 2 if pitch < 5 else 3
        for number, each in enumerate(value.scores):
            y = head + number * pitch
            sheet.line(1, y, shortened(each.who, left - 2))
            _bar(sheet, each, y, thick, (zero, scale))
        sheet.tile(zero, head, 1, min(free, pitch * len(value.scores)), "│", "line")
        if room.rows > head + pitch * len(value.scores):
            _scale(sheet, room.rows - 1, zero, scale, (losses, gains))
        return sheet.block()


def _key(sources: tuple[Source, ...], sign: str, gap: str) -> Row:
    """What the colours mean."""
    spans = [span for each in sources for span in (Span(sign, each.role), Span(each.word, "dim"), Span(gap))]
    return tuple(spans[:-1])


def _bar(sheet: Sketch, score: Score, y: int, thick: int, axis: tuple[int, float]) -> None:
    zero, scale = axis
    total, behind = 0, zero + 1
    for part in [each for each in score.parts if each.number > 0]:
        start = zero + 1 + round(total * scale)
        total += part.number
        behind = zero + 1 + round(total * scale)
        _part(sheet, part, (start, y, behind - start, thick))
    total = 0
    for part in [each for each in score.parts if each.number < 0]:
        stop = zero - round(total * scale)
        total -= part.number
        start = zero - round(total * scale)
        _part(sheet, part, (start, y, stop - start, thick))
    for number, line in enumerate(score.said[:thick]):
        sheet.line(behind + 1, y + number, shortened(line, sheet.cells - behind - 2))


def _part(sheet: Sketch, part: Source, at: tuple[int, int, int, int]) -> None:
    x, y, cells, rows = at
    ink = "type-ink" if part.number > 0 else "bar-ink"
    ground = part.role if part.number > 0 else "bar"
    sheet.fill(x, y, cells, rows, ground)
    number = f"{part.number}".replace("-", "\N{MINUS SIGN}")
    if len(number) <= cells:
        sheet.put(x + (1 if cells > len(number) + 1 else 0), y, number, f"{ink} bold")
    if rows > 1 and len(part.word) + 1 < cells:
        sheet.put(x + 1, y + 1, part.word, ink)


def _scale(sheet: Sketch, y: int, zero: int, scale: float, ends: tuple[int, int]) -> None:
    losses, gains = ends
    step = next((each for each in (5, 10, 20, 50, 100) if each * scale >= 7), 200)
    for number in range(-(losses // step) * step, gains + step, step):
        x = zero + round(number * scale) + (1 if number > 0 else 0)
        text = str(number).replace("-", "\N{MINUS SIGN}")
        if 0 < x < sheet.cells - len(text):
            sheet.put(x - (len(text) if number <= 0 else len(text) - 1), y, text, "dim")
