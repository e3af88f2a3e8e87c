"""A card that is played, on its way to the table."""

from __future__ import annotations

from circus_tui.screens import suits
from circus_tui.screens.contract import Flight
from rules.core import Seat
from rules.fan_tan.state import State, Turn


def flight(before: State, after: State, seat: Seat | None) -> Flight | None:
    """A card flies from a player, or from the own hand, to its pile."""
    if not isinstance(before.step, Turn):
        return None
    player = before.step.seat
    return suits.flight(before.piles, after.piles, ("hand",) if player == seat else (f"seat-{player}", "seats"))
