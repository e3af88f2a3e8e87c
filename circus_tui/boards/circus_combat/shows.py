"""The shows: both queues in a strip with their multipliers, and one of them in full with what every swap would make."""

from __future__ import annotations

from typing import Final

from circus_tui import glyphs
from circus_tui.boards.circus_combat.cast import Cast
from circus_tui.boards.circus_combat.stage import short_title
from circus_tui.paint import Block, Row, Span, row
from rules.circus_combat.pieces import BOX
from rules.circus_combat.scoring import (
    Performance,
    Projection,
    fatigue_points,
    place_multiplier,
    projections,
    show,
    show_points,
)
from rules.circus_combat.state import State
from rules.core import Seat

TIMES: Final = glyphs.TIMES
SIGNS: Final = (
    f"Queues: 4:{TIMES}2 is the fourth place, which counts twice; g{TIMES}3 or g3 is a gold trick, the third in a row,",
    "which counts three times; then what the trick is worth so far.",
    "p shows a queue in full: pips (own less red), multipliers of place and colour, and the score after each swap.",
)
_LABEL: Final = 3
_ROOMY: Final = 76


def strip(view: State, cast: Cast, cells: int, pair: tuple[Seat, int] | None) -> Block:
    """Both queues under the multipliers of their places; a long one shows its end, or the pair that may be swapped."""
    shows = [show(player.queue, seat) for seat, player in enumerate(view.players)]
    room = max((len(str(each.points)) for each in (*shows[0], *shows[1])), default=1)
    tag = 3 if cells >= _ROOMY else 2
    size = tag + max(room, 3 if cells < _ROOMY else 4) + 1
    longest = max(BOX.queue, *map(len, shows))
    columns = min(longest, (cells - _LABEL - 1) // size)
    first = max(0, longest - columns)
    if pair is not None:
        first = min(first, pair[1])
    head = "".join(
        f"{f'{place + 1}:{TIMES}{place_multiplier(place)}':>{size - 1}} " for place in _places(first, columns)
    )
    rows = [row(Span(glyphs.MORE_BEFORE if first else " ", "cursor"), Span(f"  {head}", "dim"))]
    for seat, performances in enumerate(shows):
        marked = pair[1] if pair is not None and pair[0] == seat else None
        rows.append(_queue(view, seat, performances, cast, size, (first, columns), marked))
    return tuple(rows)


def _places(first: int, columns: int) -> range:
    return range(first, first + columns)


def _queue(
    view: State,
    seat: Seat,
    performances: tuple[Performance, ...],
    cast: Cast,
    size: int,
    window: tuple[int, int],
    marked: int | None,
) -> Row:
    spans = [Span(f" {cast.letters[seat]} ", "strong")]
    queue = view.players[seat].queue
    for place in _places(*window):
        if place >= len(queue):
            break
        each, colour = performances[place], queue[place].card.colour
        target = ("queue", seat, place)
        tag = f"{colour[0]}{each.colour}" if size < 8 else f"{colour[0]}{TIMES}{each.colour}"
        chosen = marked is not None and place in (marked, marked + 1)
        value = f"{each.points:>{size - 1 - len(tag)}}"
        spans.append(Span(tag, "selected" if chosen else colour, target))
        spans.append(Span(value, "bad" if each.points < 0 else "", target))
        spans.append(Span(glyphs.BEFORE if chosen else " ", "cursor"))
    if not queue:
        spans.append(Span("no tricks yet", "dim"))
    return tuple(spans)


def full_rows(view: State, seat: Seat) -> int:
    """Rows that one show takes in full."""
    return max(1, len(view.players[seat].queue)) + 2


def full(view: State, seat: Seat, cast: Cast, cells: int, height: int, left: int | None) -> Block:
    """One show, trick by trick, with the score after each swap of neighbours; `left` is the pair at the cursor."""
    player = view.players[seat]
    points, fatigue = show_points(player.queue, seat), fatigue_points(player)
    heading = f" {cast.names[seat]}'s show: {points} less {fatigue} for fatigue = {points - fatigue}"
    if not player.queue:
        return (row(Span(heading, "heading")), row(Span("   no tricks yet", "dim")))
    wide = cells >= _ROOMY
    rows = [_trick(view, seat, place, wide, left) for place in range(len(player.queue))]
    room = height - 2
    top = max(0, min(len(rows) - room, len(rows) if left is None else left - room // 2))
    return (row(Span(heading, "heading")), row(Span(_column_names(wide), "dim")), *rows[top : top + room])


def _column_names(wide: bool) -> str:
    title = 22 if wide else 12
    so_far = "  total" if wide else ""
    return f"{'':<{11 + title}}pips  pl co  worth{so_far}  {'score after a swap' if wide else 'if swapped'}"


def _trick(view: State, seat: Seat, place: int, wide: bool, left: int | None) -> Row:
    player = view.players[seat]
    trick, each = player.queue[place], show(player.queue, seat)[place]
    swaps = projections(player, seat)
    chosen = left is not None and place in (left, left + 1)
    title = trick.card.pattern.title if wide else short_title(trick.card.pattern)
    target = ("queue", seat, place)
    after = _swap(swaps[place], place == left) if place < len(swaps) else ()
    return row(
        Span(glyphs.POINTER if chosen else " ", "cursor"),
        Span(f"{place + 1:>2} ", "cursor" if chosen else "", target),
        Span(f"{trick.card.colour:<6} ", trick.card.colour, target),
        Span(f"{title:<{22 if wide else 12}}", "strong" if chosen else "", target),
        f"{each.own:>2}-{each.red:<2} {TIMES}{each.place} {TIMES}{each.colour} =",
        Span(f"{each.points:>5}", "bad" if each.points < 0 else ""),
        Span(f"{each.running:>6}" if wide else "", "dim"),
        "  ",
        *after,
    )


def _swap(swap: Projection, chosen: bool) -> Row:
    role = "good" if swap.change > 0 else "bad" if swap.change < 0 else "dim"
    return row(
        Span(f"{swap.left + 1}/{swap.left + 2}: ", "strong" if chosen else "dim"),
        Span(f"{swap.total:>4} ", "strong" if chosen else ""),
        Span(f"({swap.change:+d})", role),
    )
