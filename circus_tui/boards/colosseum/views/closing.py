"""The decisions of phase 5."""

from __future__ import annotations

from circus_tui.boards.colosseum.desks.closing import CleanUpDesk, DonationDesk
from circus_tui.boards.colosseum.views.holdings import holdings, lacks
from circus_tui.boards.colosseum.views.markets import gains
from circus_tui.boards.colosseum.views.sight import Sight, fitted, verdict
from circus_tui.paint import Block, Span, row
from circus_tui.widgets.menu import Item, menu
from rules import colosseum
from rules.colosseum.moves import Decline

_LABEL = 36


def losing(sight: Sight, desk: CleanUpDesk, room: int) -> Block:
    """The tokens used, with what losing one would mean."""
    return _listed(sight, desk, room, " Put one out of the game   what that would change", "nothing changes")


def asking(sight: Sight, desk: DonationDesk, room: int) -> Block:
    """The donor's tokens, with what one would bring."""
    return _listed(sight, desk, room, " Ask for one token   what that would bring you", "nothing you need")


def _listed(sight: Sight, desk: CleanUpDesk | DonationDesk, room: int, head: str, nothing: str) -> Block:
    items = []
    for move in desk.choices:
        after = colosseum.step(sight.view, desk.seat, move)
        change = gains(sight.view, after, desk.seat)
        label = colosseum.describe(sight.view, desk.seat, move)
        items.append(Item(label, "" if isinstance(move, Decline) else change or nothing))
    low = verdict(sight, desk.refusal, colosseum.describe(sight.view, desk.seat, desk.move))
    size = _LABEL if sight.cells < 78 else _LABEL + 6
    high = max(3, min(len(items), room - len(low) - 1 - (sight.view.seats + 2)))
    return fitted(
        room,
        (4, holdings(sight)),
        (5, (lacks(sight, desk.seat),)),
        (3, (row(Span(head, "dim")),)),
        (1, menu(items, desk.cursor, sight.cells, high, label_cells=size)),
        (2, low),
    )
