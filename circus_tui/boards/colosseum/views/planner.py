"""What every owned program would draw, line by line: the sums behind an event before it is staged."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.sight import Sight, held, missing
from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, row, shortened
from circus_tui.screens.colosseum.decisions.produce import drawn, most_jokers
from rules.colosseum.outlook import Outlook, nobles_inside, outlooks, spectators
from rules.colosseum.pieces import program
from rules.colosseum.state import State
from rules.core import Seat

_HEADS: Final = {
    "table": "table",
    "programs": "prog",
    "tickets": "tick",
    "podiums": "pod",
    "stars": "star",
    "nobles": "nobl",
    "medals": "med",
}
_SUM: Final = 6


@attrs.frozen
class Chosen:
    """The program at the cursor, with so many jokers and medals."""

    place: int
    jokers: int
    medals: int


def planner(sight: Sight, seat: Seat, room: int, chosen: Chosen | None = None) -> Block:
    """Draw a row for each program: what is held, every line of the sum, and the sum; at most `room` rows."""
    programs = outlooks(sight.view, seat)
    at = chosen.place if chosen else 0
    shown = max(1, room - 1)
    first = max(0, min(at - shown // 2, len(programs) - shown))
    rows = [_row(sight, seat, seen, place, chosen) for place, seen in enumerate(programs)][first : first + shown]
    return (_heading(sight.cells), *rows)


def _name_cells(cells: int) -> int:
    return min(24, cells - 15 - sum(map(len, _HEADS.values())) - len(_HEADS) - _SUM)


def _heading(cells: int) -> Row:
    heads = "".join(f" {head}" for head in _HEADS.values())
    return row(Span(f" {'Program':<{_name_cells(cells) + 5}} {'held':<7}{heads}   sum", "dim"))


def _row(sight: Sight, seat: Seat, seen: Outlook, place: int, chosen: Chosen | None) -> Row:
    here = chosen is not None and chosen.place == place
    size = _name_cells(sight.cells)
    name = cut(program(seen.program).name, size)
    pointer = Span(glyphs.POINTER if here else " ", "cursor", place)
    label = Span(f"{seen.program:>2} {name:<{size}}", "selected" if here else "", place)
    counts = Span(f" {held(seen):<8}")
    return shortened(
        row(" ", pointer, label, counts, *_sums(sight.view, seat, seen, chosen if here else None)), sight.cells
    )


def _sums(view: State, seat: Seat, seen: Outlook, chosen: Chosen | None) -> Row:
    if not seen.fits:
        return row(Span(f" arena of {program(seen.program).spaces} needed", "bad"))
    jokers, medals = (chosen.jokers, chosen.medals) if chosen else (most_jokers(seen), 0)
    came = spectators(view, seat, seen.program, jokers, medals)
    if came is None:
        return row(Span(f" lacks {missing(seen)}", "bad"))
    numbers = "".join(f" {number or glyphs.DOT:>{len(_HEADS[name])}}" for name, number in came.lines)
    return row(numbers, Span(f"{came.total:>{_SUM}}", "good"))


def totals(before: State, after: State, seat: Seat) -> str:
    """What each program would draw before and after a change: `20: 50>57`."""
    arrow = glyphs.ARROWS[2]
    parts = []
    for old, new in zip(outlooks(before, seat), outlooks(after, seat), strict=True):
        one, two = drawn(before, seat, old), drawn(after, seat, new)
        if two:
            parts.append(f"{new.program}: {one}{arrow}{two}" if one != two else f"{new.program}: {two}")
    return "  ".join(parts)


def guests_text(view: State, seat: Seat) -> str:
    """Which nobles are in the arena."""
    inside = nobles_inside(view, seat)
    return ", ".join(noble.id.replace("_", " ") for noble in inside) or "no noble"
