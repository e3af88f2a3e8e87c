"""The game at a glance, for the set-up."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Span, row
from circus_tui.widgets.chart_row import ChartPlace, ChartPlaces
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.suit_card import SuitCard


def idea() -> tuple[Zone[Any], ...]:
    """How a suit is laid out, and what one pays who cannot."""
    steps = ((0, "the Poster"), (1, "then 1"), (2, "then 2"))
    laid = (
        *(
            ChartPlace(SuitCard(2, number), (row(Span(words, "dim")), row(Span(str(number), "dim"))))
            for number, words in steps
        ),
        ChartPlace(None, (row(Span("and on to 6", "dim")), row(Span("…", "dim")))),
    )
    held = tuple(
        ChartPlace(SuitCard(suit, number, dark=True, sunk=True), (row(Span("too early", "dim")), row(Span("✗", "dim"))))
        for suit, number in ((0, 4), (2, 5), (3, 6))
    )
    return (
        Zone(ChartPlaces(laid), row(Span("Suits go out in order", "gold"))),
        Zone(ChartPlaces(held), row(Span("None fits: pay a peanut", "gold"))),
    )
