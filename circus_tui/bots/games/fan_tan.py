"""Fan Tan: play the cards that lead to your own, and hold back those that only the others wait for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from rules.big_top.figures import HIGHEST
from rules.big_top.pieces import Card
from rules.core import Randomness, Seat
from rules.fan_tan.engine import legal_moves, playable
from rules.fan_tan.moves import PASS, PLAYS, Play
from rules.fan_tan.state import State

_NEXT: Final = 0.5
"""What it is worth to hold the very next card of a pile."""
_LATER: Final = 0.8
_FAR: Final = 0.12
_OPENS: Final = 0.25
"""What each card that others may now play costs."""
_WHIM: Final = 0.3
"""How much chance there is in a quick reply."""


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a card."""
    if not isinstance(move, Play):
        yield Part("pass", 0.0, "there is nothing else")
        return
    hand = state.players[seat].hand
    own, others = weights(hand, move.card)
    mine = [card for card in hand if leads_to(move.card, card)]
    if mine:
        nearest = min(mine, key=lambda card: card.number)
        yield Part("own", own, f"leads to {nearest.face} of your own")
    if others:
        yield Part("others", -_OPENS * others, f"lets others play no more than {others}")
    else:
        yield Part("others", 0.0, "lets the others play nothing")


def leads_to(played: Card, card: Card) -> bool:
    """Whether a card of the hand waits for another."""
    same = card.suit == played.suit if played.is_poster else card.pile == played.pile
    return same and card.number > played.number


def weights(hand: tuple[Card, ...], played: Card) -> tuple[float, int]:
    """How much a card helps the rest of the hand, and how many cards others could play on it before an own one.

    A card that comes next is helped more than one that still waits for others; a high one has waited longest.
    """
    number, pile = played.number, played.pile
    nearest = [HIGHEST + 1] * (2 if number == 0 else 1)
    helped = 0.0
    for card in hand:
        place = card.pile - pile
        if card.number > number and 0 <= place < len(nearest):
            gap = card.number - number
            helped += (_NEXT if gap == 1 else _LATER / gap) + _FAR * card.number
            nearest[place] = min(nearest[place], card.number)
    return helped, sum(nearest) - len(nearest) * (number + 1)


def worth(state: State) -> tuple[int, ...]:
    """Peanuts."""
    return state.peanuts


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """Every card that fits."""
    return legal_moves(state, seat)


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The card for which the most speaks."""
    hand = state.players[seat].hand
    able = playable(state, seat)
    if len(able) < 2:
        return PLAYS[able[0]] if able else PASS
    best, liked = able[0], -99.0
    for card in able:
        own, others = weights(hand, card)
        liking = own - _OPENS * others + _WHIM * rng.random()
        if liking > liked:
            best, liked = card, liking
    return PLAYS[best]


def horizon(state: State) -> int:
    """The end of the hand."""
    return len(state.hands)


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=4.0, trust=20.0)
