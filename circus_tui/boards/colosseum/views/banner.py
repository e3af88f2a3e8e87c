"""Whose decision it is, in one line across the screen, and who comes after."""

from __future__ import annotations

from typing import Final

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight
from circus_tui.paint import Row, Span, row, shortened
from rules.colosseum.state import (
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    Investing,
    InvestingAgain,
    InvestingMore,
    MovingNobles,
    Opening,
    Phase,
    Staging,
    State,
    Step,
    Trading,
)
from rules.core import NATURE, Seat

PHASES: Final[dict[Phase, str]] = {
    "setup": "Set-up",
    "invest": "1 Invest",
    "auction": "2 Auction",
    "trade": "3 Trade",
    "produce": "4 Produce",
    "closing": "5 Closing",
    "over": "The end",
}

_DOES: Final[dict[type[Step], str]] = {
    Investing: "invests",
    InvestingMore: "may invest a second time",
    InvestingAgain: "makes a second investment",
    Opening: "holds the initiative",
    Bidding: "bids or drops out",
    Trading: "is the trader",
    Answering: "answers an offer",
    Deciding: "may produce",
    MovingNobles: "moves nobles",
    Staging: "stages an event",
    CleaningUp: "cleans up",
    Donating: "may ask for a donation",
}


def banner(sight: Sight, seat: Seat | None, does: str = "") -> Row:
    """Name the player who decides, and those who follow."""
    view = sight.view
    acting = sight.acting if seat is None else seat
    start = Span(f"   start {LETTERS[view.start]}" if view.phase != "over" else "", "dim")
    if acting is None:
        return shortened(row(Span(f" {_nobody(view)}", "strong"), start), sight.cells)
    who = (
        Span(f" {glyphs.TURN} ", "turn"),
        Span(f" {LETTERS[acting]} {sight.names[acting]} ", "selected"),
        Span(f" {does or _DOES.get(type(view.step), 'decides')}", "strong"),
    )
    return shortened(row(*who, *_then(sight), start), sight.cells)


def _nobody(view: State) -> str:
    return "The game is over." if view.phase == "over" else "Chance decides."


def _then(sight: Sight) -> Row:
    """Who has the same decision after this one."""
    view = sight.view
    later = [step.actor for step in view.agenda[1:] if step.actor not in (None, NATURE)]
    if isinstance(view.step, Bidding):
        later = [*view.step.waiting[1:], view.step.leader]
    letters = " ".join(LETTERS[seat] for seat in later if seat is not None)
    return row(Span(f"   then {letters}" if letters else "", "dim"))
