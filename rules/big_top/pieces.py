"""The Big Top deck and how it is laid out: four suits, each a Poster with a light and a dark pile beside it.

Fan Tan is played with the same deck in the same way, so everything here belongs to both games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final, Self, TypeAlias

import attrs

from rules import core
from rules.big_top.clauses import Clause
from rules.big_top.figures import HIGHEST, POSTER, SHADES, SUITS
from rules.catalogue import info
from rules.chance import below, shuffled
from rules.core import Randomness, Refusal, Seat, clockwise, implements, listing, seat_after
from rules.pieces import UNKNOWN, Piece
from rules.wording import plural, seat_name

Suit: TypeAlias = int
"""An index into `SUITS`."""

Pile: TypeAlias = int
"""One of the eight piles: twice the suit, plus one if it is the dark one."""

SEATS: Final = info("big_top").seats


@attrs.frozen(eq=False)
class Card(Piece):
    """A card: one object per face. A Poster counts as the card before the 1, and its `pile` is the light one."""

    code: str
    suit: Suit
    pile: Pile
    number: int

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read `AD3` (Animals Dark 3) or `SP` (Sideshow Poster). Raises ValueError."""
        card = _BY_CODE.get(code)
        if not isinstance(card, cls):
            raise ValueError(f"{code!r} is no card")
        return card

    @property
    def is_poster(self) -> bool:
        """Whether this is the Poster of its suit."""
        return self.number == POSTER

    @property
    def face(self) -> str:
        """`Sideshow Poster` or `Animals dark 3`: the printed face in full."""
        if self.is_poster:
            return f"{SUITS[self.suit]} Poster"
        return f"{pile_name(self.pile)} {self.number}"

    @property
    def name(self) -> str:
        """`the Sideshow Poster` or `Animals dark 3`: the card within a sentence."""
        return f"the {self.face}" if self.is_poster else self.face

    def __repr__(self) -> str:
        return self.code


@implements(Clause.CARDS)
def _printed() -> tuple[Card, ...]:
    cards: list[Card] = []
    for suit, title in enumerate(SUITS):
        cards.append(Card(f"{title[0]}P", suit, 2 * suit, POSTER))
        for shade, word in enumerate(SHADES):
            pile = 2 * suit + shade
            cards += (
                Card(f"{title[0]}{word[0].upper()}{number}", suit, pile, number) for number in range(1, HIGHEST + 1)
            )
    return tuple(cards)


DECK: Final = _printed()
"""All 52 cards by suit: the Poster, the light pile, the dark pile."""

_BY_CODE: Final = {card.code: card for card in DECK}
_BY_PLACE: Final = {(card.pile, card.number): card for card in DECK} | {
    (card.pile + 1, POSTER): card for card in DECK if card.is_poster
}

UNSEEN: Final = Card(UNKNOWN, -1, -1, -1)
"""A card whose face may not be seen. It is of no suit and fits no pile."""


def cards(codes: str) -> tuple[Card, ...]:
    """Read several codes, parted by spaces. Raises ValueError."""
    return tuple(map(Card.parse, codes.split()))


def in_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as in the deck: by suit, Poster first, light before dark, low before high."""
    return tuple(sorted(hand, key=lambda card: (card.pile, card.number)))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand after that card has left it."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def pile_name(pile: Pile) -> str:
    """Name a pile by suit and shade: `Animals dark`."""
    return f"{SUITS[pile // 2]} {SHADES[pile % 2]}"


# The piles on the table. ------------------------------------------------------------------------------------------

Piles: TypeAlias = tuple[int, ...]
"""How far each of the eight piles has come: its highest number, 0 with only the Poster out, -1 without the Poster."""

BARE_TABLE: Final[Piles] = (-1,) * (len(SUITS) * len(SHADES))


@implements(Clause.PILES)
def fitting(piles: Piles, held: Iterable[Card]) -> tuple[Card, ...]:
    """Those of the cards that the table takes now: a Poster always, a number right after the one before it."""
    return tuple([card for card in held if piles[card.pile] == card.number - 1])


def fits(piles: Piles, card: Card) -> bool:
    """Whether the table takes the card now."""
    return bool(fitting(piles, (card,)))


@implements(Clause.PILES)
def grown(piles: Piles, card: Card) -> Piles:
    """The piles after a card that fits has been laid on them. A Poster opens both piles of its suit."""
    pile = card.pile
    if card.number == POSTER:
        return (*piles[:pile], POSTER, POSTER, *piles[pile + 2 :])
    return (*piles[:pile], card.number, *piles[pile + 1 :])


def laid_out(played: Iterable[Card]) -> Piles:
    """The piles that these cards make, in any order. Raises ValueError if one of them has a gap below it."""
    piles = BARE_TABLE
    for card in in_order(played):
        if not fits(piles, card):
            raise ValueError(f"{card.code} cannot lie on the table: {missing(piles, card)} are not out")
        piles = grown(piles, card)
    return piles


def on_table(piles: Piles) -> tuple[Card, ...]:
    """Every card that has been played."""
    return tuple(card for card in DECK if piles[card.pile] >= card.number)


def wanted(piles: Piles) -> tuple[Card | None, ...]:
    """The next card of each of the eight piles, light before dark; None for a pile that is complete."""
    return tuple(_BY_PLACE.get((pile, height + 1)) for pile, height in enumerate(piles))


def lying(piles: Piles, suit: Suit) -> str:
    """Say what is out of a suit: `of the Clowns: the Poster, light up to 3, dark not begun`."""
    rows = piles[2 * suit : 2 * suit + len(SHADES)]
    if min(rows) < POSTER:
        return f"of the {SUITS[suit]}: nothing"
    light, dark = (f"up to {top}" if top > POSTER else "not begun" for top in rows)
    return f"of the {SUITS[suit]}: the Poster, light {light}, dark {dark}"


def missing(piles: Piles, card: Card) -> tuple[Card, ...]:
    """The cards that have to be played before this one, in order; none when it fits or has been played."""
    return tuple(_BY_PLACE[card.pile, number] for number in range(piles[card.pile] + 1, card.number))


def misfit(piles: Piles, card: Card) -> str:
    """Say what a card that does not fit waits for: `the Poster and light 1 to 3`."""
    before = missing(piles, card)
    numbers = [each.number for each in before if not each.is_poster]
    parts = ["the Poster"] if len(numbers) < len(before) else []
    if numbers:
        first, last = numbers[0], numbers[-1]
        joint = f" {'and' if last == first + 1 else 'to'} {last}" if last > first else ""
        parts.append(f"{SHADES[card.pile % len(SHADES)]} {first}{joint}")
    return f"{card.name} does not fit yet: first {plural(len(before), 'comes', 'come')} {listing(parts)}."


# The deal. --------------------------------------------------------------------------------------------------------

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""The cards of every seat."""


