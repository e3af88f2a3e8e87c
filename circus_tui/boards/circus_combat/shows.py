"""The shows: both queues in a strip with their multipliers, and one of them in full with what every swap would make."""

from __future__ import annotations

from typing import Final

from circus_tui import glyphs
from circus_tui.boards.circus_combat.cast import Cast
from circus_tui.boards.circus_combat.stage import short_title
from circus_tui.boards.rows.queue import Entry, Queue, queues
from circus_tui.paint import Block, Row, Span, row
from rules.circus_combat.pieces import BOX
from rules.circus_combat.scoring import (
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
_ROOMY: Final = 76


def strip(view: State, cast: Cast, cells: int, pair: tuple[Seat, int] | None) -> Block:
    """Both queues under the multipliers of their places; `pair` are the neighbours at the cursor, if any."""
    longest = max(BOX.queue, *(len(player.queue) for player in view.players))
    heads = [f"{place + 1}:{TIMES}{place_multiplier(place)}" for place in range(longest)]
    return queues([_queue(view, seat, cast, pair) for seat in range(len(view.players))], heads, cells)


def _queue(view: State, seat: Seat, cast: Cast, pair: tuple[Seat, int] | None) -> Queue:
    queue = view.players[seat].queue
    entries = [
        Entry(
            trick.card.colour,
            each.colour,
            f"{each.own}-{each.red}",
            each.points,
            chosen=pair is not None and pair[0] == seat and place - pair[1] in (0, 1),
            target=("queue", seat, place),
        )
        for place, (trick, each) in enumerate(zip(queue, show(queue, seat), strict=True))
    ]
    return Queue(cast.letters[seat], tuple(entries))


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
    return f"{'':<{11 + title}}pips  pl co  worth{so_far}   {'score after a swap' if wide else 'if swapped'}"


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
        *after,
    )


def _swap(swap: Projection, chosen: bool) -> Row:
    role = "good" if swap.change > 0 else "bad" if swap.change < 0 else "dim"
    return row(
        Span(f"{f'{swap.left + 1}/{swap.left + 2}':>6}", "strong" if chosen else "dim"),
        Span(f"{swap.total:>5} ", "strong" if chosen else ""),
        Span(f"({swap.change:+d})", role),
    )
