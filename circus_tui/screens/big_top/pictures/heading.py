"""How far a match is, and what the signs on the table mean."""

from __future__ import annotations

from circus_tui.screens import suits
from circus_tui.widgets.title_bar import Heading, breadcrumb
from rules.big_top.state import Dealing, Investing, Over, State

LEGEND = (
    *suits.LEGEND,
    "3B on a pile: called by B. fits: its owner must play it. ▸you or +$2: it pays you if you play a card you hold.",
    "$3 to $0: what a called card pays the others; before each turn of its owner it moves one step down.",
    "receipt, or $10 beside a suit: your gate receipt on it; nobody else sees it before the hand ends.",
)

_PHASES = ("Place receipts", "Play", "Pay out")


def heading(view: State) -> Heading:
    """Say which hand it is, or which has just ended, and which part of it."""
    ended = isinstance(view.step, Dealing | Over) and bool(view.hands)
    place = f"hand {len(view.hands) + (0 if ended else 1)} of {view.hands_in_match}"
    present = 2 if ended else 0 if isinstance(view.step, Investing | Dealing) else 1
    return Heading("BIG TOP", place + (" is over" if ended else ""), breadcrumb(_PHASES, present))
