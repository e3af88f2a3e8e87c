"""Tombola, line by line."""

from __future__ import annotations

from typing import Final

from rules.tombola.state import State

from circus_tui.plain.contract import Lines, Teller, Verb
from rules.core import Seat


def hand(view: State, seat: Seat) -> Lines:
    """Nothing is held in secret."""
    return ()


def table(view: State) -> Lines:
    """Everybody's tickets."""
    return tuple(f"{{{seat}}}: {player.total} points." for seat, player in enumerate(view.players))


TELLER: Final = Teller(hand, table, (Verb("d", ("draw",)), Verb("s", ("stop",))), ("draw", "stop"))
