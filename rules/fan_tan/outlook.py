"""What a screen shows beside the cards: whether each can be played now, and what it waits for."""

from __future__ import annotations

import attrs

from rules.big_top.pieces import Card, missing
from rules.core import Refusal, Seat
from rules.fan_tan.moves import PLAYS
from rules.fan_tan.refusals import explain
from rules.fan_tan.state import State


@attrs.frozen
class Prospect:
    """What one card of a hand would do now: `why_not` says why it cannot be played; `missing` is what it waits for."""

    card: Card
    why_not: Refusal | None
    missing: tuple[Card, ...]


def outlook(state: State, seat: Seat) -> tuple[Prospect, ...]:
    """Give the prospects of every card in the seat's hand, in its order; the state must show that hand."""
    return tuple(
        Prospect(card, explain(state, seat, PLAYS[card]), missing(state.piles, card))
        for card in state.players[seat].hand
    )
