"""What a card played from the hand earns from the opponents' charts."""

from __future__ import annotations

import attrs

from rules.big_top.clauses import Clause
from rules.big_top.pieces import Card
from rules.big_top.state import Player
from rules.core import Seat, implements


@attrs.frozen
class Profit:
    """Money from one opponent: `amount` is the value of the space on which that seat's matching card lies, even $0."""

    seat: Seat
    amount: int
    card: Card


@implements(Clause.MONEY)
def matches(played: Card, called: Card) -> bool:
    """Whether playing one card earns from the other: same suit and shade, or for a Poster same suit."""
    return played.suit == called.suit and (played.is_poster or played.pile == called.pile)


@implements(Clause.MONEY)
def profits(players: tuple[Player, ...], seat: Seat, card: Card) -> tuple[Profit, ...]:
    """What the seat gets for playing the card from its hand: one entry per opponent with a matching called card."""
    return tuple(
        [
            Profit(other, space, called)
            for other, player in enumerate(players)
            if other != seat
            for space, called in enumerate(player.chart)
            if called is not None and matches(card, called)
        ]
    )


def total(earned: tuple[Profit, ...]) -> int:
    """The money of several profits."""
    return sum(profit.amount for profit in earned)
