"""The main board: turns and tickets in one line, and the action spaces with their markers in order."""

from __future__ import annotations

from typing import Final

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views.sight import Sight, tag, tagged
from circus_tui.boards.rows.cubes import cube
from circus_tui.paint import Block, Row, Span, fit, row, shortened, width
from circus_tui.screens.drum_roll.decisions.placing import COLUMNS, PASSING
from rules.core import Seat
from rules.drum_roll.cubes import number_of
from rules.drum_roll.outlook import Space, action_spaces, ticket_track
from rules.drum_roll.state import Marker
from rules.drum_roll.steps import Placing

SIGNS: Final = (
    "1 2 3 4 on the board are the players' markers and ticket cubes, in the order they were placed; +1 was placed with"
    " an Unblock card.",
    f"W{glyphs.NO} on the board: the action cannot be used now; w says why.",
    "Tickets: the coins for entering each slot; Turn: a vote follows the turns before v.",
)

_NAMES: Final = {"tickets": "Tickets", "hire_performer": "Performer", "hire_personnel": "Personnel"}
_LEAST_NAME: Final = 3
_TIGHT: Final = 12
"""Cells of a space up to which nothing stands between cube and name."""


def tracks(sight: Sight) -> Row:
    """Which turn it is, who starts, and where the ticket cubes are."""
    parts = row(" ", *_turns(sight), Span("  start ", "dim"), tag(sight.view.turn.start), "  ", *_tickets(sight))
    return shortened(parts, sight.cells)


def _turns(sight: Sight) -> Row:
    view, figures = sight.view, sight.view.figures
    if view.in_show:
        return (Span("The show", "turn"),)
    if not sight.roomy:
        return row(Span("Turn ", "dim"), Span(f"[{view.turn.number}]", "turn"))
    parts: list[Span | str] = [Span("Turn ", "dim")]
    for number in range(1, figures.turns_max + 1):
        vote = "v" if figures.turns_min <= number < figures.turns_max else ""
        if number == view.turn.number:
            parts.append(Span(f"[{number}]{vote}", "turn"))
        else:
            parts.append(Span(f" {number}{vote}", "" if number > view.turn.number else "dim"))
    return row(*parts)


def _tickets(sight: Sight) -> Row:
    parts: list[Span | str] = [Span("Tickets ", "dim")]
    for place, slot in enumerate(ticket_track(sight.view)):
        if place:
            parts.append(Span(f" {slot.coins}{glyphs.COIN}"))
        elif not slot.seats:
            parts.append(Span(glyphs.DOT, "dim"))
        parts += tagged(slot.seats)
    return row(*parts)


def spaces(sight: Sight, seat: Seat | None = None, cursor: int | None = None) -> Block:
    """The action spaces in two rows; for a seat that places, with what it may not use crossed out."""
    size = sight.cells // COLUMNS
    asks = seat is not None and isinstance(sight.view.step, Placing)
    cells = [
        _space(sight, space, number, size, chosen=number == cursor, barred=asks and space.refusal is not None)
        for number, space in enumerate(action_spaces(sight.view, 0 if seat is None else seat))
    ]
    passed = tuple(marker for marker in sight.view.turn.markers if marker.action is None)
    pass_cell = _cell(Span("  "), "Pass", passed, PASSING, size, chosen=cursor == PASSING, barred=False)
    cells.append(pass_cell)
    return tuple(tuple(span for cell in cells[k : k + COLUMNS] for span in cell) for k in range(0, len(cells), COLUMNS))


def _space(sight: Sight, space: Space, number: int, size: int, *, chosen: bool, barred: bool) -> Row:
    if space.colour is None:
        sign = Span("  ")
    else:
        sign = cube(space.colour, there=number_of(sight.view.supply.cubes, space.colour) > 0)
    if barred:
        sign = Span(f"{sign.text[0]}{glyphs.NO}", "bad")
    return _cell(sign, _NAMES.get(space.action, space.name), space.markers, number, size, chosen=chosen, barred=barred)


def _cell(
    sign: Span, name: str, markers: tuple[Marker, ...], number: int, size: int, *, chosen: bool, barred: bool
) -> Row:
    """One space: pointer, cube or cross, name, and the markers; the name gives way to many markers."""
    marks = row(*(part for marker in markers for part in (("+" if marker.unblock else ""), tag(marker.seat))))
    gap = " " if size > _TIGHT else ""
    room = max(_LEAST_NAME, size - 3 - len(gap) - (width(marks) + 1 if marks else 0))
    lead = Span(glyphs.POINTER if chosen else " ", "cursor")
    role = "selected" if chosen else "dim" if barred else ""
    drawn = fit(row(lead, sign, gap, Span(name[:room], role), " ", *marks), size)
    return tuple(span._replace(target=("space", number)) for span in drawn)
