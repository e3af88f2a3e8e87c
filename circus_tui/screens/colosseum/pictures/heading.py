"""How far a game of Colosseum is, and what the signs on its table mean."""

from __future__ import annotations

from typing import Final

from circus_tui.widgets.title_bar import Heading, breadcrumb
from rules.colosseum.state import TURNS, Phase, State

LEGEND: Final = (
    "† gladiator  ◡ comedian  ♪ musician  ♞ horse  ☼ torch  ‡ priest  ◭ ship  ✹ lion  ◫ scenery  ✿ decoration"
    "  ⊕ chariot  ▦ cage  ✦ joker  ♛ emperor token  ✚ additional action",
    "▮ a token of a program that you hold, ▯ one that is missing; [Li] a place still empty on a playbill.",
    "★ behind a number: this player has the star of that kind. ¢ coins, m medals.",
    "On the ring: ♚ emperor, ♜ consuls, ♝ senators; letters are arenas.",
    "◎ is a resting space: a noble whose die ends there earns you a medal.",
    "◈ the program you watch; its tokens are marked in the markets. $ it is for sale.",
    "The wider a seat's bar, the larger its best event so far; all bars have the same scale.",
)

_CRUMBS: Final = ("Invest", "Auction", "Trade", "Produce")
_PHASES: Final[dict[Phase, int]] = {"invest": 0, "auction": 1, "trade": 2, "produce": 3, "closing": 4}


def heading(view: State) -> Heading:
    """Say which turn it is, and which phase; or that the games are over."""
    if view.phase == "over":
        return Heading("COLOSSEUM", "the games are over")
    phases = (*_CRUMBS, "Close") if view.phase == "closing" else _CRUMBS
    return Heading("COLOSSEUM", f"turn {view.turn} of {TURNS}", breadcrumb(phases, _PHASES.get(view.phase)))
