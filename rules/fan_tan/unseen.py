"""Cards of Fan Tan that a seat cannot see, and where they may lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.big_top.pieces import UNSEEN, Card, Hands, in_order, refilled
from rules.chance import below
from rules.core import Randomness, Seat

_Free: TypeAlias = tuple[int, ...]
"""How many unseen places each hand has left."""

_Holders: TypeAlias = tuple[Seat, ...]
"""The seats that may hold a card."""


def dealt(hands: Hands, seen: Iterable[Card], lacked: Sequence[frozenset[Card]], rng: Randomness) -> Hands:
    """Put the cards that are nowhere to be seen into the unseen places of hands that are not known to lack them.

    Every way to do so is equally likely: first the cards that somebody lacks find a hand, each with the number of ways
    that the others then have, and the rest may lie anywhere.
    """
    known = {card for hand in hands for card in hand}
    cards = [card for card in in_order(frozenset[Card]().union(*lacked)) if card not in known]
    holders = [tuple(seat for seat, cannot in enumerate(lacked) if card not in cannot) for card in cards]
    free = tuple(hand.count(UNSEEN) for hand in hands)
    given: list[list[Card]] = [[] for _ in hands]
    for at, card in enumerate(cards):
        seat = _holder(free, holders[at], tuple(holders[at + 1 :]), rng)
        free = _less(free, seat)
        given[seat].append(card)
    return refilled(tuple(map(_filled, hands, given)), seen, rng)


def _holder(free: _Free, holders: _Holders, later: tuple[_Holders, ...], rng: Randomness) -> Seat:
    """Draw who holds a card, in proportion to the ways to go on. Raises ValueError if nobody can hold it."""
    weights = [free[seat] * _ways(_less(free, seat), later) for seat in holders]
    at = below(sum(weights), rng)
    for seat, weight in zip(holders, weights, strict=True):
        if at < weight:
            return seat
        at -= weight
    raise ValueError("no deal agrees with what the seats are known to lack")


@lru_cache(maxsize=20_000)
def _ways(free: _Free, cards: tuple[_Holders, ...]) -> int:
    """In how many ways cards find a place, each with one of its holders."""
    if not cards:
        return 1
    return sum(free[seat] * _ways(_less(free, seat), cards[1:]) for seat in cards[0] if free[seat])


def _less(free: _Free, seat: Seat) -> _Free:
    return (*free[:seat], free[seat] - 1, *free[seat + 1 :])


def _filled(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand with these cards in its first unseen places."""
    source = iter(cards)
    return tuple(next(source, UNSEEN) if card is UNSEEN else card for card in hand)
