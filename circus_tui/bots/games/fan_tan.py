"""Fan Tan: play the cards that lead to your own, and hold back those that only the others wait for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from rules.big_top.figures import HIGHEST
from rules.big_top.pieces import Card, Piles, fitting, in_order
from rules.chance import below
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
_WHIM: Final = 0.1
"""How much chance there is in a quick reply."""
_SWAPS: Final = 30
"""How often two cards are offered for exchange before an imagined table counts as likely."""
_PLAIN: Final = (-1.5, 1.2)
"""Between these ratings, a card that is still held although it fits is the less likely, the better it would be."""
_PASSED: Final = 0.5
"""How much less likely such a card is in the hand of one who has passed; a Poster could not have been passed over."""
_NEVER: Final = 8.0


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


def weights(hand: Sequence[Card], played: Card) -> tuple[float, int]:
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


def liking(hand: Sequence[Card], card: Card) -> float:
    """What speaks for a card, in one number."""
    own, others = weights(hand, card)
    return own - _OPENS * others


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
        liked_now = liking(hand, card) + _WHIM * rng.random()
        if liked_now > liked:
            best, liked = card, liked_now
    return PLAYS[best]


def likelier(state: State, seat: Seat, rng: Randomness) -> State:
    """Exchange cards between the hands that are not seen, so that what fits and is still held is what one holds back.

    A Metropolis walk: every exchange that makes the hands likelier is made, any other as often as it is likely.
    """
    others = [owner for owner in range(state.seats) if owner != seat and state.players[owner].hand]
    if len(others) < 2:
        return state
    hands = {owner: [*state.players[owner].hand] for owner in others}
    paid = {owner: state.players[owner].paid > 0 for owner in others}
    known = {owner: _held_back(state.piles, hands[owner], paid=paid[owner]) for owner in others}
    for _ in range(_SWAPS):
        at = below(len(others), rng)
        one, other = others[at], others[at - 1 - below(len(others) - 1, rng)]
        mine, yours = hands[one], hands[other]
        here, there = below(len(mine), rng), below(len(yours), rng)
        mine[here], yours[there] = yours[there], mine[here]
        now = {owner: _held_back(state.piles, hands[owner], paid=paid[owner]) for owner in (one, other)}
        gained = now[one] + now[other] - known[one] - known[other]
        if gained >= 0 or rng.random() < exp(gained):
            known |= now
        else:
            mine[here], yours[there] = yours[there], mine[here]
    players = tuple(
        attrs.evolve(player, hand=in_order(hands[owner])) if owner in hands else player
        for owner, player in enumerate(state.players)
    )
    return attrs.evolve(state, players=players)


def _held_back(piles: Piles, hand: Sequence[Card], *, paid: bool) -> float:
    """How likely it is, as a logarithm, that somebody holds these cards and has not played those that fit."""
    least, most = _PLAIN
    likely = 0.0
    for card in fitting(piles, hand):
        likely -= min(most, max(least, liking(hand, card)))
        if paid:
            likely -= _NEVER if card.is_poster else _PASSED
    return likely


def horizon(state: State) -> int:
    """The end of the hand."""
    return len(state.hands)


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=4.0, trust=20.0, likelier=likelier)
