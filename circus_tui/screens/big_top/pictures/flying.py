"""A card that is played or called, on its way."""

from __future__ import annotations

from circus_tui.screens import suits
from circus_tui.screens.contract import Flight
from rules.big_top.state import State, Turn
from rules.core import Seat


def flight(before: State, after: State, seat: Seat | None) -> Flight | None:
    """A card flies from a hand to its pile or to the chart, or from the chart to its pile."""
    if not isinstance(before.step, Turn):
        return None
    player = before.step.seat
    place = (f"seat-{player}", "seats")
    hand, chart = (("hand",), ("chart",)) if player == seat else (place, place)
    was, is_now = (set(each.players[player].called) for each in (before, after))
    for card in is_now - was:
        return Flight(suits.flown(card), hand, chart)
    return suits.flight(before.piles, after.piles, chart if was - is_now else hand)
