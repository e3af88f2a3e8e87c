"""The cards of the four suits, and the widgets that show them, in their conditions: a part of the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.drawing.paint import Span, row
from circus_tui.widgets.booths import Booth, Market
from circus_tui.widgets.card_groups import CardGroups, Group, Verdict
from circus_tui.widgets.chart_row import ChartPlace, ChartPlaces
from circus_tui.widgets.left_cards import Left, LeftLine
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.pile_table import PilePlace, Piles, PileSuit, PlaceState
from circus_tui.widgets.pot import Peanuts
from circus_tui.widgets.receipt_bars import BarLine, BarLoss, BarPart, Bars
from circus_tui.widgets.staircase import Stairs, StairStep
from circus_tui.widgets.suit_card import SuitCard

_SUITS: Final = range(4)
_STATES: Final[tuple[PlaceState, ...]] = ("out", "out", "mine-next", "next", "called", "mine", "later")
_VALUES: Final = (4, 3, 2, 1)


def suit_exhibits() -> Iterator[Zone[Any]]:
    """Everything with suits in it."""
    yield Zone(Market(tuple(_booth(suit) for suit in _SUITS), 1), _title("booths"), frame="heavy")
    yield Zone(Piles(tuple(_piles(suit) for suit in _SUITS)), _title("piles"))
    yield Zone(_hand(), _title("hand in groups"), frame="heavy")
    yield Zone(CardGroups((), nothing="Nobody's turn."), _title("hand in groups, empty"))
    steps = tuple(StairStep(value, SuitCard(value % 4, value), ("next turn",), ("pays you",)) for value in _VALUES[:3])
    yield Zone(Stairs((*steps, StairStep(1, rimmed=True))), _title("staircase"))
    called = tuple(ChartPlace(SuitCard(suit, suit + 1), (row(Span(f"${suit}", "gold")),)) for suit in _SUITS)
    yield Zone(ChartPlaces((*called, ChartPlace(None, (row(Span("free", "dim")),)))), _title("row of a chart"))
    yield Zone(Peanuts(11, "1 of yours", "whoever is out first"), _title("pot"))
    yield Zone(Peanuts(1), _title("pot, one peanut"))
    yield Zone(Bars(tuple(_bar(number) for number in _SUITS)), _title("receipts as bars"))
    yield Zone(Left(tuple(_left(number) for number in _SUITS)), _title("cards left over"))


def _title(words: str) -> Any:
    return row(Span(words, "gold"))


def _booth(suit: int) -> Booth:
    cards = tuple(SuitCard(suit, number, number % 2 == 0) for number in range(1, suit + 2))
    state = ("none", "placed", "ghost", "placed")[suit]
    return Booth(suit, cards, suit + 1 if state != "none" else None, state, ("3 cards", "3"), ("pays", "pays"))  # type: ignore[arg-type]


def _piles(suit: int) -> PileSuit:
    light, dark = (
        tuple(PilePlace(number, _STATES[(number + turn) % 7], "A", "seat-a") for number in range(1, 7))
        for turn in (suit, suit + 2)
    )
    return PileSuit(suit, PilePlace(0, "out"), light, dark, row(Span("$2", "dim")))


def _hand() -> CardGroups:
    def verdict(number: int) -> Verdict:
        return Verdict(SuitCard(number % 4, number, number % 2 == 0), ("now", "▸"), "green", number)

    able, waiting = (tuple(verdict(number) for number in numbers) for numbers in (range(1, 4), range(4, 7)))
    return CardGroups((Group(("playable now", "now"), "green", able), Group(("waiting",), "dim", waiting)), 2)


def _bar(number: int) -> BarLine:
    parts = (BarPart(9 - number, None, ("played",)), BarPart(number + 2, number, ("gate",)))
    lost = tuple(BarLoss(3, suit, ("dark 2 called", "dark 2")) for suit in range(number))
    chip = Span("ABCD"[number], f"seat-{'abcd'[number]} bold")
    return BarLine(chip, ("Ana", "Ben", "Cleo", "Dan")[number], parts, 11, lost, "" if number else "ahead")


def _left(number: int) -> LeftLine:
    held = tuple(SuitCard(suit, number, dark=True) for suit in range(number))
    chip = Span(f" {'ABCD'[number]} ", f"seat-ink on seat-{'abcd'[number]} bold")
    return LeftLine(chip, ("Ana", "Ben", "Cleo", "Dan")[number], ((held, "in hand"), (held[:1], "called")))
