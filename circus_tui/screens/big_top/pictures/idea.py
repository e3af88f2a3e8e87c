"""The game at a glance, for the set-up."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Span, row
from circus_tui.widgets.chart_row import ChartPlace, ChartPlaces
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.suit_card import SuitCard


def idea() -> tuple[Zone[Any], ...]:
    """The receipts on the suits, and how a suit is played out."""
    placed = tuple(
        ChartPlace(SuitCard(suit, 0), (row(Span(f"receipt {worth}", "gold")), row(Span(str(worth), "gold"))))
        for suit, worth in enumerate((10, 7, 5, 3))
    )
    steps = ((0, "the Poster"), (1, "then 1"), (2, "then 2"))
    played = (
        *(
            ChartPlace(SuitCard(0, number), (row(Span(words, "dim")), row(Span(str(number), "dim"))))
            for number, words in steps
        ),
        ChartPlace(None, (row(Span("and on to 6", "dim")), row(Span("…", "dim")))),
    )
    return (
        Zone(ChartPlaces(placed), row(Span("A receipt on each suit", "gold"))),
        Zone(ChartPlaces(played), row(Span("Suits go out in order", "gold"))),
    )
