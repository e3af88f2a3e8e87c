"""Whose decision it is, in one line across the screen, and who comes after."""

from __future__ import annotations

from collections.abc import Sequence
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


def banner(sight: Sight, does: str = "", later: Sequence[Seat] = ()) -> Row:
    """Name the player who decides and what, and those who follow: by the agenda, if `later` does not say who."""
    view = sight.view
    acting = sight.acting
    start = Span(f"   start {LETTERS[view.start]}" if view.phase != "over" else "", "dim")
    if acting is None:
        return shortened(row(Span(f" {_nobody(view)}", "strong"), start), sight.cells)
    who = (
        Span(f" {glyphs.TURN} ", "turn"),
        Span(f" {LETTERS[acting]} {sight.names[acting]} ", "selected"),
        Span(f" {does or _DOES.get(type(view.step), 'decides')}", "strong"),
    )
    return shortened(row(*who, *_then(later if does else _following(view)), start), sight.cells)


def _nobody(view: State) -> str:
    return "The game is over." if view.phase == "over" else "Chance decides."


def _then(later: Sequence[Seat]) -> Row:
    letters = " ".join(LETTERS[seat] for seat in later)
    return row(Span(f"   then {letters}" if letters else "", "dim"))


def _following(view: State) -> list[Seat]:
    """Who has the same decision after this one."""
    if isinstance(view.step, Bidding):
        return [*view.step.waiting[1:], view.step.leader]
    return [step.actor for step in view.agenda[1:] if step.actor is not None and step.actor != NATURE]