@attrs.frozen
class Deal:
    """Chance: everybody's cards, by seat; `dealer` is named in the first deal only."""

    kind: ClassVar[str] = "deal"
    hands: Hands
    dealer: Seat | None


def first_after(dealer: Seat, seats: int) -> Seat:
    """The seat on the dealer's left: it gets the first card and has the first turn."""
    return seat_after(dealer, seats)


@implements(Clause.DEAL)
@cache
def hand_sizes(seats: int, dealer: Seat) -> tuple[int, ...]:
    """How many cards each seat gets when 52 are dealt one by one from the dealer's left."""
    order = clockwise(first_after(dealer, seats), seats)
    return tuple(len(range(order.index(seat), len(DECK), seats)) for seat in range(seats))


def dealing_seat(named: Seat | None, due: Seat | None) -> Seat:
    """Who deals: the one whose turn it is, or in the first hand the one named."""
    dealer = named if due is None else due
    assert dealer is not None
    return dealer


@implements(Clause.DEAL, Clause.DEALER)
def dealt(seats: int, *, due: Seat | None, fixed: bool, rng: Randomness) -> Deal:
    """Shuffle the deck and deal it out one by one from the dealer's left.

    `due` is who has to deal a later hand; the dealer of the first, for which it is None, is drawn or fixed as seat 0.
    """
    named = (0 if fixed else below(seats, rng)) if due is None else None
    order = clockwise(first_after(dealing_seat(named, due), seats), seats)
    pile = shuffled(DECK, rng)
    return Deal(tuple(pile[order.index(seat) :: seats] for seat in range(seats)), named)


def why_not_deal(
    deal: Deal, seats: int, *, due: Seat | None, fixed: bool, by_dealer: core.Clause, by_hands: core.Clause
) -> Refusal | None:
    """Why a deal is none: it names a wrong dealer or has wrong hands, by the game's own clause for either; else None.

    `due` and `fixed` are as for `dealt`.
    """
    misnamed = _misnamed_dealer(deal.dealer, seats=seats, due=due, fixed=fixed)
    if misnamed:
        return Refusal(by_dealer, misnamed)
    wrong = _misdeal(deal.hands, seats, dealing_seat(deal.dealer, due))
    return Refusal(by_hands, wrong) if wrong else None


def _misnamed_dealer(named: Seat | None, *, seats: int, due: Seat | None, fixed: bool) -> str:
    """Say what is wrong with the dealer a deal names; nothing if it is right."""
    if due is not None:
        return "" if named is None else f"{seat_name(due)} deals this hand; only the first deal names its dealer."
    if named is None or not 0 <= named < seats:
        return f"The first deal names one of the {seats} seats as its dealer."
    if fixed and named != 0:
        return f"At this table {seat_name(0)} deals first, not {seat_name(named)}."
    return ""


def _misdeal(hands: Hands, seats: int, dealer: Seat) -> str:
    """Say what is wrong with the hands; nothing when each of the 52 cards is dealt once and every hand has its size."""
    sizes = hand_sizes(seats, dealer)
    if tuple(map(len, hands)) != sizes:
        counts = listing(map(str, sizes))
        return f"Dealt one by one from the left of {seat_name(dealer)}, the hands have {counts} cards."
    count = Counter(card for hand in hands for card in hand)
    twice = [card.name for card in DECK if count[card] > 1]
    return f"Every card is dealt once, but {listing(twice)} would be dealt more than once." if twice else ""


def refilled(hands: Hands, seen: Iterable[Card], rng: Randomness) -> Hands:
    """Put the cards that are nowhere to be seen into the unseen places of the hands, every way equally likely."""
    known = {*seen, *(card for hand in hands for card in hand)}
    source = iter(shuffled((card for card in DECK if card not in known), rng))
    return tuple(in_order(next(source) if card is UNSEEN else card for card in hand) for hand in hands)
