"""The five markets in a line, what is left of everything, and how a lot, a deal or a loss would change things."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, short, shorts
from circus_tui.boards.rows.choices import best
from circus_tui.paint import Row, Span, row
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import STARS
from rules.colosseum.state import State
from rules.core import Seat


def markets(sight: Sight) -> Row:
    """Every market with its tokens."""
    roomy = sight.cells >= 78
    spans: list[Span] = [Span(" Markets  " if roomy else " ", "dim")]
    for number, lot in enumerate(sight.view.markets, start=1):
        spans += (Span(str(number), "heading"), Span(f" {shorts(lot) or '-':<8}{'   ' if roomy else ' '}"))
    return row(*spans)


def supply(sight: Sight) -> Row:
    """What is left for all."""
    view = sight.view
    stars = " ".join(short(star) for star, holder in zip(STARS, view.stars, strict=True) if holder is None)
    text = f"medals {view.medals}, tickets {view.tickets}, stars {stars or 'none'}"
    wordings = (f"{text}, tokens to come {len(view.draw)}", text)
    return row(Span(" Supply   ", "dim"), best(wordings, sight.cells - 10))


def gains(before: State, after: State, seat: Seat) -> str:
    """How a seat's programs and stars would change: `20: 4>6/10  +star Gl`; empty if not at all."""
    return "  ".join(
        (
            *program_changes(outlooks(before, seat), outlooks(after, seat)),
            *_own_stars(before, after, seat),
        )
    )


def program_changes(before: Sequence[Outlook], after: Sequence[Outlook]) -> list[str]:
    """Programs of which more or fewer assets would be there."""
    arrow = glyphs.ARROWS[2]
    changed = []
    for old, new in zip(before, after, strict=True):
        if (old.missing, min(old.jokers, old.missing)) != (new.missing, min(new.jokers, new.missing)):
            size = sum(need.need for need in old.needs)
            changed.append(f"{old.program}: {_there(old, size)}{arrow}{_there(new, size)}/{size}")
    return changed


def _there(outlook: Outlook, size: int) -> str:
    jokers = min(outlook.jokers, outlook.missing)
    return f"{size - outlook.missing}+{jokers}" if jokers else str(size - outlook.missing)


def _own_stars(before: State, after: State, seat: Seat) -> list[str]:
    changed = []
    for star, old, new in zip(STARS, before.stars, after.stars, strict=True):
        if old != new and seat in (old, new):
            changed.append(f"{'gets' if new == seat else 'loses'} {glyphs.STAR}{short(star)}")
    return changed


def star_changes(before: Sequence[Seat | None], after: Sequence[Seat | None]) -> list[str]:
    """Stars that would move: `Ho A>B`, a dash for the supply."""
    arrow = glyphs.ARROWS[2]
    return [
        f"{glyphs.STAR}{short(star)} {_seat(old)}{arrow}{_seat(new)}"
        for star, old, new in zip(STARS, before, after, strict=True)
        if old != new
    ]


def _seat(seat: Seat | None) -> str:
    return "supply" if seat is None else LETTERS[seat]
