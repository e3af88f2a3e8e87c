"""A card that is played, on its way to the table."""

from __future__ import annotations

from circus_tui.screens import suits
from circus_tui.screens.contract import Flight
from rules.core import Seat
from rules.fan_tan.state import State, Turn


def flight(before: State, after: State, seat: Seat | None) -> Flight | None:
    """A card flies from a player, or from the own hand, to its pile."""
    match before.step:
        case Turn(player):
            source = ("hand",) if player == seat else (f"seat-{player}", "seats")
            return suits.flight(before.piles, after.piles, source)
        case _:
            return None
