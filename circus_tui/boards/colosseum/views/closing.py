"""The decisions of phase 5."""

from __future__ import annotations

from typing import Final

from circus_tui.boards.colosseum.views.holdings import holdings, lacks
from circus_tui.boards.colosseum.views.markets import gains
from circus_tui.boards.colosseum.views.sight import Sight, fitted
from circus_tui.boards.rows.menu import Item, menu
from circus_tui.paint import Block, Span, row
from circus_tui.screens.colosseum.decisions.closing import CleanUpDecision, DonationDecision
from rules import colosseum
from rules.colosseum.moves import AskDonation, DiscardUsed, Move
from rules.colosseum.state import Donating
from rules.colosseum.wording import number_of

_LABEL: Final = 20


def losing(sight: Sight, decision: CleanUpDecision, room: int) -> Block:
    """The tokens used, with what losing one would mean."""
    return _listed(sight, decision, room, " Out of the game goes: what that would change", "nothing changes")


def asking(sight: Sight, decision: DonationDecision, room: int) -> Block:
    """The donor's tokens, with what one would bring."""
    step = sight.view.step
    donor = sight.names[step.donor] if isinstance(step, Donating) else ""
    return _listed(sight, decision, room, f" {donor} would give: what that would bring you", "nothing you need")


def _listed(sight: Sight, decision: CleanUpDecision | DonationDecision, room: int, head: str, nothing: str) -> Block:
    items = [_item(sight, decision, move, nothing) for move in decision.choices]
    high = min(len(items), room - 1)
    everybody = holdings(sight)
    shown = everybody if len(everybody) + high < room else holdings(sight, (decision.seat,))
    return fitted(
        room,
        (4, shown),
        (5, (lacks(sight, decision.seat),)),
        (3, (row(Span(head, "dim")),)),
        (1, menu(items, decision.cursor, sight.cells, high, label_cells=_LABEL)),
    )


def _item(sight: Sight, decision: CleanUpDecision | DonationDecision, move: Move, nothing: str) -> Item:
    """A token with what its going or coming would change; or asking for none."""
    if not isinstance(move, DiscardUsed | AskDonation):
        return Item("nothing")
    change = gains(sight.view, colosseum.step(sight.view, decision.seat, move), decision.seat)
    return Item(number_of(1, move.asset), change or nothing)
