"""A circus: coins, prestige, performers with cubes, personnel, storage, hand; in full, compact, or in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views import forecast
from circus_tui.boards.drum_roll.views.area import SHORT_NAMES, does, in_two
from circus_tui.boards.drum_roll.views.sight import Sight, headed, tag, window
from circus_tui.boards.rows.cubes import heap
from circus_tui.boards.rows.performer import Line, lines, short
from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, fit, row, shortened, wrapped
from rules.core import Seat
from rules.drum_roll.state import Act, hand_limit
from rules.drum_roll.wording import plural

_NAME: Final = 10
_SHORT_NAME: Final = 7
_STAFF: Final = 2
"""Rows for the personnel."""


def heading(sight: Sight, seat: Seat) -> Row:
    """Whose circus it is, and what lies in it."""
    player, region = sight.player(seat), sight.view.region(seat)
    stored = f"  bank {player.stored}" if player.stored else ""
    return headed(
        sight,
        tag(seat),
        Span(f" {sight.names[seat]}", "heading"),
        Span(f"  {player.coins}{glyphs.COIN} {player.prestige}{glyphs.STAR}", "strong"),
        "  storage ",
        *heap(player.storage),
        f"  hand {len(player.hand)}/{hand_limit(sight.view, seat)}{stored}",
        f"  {region.name}" if region else "",
    )


def act_lines(
    sight: Sight, seat: Seat, acts: Sequence[Act], cursor: int | None = None, cube: int | None = None
) -> Block:
    """Performers in full; the cursor is on one of them, or on one of its cubes."""
    drawn = [
        Line(
            act.performer,
            act.filled,
            now=forecast.now(sight, seat, act),
            now_role="bad" if not act.ready and not act.flipped else "",
            trailer=act.trailer,
            flipped=bool(act.flipped),
            chosen=number == cursor,
            cube=cube if number == cursor else None,
            target=number,
        )
        for number, act in enumerate(acts)
    ]
    return lines(drawn, sight.cells)


def _short_acts(sight: Sight, seat: Seat) -> Block:
    half = (sight.cells - 2) // 2
    drawn = [
        short(
            Line(
                act.performer,
                act.filled,
                now=forecast.now(sight, seat, act),
                now_role="bad" if not act.ready and not act.flipped else "",
                trailer=act.trailer,
                flipped=bool(act.flipped),
            ),
            half,
        )
        for act in sight.player(seat).acts
    ]
    return in_two(drawn, half)


def staff(sight: Sight, seat: Seat) -> Block:
    """Personnel, in as few rows as possible."""
    members = sight.player(seat).personnel
    if not members:
        return ()
    if sight.roomy:
        said = ", ".join(f"{member.name} ({does(member)}, pay {member.salary})" for member in members)
    else:
        said = ", ".join(f"{SHORT_NAMES[member.role]} ({does(member)})" for member in members)
    lines = [row("  ", *line) for line in wrapped(said, sight.cells - 4)]
    return tuple(lines if len(lines) <= _STAFF else (*lines[: _STAFF - 1], row(*lines[_STAFF - 1], glyphs.MORE)))


def hand(sight: Sight, seat: Seat) -> Block:
    """The cards in hand, if they may be seen."""
    cards = [card.name for card in sight.player(seat).hand if card.is_seen]
    if not cards:
        return ()
    label = Span("Hand: ", "heading")
    lines = wrapped(", ".join(cards), sight.cells - len(label.text) - 3, most=2)
    return tuple(row("  ", label if not y else " " * len(label.text), *line) for y, line in enumerate(lines))


def compact(sight: Sight, seat: Seat) -> Block:
    """Performers two to a line."""
    return (heading(sight, seat), *_short_acts(sight, seat), *staff(sight, seat))


def full(sight: Sight, seat: Seat) -> Block:
    """Performers one to a line."""
    return (heading(sight, seat), *act_lines(sight, seat, sight.player(seat).acts), *staff(sight, seat))


def close(sight: Sight, seat: Seat, room: int) -> Block:
    """A rival's circus, looked at closely."""
    rows = full(sight, seat)
    return (*window(rows, 0, room - 1), forecast.summary(sight, seat))


def rivals(sight: Sight, seats: Sequence[Seat]) -> Block:
    """Each in one line."""
    return tuple(_rival(sight, seat) for seat in seats)


def _rival(sight: Sight, seat: Seat) -> Row:
    player, region = sight.player(seat), sight.view.region(seat)
    turn = glyphs.TURN if seat in sight.deciding else " "
    ready = sum(1 for act in player.acts if act.ready or act.flipped)
    acts = f"{plural(len(player.acts), 'act')}, {ready} ready"
    acts = f"{acts:<16}" if sight.roomy else f"{ready}/{len(player.acts)} acts "
    return shortened(
        row(
            Span(turn, "turn"),
            tag(seat),
            " ",
            *fit((Span(sight.names[seat], "strong"),), _NAME),
            f" {player.coins:>2}{glyphs.COIN} {player.prestige:>2}{glyphs.STAR}  {acts} {len(player.personnel)} staff",
            f"  hand {len(player.hand)}  ",
            *heap(player.storage),
            f"  {region.name}" if region and sight.roomy else "",
        ),
        sight.cells,
    )


def rivals_together(sight: Sight, seats: Sequence[Seat]) -> Block:
    """All in one line."""
    parts: list[Span | str] = []
    for seat in seats:
        player = sight.player(seat)
        parts += (
            " ",
            tag(seat),
            Span(f" {cut(sight.names[seat], _SHORT_NAME)}", "strong"),
            f" {player.coins}{glyphs.COIN} {player.prestige}{glyphs.STAR} ",
        )
    return (shortened(row(*parts), sight.cells),)
