"""A gallery of all widgets in their conditions, for developers: `python -m circus_tui.widgets`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import attrs
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll

from circus_tui.drawing.paint import Span, row
from circus_tui.textual_themes import textual_themes
from circus_tui.themes import NAMES, palette
from circus_tui.widgets.arena_exhibits import arena_exhibits
from circus_tui.widgets.bars import Bar, BarChart, gain, signed
from circus_tui.widgets.bill import Parts
from circus_tui.widgets.card import Card
from circus_tui.widgets.choice_cards import Alternatives
from circus_tui.widgets.circus_exhibits import circus_exhibits
from circus_tui.widgets.curtain import Call
from circus_tui.widgets.dice_exhibits import dice_exhibits
from circus_tui.widgets.exhibit import Exhibit, Part
from circus_tui.widgets.hand import Bracket, Hand
from circus_tui.widgets.news import Told
from circus_tui.widgets.over_exhibits import over_exhibits
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.prompt import Asked
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine
from circus_tui.widgets.seat_panel import Coin, SeatEntries, SeatLines
from circus_tui.widgets.seats import named, seat_chip, seat_role, seat_title
from circus_tui.widgets.suit_exhibits import suit_exhibits
from circus_tui.widgets.table_set import CardSet, step
from circus_tui.widgets.tent import Caption

_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
_CARDS = tuple(Card(number, 11 - number) for number in range(1, 11))
ROWS = 12
"""Rows that each exhibit has."""


def exhibits() -> Iterator[Zone[Any]]:
    """Every widget with values that show its conditions."""
    words = row(Span("Show 3-4-5, run of three.", "green bold"))
    lines = tuple(row(Span(text, "ink")) for text in ("9 cards", "3 chips", "used"))
    told = tuple(named(f"{name} showed 7.", _NAMES) for name in _NAMES)
    yield Zone(Caption(("Circus TUI", "a tent")), _title("tent"))
    yield Zone(Call(row(Span("C Cleo", "seat-c bold")), "c", told[:3]), _title("curtain"))
    yield Zone(Call(row(Span("C Cleo", "seat-c bold")), "c", told[:3], open=0.6), _title("curtain, parting"))
    yield Zone(Hand(_CARDS), _title("hand"))
    yield Zone(Exhibit((Part(Zone(Hand(_CARDS), _title("hand")), 6),), (words,)), _title("example beside a rule"))
    yield Zone(
        Hand(_CARDS, (2, 4), 4, (Bracket(2, 4, "3-4-5, run of three"),)), _title("hand, cards raised"), frame="heavy"
    )
    yield Zone(
        Hand(_CARDS, None, 3, (Bracket(3, 4, "makes 4-5"),), 3), _title("hand, a card on its way"), frame="heavy"
    )
    yield Zone(Hand(tuple(Card(card.up, card.down, dusk=True) for card in _CARDS)), _title("hand in dusk"))
    yield Zone(Hand(_CARDS * 3), _title("hand of thirty"))
    yield Zone(
        CardSet(_CARDS[5:8], ends=(True, True), heading="What beats it", ladder=(step("four cards"),)), _title("table")
    )
    yield Zone(CardSet(nothing="Nothing on the table."), _title("table, empty"))
    yield Zone(Alternatives(_CARDS[:2], ("left end", "right end"), 0, "end", gone=True), _title("which end"))
    yield Zone(Alternatives(_CARDS[:2], ("as it lies", "turned"), 1, "turn"), _title("which way up"))
    yield Zone(SeatLines(lines), seat_title(1, "Ben", acting=True), frame="heavy")
    yield Zone(SeatLines(lines, coins=tuple(Coin)), _title("seat with coins"))
    yield Zone(
        SeatEntries(tuple(seat_title(seat, name, acting=not seat) for seat, name in enumerate(_NAMES))), _title("seats")
    )
    yield Zone(Told(told[:2], told[2:]), _title("news"))
    yield Zone(Parts((words, words), words), _title("bill"))
    yield Zone(Asked(sentence=words, asks=row(Span("Show a stronger set.", "gold bold"))), _title("prompt"))
    yield Zone(Sheet(("round 1", "total"), tuple(_line(seat) for seat in range(4))), _title("score sheet"))
    chart = BarChart(tuple(_bar(seat) for seat in range(4)), row(Span("Ana wins with 12 points", "gold bold")))
    yield Zone(chart, _title("bars"), frame="heavy")
    stacked = tuple(
        attrs.evolve(each, number=9, parts=((4, "green"), (3, "teal"), (2, "orange"))) for each in chart.bars[:2]
    )
    yield Zone(attrs.evolve(chart, bars=stacked, note=words), _title("bars of parts"))
    yield from chain(dice_exhibits(), suit_exhibits(), arena_exhibits(), circus_exhibits(), over_exhibits())


def _title(words: str) -> Any:
    return row(Span(words, "gold"))


def _line(seat: int) -> SheetLine:
    points = 12 - 7 * seat
    entries = (Entry(row(gain(4 - seat)), 4 - seat), Entry(row(Span(signed(points), "ink bold")), points))
    return SheetLine(seat_chip(seat), _NAMES[seat], entries, seat_role(seat))


def _bar(seat: int) -> Bar:
    points = 12 - 7 * seat
    return Bar(row(seat_chip(seat), f" {_NAMES[seat]}"), points, seat_role(seat), row(gain(points)))


class Gallery(App[None]):
    """All exhibits below each other; t changes the theme."""

    CSS = f"Picture {{ height: {ROWS}; width: 1fr; }} Screen {{ background: $ground; }}"
    BINDINGS = [("t", "next_theme", "theme"), ("q", "quit", "leave")]  # noqa: RUF012

    def __init__(self) -> None:
        self.palette = palette(NAMES[0])
        super().__init__()
        for each in textual_themes():
            self.register_theme(each)
        self.theme = NAMES[0]

    def _watch_theme(self, theme_name: str) -> None:
        self.palette = palette(theme_name)
        super()._watch_theme(theme_name)

    def compose(self) -> ComposeResult:
        """Compose every exhibit, one below the other."""
        yield VerticalScroll(*(Picture.shown(zone) for zone in exhibits()))

    def action_next_theme(self) -> None:
        """Show them in the next theme's colours."""
        self.theme = NAMES[(NAMES.index(self.theme) + 1) % len(NAMES)]


if __name__ == "__main__":
    Gallery().run()
