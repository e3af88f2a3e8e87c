"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.big_top.figures import HIGHEST
from rules.big_top.pieces import Card
from rules.core import Refusal, Seat
from rules.fan_tan.clauses import Clause
from rules.fan_tan.engine import playable
from rules.fan_tan.moves import Move, Play
from rules.fan_tan.state import State


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of a card that serves only others, where one serves oneself or nobody; None for any other move."""
    hand = state.players[seat].hand
    if not isinstance(move, Play) or move.card.number == HIGHEST or _waiting(hand, move.card):
        return None
    better = (card for card in playable(state, seat) if card.number == HIGHEST or _follower(hand, card))
    found = next(better, None)
    if found is None:
        return None
    after = "nothing comes after it" if found.number == HIGHEST else "you hold what comes next"
    text = f"{move.card.face} serves only others: you hold nothing after it. {found.face} fits, too, and {after}."
    return Refusal(Clause.PLAY, text)


def _waiting(hand: tuple[Card, ...], card: Card) -> bool:
    """Whether a card of the hand comes after this one, at once or later."""
    return any(_after(each, card) for each in hand)


def _follower(hand: tuple[Card, ...], card: Card) -> bool:
    """Whether the next card after this one is in the hand."""
    return any(_after(each, card) and each.number == card.number + 1 for each in hand)


def _after(later: Card, card: Card) -> bool:
    """Whether one card lies behind another in the same row; behind a Poster lies all of its suit."""
    same = later.suit == card.suit if card.is_poster else later.pile == card.pile
    return same and later.number > card.number
