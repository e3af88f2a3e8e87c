"""Fan Tan: how much speaks for a card, with a hand of cards and, for playing on in thought, with a hand of bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from rules.big_top.figures import HIGHEST, POSTER
from rules.big_top.pieces import BARE_TABLE, DECK, Card, Pile

_NEXT: Final = 0.5
"""What it is worth to hold the very next card of a pile."""
_LATER: Final = 0.8
_FAR: Final = 0.12
_OPENS: Final = 0.25
"""What each card that others may now play costs."""


def weights(hand: Sequence[Card], played: Card) -> tuple[float, int]:
    """How much a card helps the rest of the hand, and how many cards others could play on it before an own one.

    A card that comes next is helped more than one that still waits for others; a high one has waited longest.
    """
    number, pile = played.number, played.pile
    nearest = [HIGHEST + 1] * (2 if number == POSTER else 1)
    helped = 0.0
    for card in hand:
        place = card.pile - pile
        if card.number > number and 0 <= place < len(nearest):
            gap = card.number - number
            helped += (_NEXT if gap == 1 else _LATER / gap) + _FAR * card.number
            nearest[place] = min(nearest[place], card.number)
    return helped, sum(nearest) - len(nearest) * (number + 1)


def cost(others: int) -> float:
    """What speaks against a card on which others could play so many."""
    return _OPENS * others


# Hands of bits. -----------------------------------------------------------------------------------------------------

Held: TypeAlias = list[int]
"""A hand, by pile: the bit of a number is set if the card is held; a Poster is bit 0 of the light pile."""


def held(hand: Iterable[Card]) -> Held:
    """The bits of a hand."""
    bits = [0] * len(BARE_TABLE)
    for card in hand:
        bits[card.pile] |= 1 << card.number
    return bits


def liking(bits: Held, pile: Pile, number: int) -> float:
    """What speaks for a card of a hand, in one number. A Poster opens two piles, and something speaks for each."""
    return _LIKING[number][bits[pile]] if number else _LIKING[POSTER][bits[pile]] + _LIKING[POSTER][bits[pile + 1]]


def _looked_up(played: Card) -> tuple[float, ...]:
    """By the bits of the pile that a card is of, what speaks for the card; for a Poster as far as that pile goes."""
    pile = [card for card in DECK if card.pile == played.pile]
    hands = ([card for card in pile if bits >> card.number & 1] for bits in range(2 << HIGHEST))
    half = cost(weights((), played)[1]) / 2 if played.is_poster else 0.0
    return tuple(own - cost(others) + half for own, others in (weights(hand, played) for hand in hands))


_LIKING: Final = tuple(_looked_up(card) for card in DECK[: HIGHEST + 1])
