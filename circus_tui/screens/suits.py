"""The deck of Big Top and Fan Tan as widgets draw it: cards, piles, what a card waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row
from circus_tui.drawing.sketch import Sketch
from circus_tui.screens.contract import Flight, Scene
from circus_tui.widgets.pile_table import OWN, PilePlace, Piles, PileSuit, PlaceState
from circus_tui.widgets.suit_card import DARK, LIGHT, POSTER, SuitCard, draw
from rules.big_top import pieces
from rules.big_top.figures import HIGHEST, SUITS
from rules.big_top.pieces import DECK, Card, missing, wanted
from rules.core import Seat

LEGEND = (
    f"{LIGHT} light and {DARK} dark cards lie on piles of their own, from 1 to 6, once the Poster {POSTER} is out.",
    f"▸4, or 4 in a frame: the next card of its pile; 4{OWN} a card of yours; a filled number is out.",
)

_FLOWN: Final = (12, 4)
"""Cells and rows of a card on its way."""


def drawn(card: Card, *, sunk: bool = False) -> SuitCard:
    """A card of the engine as the widgets draw it."""
    return SuitCard(card.suit, card.number, bool(card.pile % 2), sunk)


def said(card: Card) -> str:
    """`Sideshow dark 4` or `Animals Poster`, within a sentence."""
    if card.is_poster:
        return f"{SUITS[card.suit]} Poster"
    return f"{SUITS[card.suit]} {shade(card)} {card.number}"


def shade(card: Card) -> str:
    """The word for a pile's shade: `light` or `dark`."""
    return "dark" if card.pile % 2 else "light"


def held(scene: Scene) -> str:
    """What the cards that a seat holds are called: a hand is what is played from one deal to the next."""
    return scene.hand.removesuffix("hand") + "cards"


def span(cards: Sequence[Card]) -> str:
    """From which card of a pile to which, in the signs of the cards."""
    first, last = (POSTER if card.is_poster else str(card.number) for card in (cards[0], cards[-1]))
    return first if first == last else f"{first}\N{EN DASH}{last}"


def waits(piles: pieces.Piles, card: Card) -> tuple[str, ...]:
    """What a card waits for, for under it, the longest wording first."""
    before = missing(piles, card)
    return (f"after {span(before)}", span(before), span(before[:1])) if before else ("fits", "✓")


@attrs.frozen
class Spoken:
    """What of the piles is spoken of: the card of the cursor, and the cards it waits for."""

    card: Card | None = None
    before: tuple[Card, ...] = ()


@attrs.frozen
class Reading:
    """What a hand and the calls make of the piles, card by card."""

    piles: pieces.Piles
    hand: tuple[Card, ...]
    spoken: Spoken
    owner: Callable[[Card], Seat | None]
    letters: Callable[[Seat], tuple[str, str]]
    targets: Callable[[Card], int | None]

    def place(self, card: Card) -> PilePlace:
        """The card's place on its pile."""
        caller = self.owner(card)
        state = self._state(card, caller)
        letter, role = self.letters(caller) if caller is not None and state in ("called", "next") else ("", "")
        needed = card in self.spoken.before
        return PilePlace(card.number, state, letter, role, card is self.spoken.card, needed, self.targets(card))

    def _state(self, card: Card, caller: Seat | None) -> PlaceState:
        following = card in wanted(self.piles)
        if self.piles[card.pile] >= card.number:
            return "out"
        if caller is not None and not following:
            return "called"
        if following:
            return "mine-next" if card in self.hand else "next"
        return "mine" if card in self.hand else "later"


def piles_of(
    piles: pieces.Piles,
    hand: tuple[Card, ...],
    spoken: Spoken,
    *,
    owner: Callable[[Card], Seat | None] = lambda card: None,
    letters: Callable[[Seat], tuple[str, str]] = lambda seat: ("", ""),
    targets: Callable[[Card], int | None] = lambda card: None,
    note: Callable[[int], Row] = lambda suit: (),
) -> Piles:
    """The eight piles for the widget. `owner` says who has called a card, `letters` a seat's letter and role."""
    place = Reading(piles, hand, spoken, owner, letters, targets).place
    suits = []
    for suit in range(len(SUITS)):
        poster, *rest = (place(card) for card in DECK if card.suit == suit)
        suits.append(PileSuit(suit, poster, tuple(rest[:HIGHEST]), tuple(rest[HIGHEST:]), note(suit)))
    return Piles(tuple(suits))


def flight(before: pieces.Piles, after: pieces.Piles, source: tuple[str, ...]) -> Flight | None:
    """Let the card that has come out meanwhile fly to the piles; None if none has."""
    out = [card for card in DECK if before[card.pile] < card.number <= after[card.pile]]
    return Flight(flown(out[0]), source, ("piles",)) if len(out) == 1 else None


def flown(card: Card) -> Block:
    """A card on its way."""
    cells, rows = _FLOWN
    sheet = Sketch(cells, rows)
    draw(sheet, 0, 0, drawn(card), cells, rows)
    return sheet.block()
