"""The deck of Big Top and Fan Tan as widgets draw it: cards, piles, what a card waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs

from circus_tui.paint import Row
from circus_tui.widgets.pile_table import PilePlace, Piles, PileSuit, PlaceState
from circus_tui.widgets.suit_card import DARK, LIGHT, POSTER, SuitCard
from rules.big_top import pieces
from rules.big_top.pieces import DECK, HIGHEST, SUITS, Card, wanted
from rules.core import Seat

LEGEND = (
    f"{LIGHT} light and {DARK} dark cards lie on piles of their own, from 1 to 6, once the Poster {POSTER} is out.",
    "▸4 the card a pile wants next, 4• a card of your hand; a filled number is out.",
)


def drawn(card: Card, *, sunk: bool = False) -> SuitCard:
    """A card of the engine as the widgets draw it."""
    return SuitCard(card.suit, card.number, bool(card.pile % 2), sunk)


def said(card: Card) -> str:
    """`Sideshow dark 4` or `Animals Poster`, within a sentence."""
    if card.is_poster:
        return f"{SUITS[card.suit]} Poster"
    return f"{SUITS[card.suit]} {shade(card)} {card.number}"


def shade(card: Card) -> str:
    """`light` or `dark`."""
    return "dark" if card.pile % 2 else "light"


def numbers(cards: Iterable[Card]) -> str:
    """`★ 1 2`: what a card waits for."""
    return " ".join(POSTER if card.is_poster else str(card.number) for card in cards)


@attrs.frozen
class Spoken:
    """What of the piles is spoken of: the card of the cursor, and the cards it waits for."""

    card: Card | None = None
    before: tuple[Card, ...] = ()


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
    following = wanted(piles)

    def place(card: Card) -> PilePlace:
        caller = owner(card)
        state = _state(
            card, out=piles[card.pile], wanted_now=card in following, held=card in hand, called=caller is not None
        )
        letter, role = letters(caller) if caller is not None and state in ("called", "next") else ("", "")
        lit, needed = card is spoken.card, card in spoken.before
        return PilePlace(card.number, state, letter, role, lit, needed, targets(card))

    suits = []
    for suit in range(len(SUITS)):
        cards = [card for card in DECK if card.suit == suit]
        suits.append(
            PileSuit(
                suit,
                place(cards[0]),
                tuple(place(card) for card in cards[1 : HIGHEST + 1]),
                tuple(place(card) for card in cards[HIGHEST + 1 :]),
                note(suit),
            )
        )
    return Piles(tuple(suits))


def _state(card: Card, *, out: int, wanted_now: bool, held: bool, called: bool) -> PlaceState:
    """How a card's place in its pile, of which the cards up to `out` are out, looks."""
    if out >= card.number:
        return "out"
    if wanted_now:
        return "mine-next" if held else "next"
    return "called" if called else "mine" if held else "later"
