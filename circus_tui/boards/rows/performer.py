"""Performers as lines of a list: what each asks for, and behind each cube what it makes the performance bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.cubes import cube
from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, fit, row, width
from rules.drum_roll.cards import Benefit, Performer
from rules.drum_roll.state import EMPTY, Filled

TRAILER: Final = glyphs.TRAILER
SIGNS: Final = (
    f"R{glyphs.SQUARE}1{glyphs.COIN} Y{glyphs.HOLLOW}2{glyphs.STAR}: with the red cube the act brings 1 coin, with "
    "the yellow one too it brings 2 prestige instead; each cube counts only with those before it.",
    f"{glyphs.COIN} coins, {glyphs.STAR} prestige, 2{glyphs.SQUARE} two cubes of any colours, {TRAILER} a trailer, card"
    " an investment card, pick: the better of two, skip: a salary not paid.",
    f"3/1 7{glyphs.STAR}: salary 3, once flipped 1; flipping earns 7 prestige.",
)
"""What the signs mean."""

_WIDE: Final = 76
_TYPE: Final = 8
_NAME: Final = 19
_SHORT_NAME: Final = 13
_LEAST_NOW: Final = 6
_SHORT_TYPE: Final = 3


@attrs.frozen
class Line:
    """A performer to draw.

    `mark` is what leads the line, as a number; `price` what hiring costs, if it is for hire; `now` says in several
    wordings, the longest first, what it would do now. `cube` is the requirement the cursor is on, if it is on one.
    """

    performer: Performer
    filled: Filled = EMPTY
    mark: str = " "
    price: str = ""
    now: tuple[str, ...] = ()
    now_role: str = ""
    trailer: bool = False
    flipped: bool = False
    chosen: bool = False
    cube: int | None = None
    target: Any = None


def bringing(benefit: Benefit) -> str:
    """What a level brings, in a few cells: `2¢+card`."""
    parts = (
        (benefit.coins, f"{benefit.coins}{glyphs.COIN}"),
        (benefit.prestige, f"{benefit.prestige}{glyphs.STAR}"),
        (benefit.cubes_any, f"{benefit.cubes_any}{glyphs.SQUARE}"),
        (benefit.trailer, TRAILER * min(3, benefit.trailer)),
        (benefit.skip_salary, f"{_times(benefit.skip_salary)}skip"),
        (benefit.invest, f"{_times(benefit.invest)}card"),
        (benefit.invest_pick, f"{_times(benefit.invest_pick)}pick"),
    )
    return "+".join(text for count, text in parts if count) or glyphs.DOT


def _times(count: int) -> str:
    return "" if count == 1 else str(count)


def lines(performers: Sequence[Line], cells: int) -> Block:
    """Draw performers below each other, their parts in columns."""
    benefits = [each.performer.benefits for each in performers]
    sizes = [max((cell_len(bringing(each[place])) for each in benefits), default=1) for place in range(3)]
    price = max((cell_len(each.price) for each in performers), default=0)
    return tuple(_line(each, sizes, price, cells) for each in performers)


def _line(line: Line, sizes: Sequence[int], price: int, cells: int) -> Row:
    roomy = cells >= _WIDE
    name, kind = (_NAME, _TYPE) if roomy else (_SHORT_NAME, _SHORT_TYPE)
    performer = line.performer
    drawn = row(
        *_head(line, name),
        f" {performer.type[:kind]:<{kind}}",
        f" {line.price:>{price}}" if price else "",
        *_needs(line, sizes),
        f" {performer.salary}/{performer.secondary_salary} {performer.flip_prestige:>{2 if roomy else 1}}{glyphs.STAR}",
    )
    room = cells - width(drawn) - 1
    now = Span(f" {best(line.now, room)}" if line.now and room > 0 else "", line.now_role)
    return tuple(span._replace(target=span.target or line.target) for span in row(*drawn, now))


def _head(line: Line, cells: int) -> Row:
    """Pointer and number, the name, and a trailer if there is one."""
    trailer = TRAILER if line.trailer else " "
    name = f"{cut(line.performer.name, cells - 1)}"
    filling = " " * (cells - 1 - cell_len(name))
    if line.chosen:
        return (Span(f"{glyphs.POINTER}{line.mark} ", "cursor"), Span(name, "selected"), Span(f"{filling}{trailer}"))
    return (Span(f" {line.mark} "), Span(name, "dim" if line.flipped else "strong"), Span(f"{filling}{trailer}"))


def _needs(line: Line, sizes: Sequence[int]) -> Row:
    """Each cube with what it brings, of the same width in every line; a pointer before the one at the cursor."""
    if line.flipped:
        return fit((Span(" flipped", "dim"),), sum(sizes) + 3 * len(sizes))
    level = _level(line.filled)
    parts: list[Span] = []
    for place, colour in enumerate(line.performer.cubes):
        at = place == line.cube
        drawn = cube(colour, there=line.filled[place])
        text = bringing(line.performer.benefit(place + 1))
        parts += (
            Span(glyphs.POINTER if at else " ", "cursor"),
            drawn._replace(role="selected") if at else drawn,
            Span(text, "good" if place + 1 == level else ""),
            Span(" " * (sizes[place] - cell_len(text))),
        )
    return row(*parts)


def _level(filled: Filled) -> int:
    return next((place for place, full in enumerate(filled) if not full), len(filled))


def short(line: Line, cells: int) -> Row:
    """The performer in half a screen: name, cubes, and what it would do now or cost."""
    needs = (
        (Span("flipped", "dim"),)
        if line.flipped
        else row(
            *(cube(colour, there=line.filled[place]) for place, colour in enumerate(line.performer.cubes)),
        )
    )
    tail = f" {line.price:>5}" if line.price else ""
    name = min(_NAME, cells - 8 - (len(tail) or _LEAST_NOW))
    kind = f"{line.performer.type[:_SHORT_TYPE]} " if name == _NAME else ""
    drawn = row(*_short_head(line, name), kind, *fit(needs, 7), tail)
    room = cells - width(drawn) - 1
    now = Span(f" {best(line.now, room)}" if line.now and room >= 2 else "", line.now_role)
    return tuple(span._replace(target=line.target) for span in fit(row(*drawn, now), cells))


def _short_head(line: Line, cells: int) -> Row:
    trailer = TRAILER if line.trailer else " "
    name = fit((Span(line.performer.name, "dim" if line.flipped else ""),), cells - 2)
    return row(" ", *name, f"{trailer} ")
