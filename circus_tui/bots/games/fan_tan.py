"""Fan Tan: play the cards that lead to your own, and hold back those that only the others wait for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from circus_tui.bots.games.fan_tan_liking import cost, held, liking, weights
from circus_tui.bots.games.fan_tan_memory import tables
from rules.big_top.pieces import Card
from rules.core import Randomness, Seat
from rules.fan_tan.engine import legal_moves, playable
from rules.fan_tan.moves import PASS, PLAYS, Play
from rules.fan_tan.state import State
from rules.wording import counted

_WHIM: Final = 0.1
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
        yield Part("others", -cost(others), f"leads to {counted(others, 'card')} that others may hold")
    else:
        yield Part("others", 0.0, "leads to nothing that others hold")


def leads_to(played: Card, card: Card) -> bool:
    """Whether a card of the hand waits for another."""
    same = card.suit == played.suit if played.is_poster else card.pile == played.pile
    return same and card.number > played.number


def worth(state: State) -> tuple[int, ...]:
    """Each seat's peanuts."""
    return state.peanuts


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """Give every card that fits, or the pass."""
    return legal_moves(state, seat)


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The card for which the most speaks."""
    able = playable(state, seat)
    if len(able) < 2:
        return PLAYS[able[0]] if able else PASS
    bits = held(state.players[seat].hand)
    best, liked = able[0], -99.0
    for card in able:
        liked_now = liking(bits, card.pile, card.number) + _WHIM * rng.random()
        if liked_now > liked:
            best, liked = card, liked_now
    return PLAYS[best]


def horizon(state: State) -> int:
    """The number of finished hands: playing on ends with the hand."""
    return len(state.hands)


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=4.0, trust=20.0, tables=tables)
