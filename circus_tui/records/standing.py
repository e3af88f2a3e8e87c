"""How far a saved game is, and whose turn it is, in a few words."""

from __future__ import annotations

from circus_tui.records.archive import Place
from circus_tui.storage.saved import saved_history
from circus_tui.storage.store import Match, Store, StoreError
from rules.core import CHANCE
from rules.record import BadRecord


def standing(store: Store, match: Match, place: Place) -> str:
    """Replay the game to say it; nothing of one that cannot be read."""
    try:
        history = saved_history(store, match)
    except (BadRecord, StoreError):
        return ""
    rules = history.rules
    view = rules.view(history.state, None)
    acting = sorted(rules.to_act(view) - {CHANCE})
    who = " and ".join(match.players[seat] for seat in acting) if len(acting) < 3 else "several"
    words = place(match.game, view).replace("  ", ", ")
    return f"{words}, {who} to move" if acting else words
