"""What lies over a table, in its conditions: a part of the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual.geometry import Region

from circus_tui.drawing.paint import Block, Span, row
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.columns import Column, ColumnChart
from circus_tui.widgets.doors import Door, Doors
from circus_tui.widgets.flying_cards import Flown
from circus_tui.widgets.hints import Hinted, Hints
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_role
from circus_tui.widgets.share_bars import Share, Shares
from circus_tui.widgets.suit_card import SuitCard, draw
from circus_tui.widgets.tabs import Tab, Tabs
from circus_tui.widgets.task import Task
from circus_tui.widgets.theme_sample import Sample


def over_exhibits() -> Iterator[Zone[Any]]:
    """The hints of the computer, the task of a lesson, the doors of the lobby, and what stands in the history."""
    title = row(Span("hints", "gold"))
    moves = (Hinted(0.6, 2.5, "show 3-4-5", "it empties the hand"), Hinted(0.4, -1.0, "scout a 7", "it makes a pair"))
    yield Zone(Hints(moves), title)
    yield Zone(Hints((), "The computer is thinking …"), title)
    task = Task("Beat what lies on the table.", "Show two cards.", "One card does not beat two.", "Look at the sixes.")
    yield task.zone(aloft=False)
    yield task.zone(aloft=True)
    yield Task("Beat what lies on the table.", "That is how sets are beaten.", stars=2).zone(aloft=False)
    yield Zone(
        Doors((Door("history", "h", "History", "results and plots"), Door("books", "b", "Rulebooks", ""))), title
    )
    yield Zone(Flown(_cards(), Region(0, 0, 20, 4), Region(40, 10, 20, 4)), row(Span("cards on their way", "gold")))
    yield from _past()
    yield Zone(Sample("matinee"), row(Span("a theme", "gold")))


def _cards() -> Block:
    sheet = Sketch(12, 4)
    draw(sheet, 0, 0, SuitCard(1, 3), 12, 4)
    return sheet.block()


def _past() -> Iterator[Zone[Any]]:
    """Tabs, wins, and columns above and below zero."""
    yield Zone(Tabs((Tab("All", "tab-"), Tab("SCOUT", "tab-scout"), Tab("Fan Tan", "tab-fan_tan", full=False)), 1))
    bars = tuple(
        Share(seat_chip(seat), name, seat_role(seat), seat, 4 * seat, name, chosen=seat == 2)
        for seat, name in enumerate(("Ana", "Ben", "Cleo"))
    )
    yield Zone(Shares(bars), row(Span("wins", "gold")))
    yield Zone(Shares(bars, (row(Span(" won in a row  2", "ink")),)), row(Span("wins, one person's", "gold")))
    columns = tuple(Column(number, "seat-a") for number in (12, -7, 0, 31, 8))
    facts = (("mean", "8.8"), ("highest", "31"))
    yield Zone(ColumnChart(columns, "19 Oct", "today", facts), row(Span("columns", "gold")))
    yield Zone(ColumnChart(columns * 30, "19 Oct", "today"), row(Span("many columns", "gold")))
