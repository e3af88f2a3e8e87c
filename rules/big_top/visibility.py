"""What each seat knows of a match of Big Top, and a whole match it might be."""

from __future__ import annotations

import attrs

from rules.big_top.engine import due_cards, investments
from rules.big_top.pieces import UNSEEN, on_table, refilled
from rules.big_top.state import Dealing, Investing, Over, Player, Receipts, State, Turn
from rules.chance import below
from rules.core import HIDDEN, Hidden, Randomness, Seat


def view(state: State, seat: Seat | None) -> State:
    """Hide the other hands and receipts as long as the hand is being played; when it has ended all lie open."""
    if isinstance(state.step, Dealing | Over):
        return state
    players = tuple(player if owner == seat else _covered(player) for owner, player in enumerate(state.players))
    return attrs.evolve(state, players=players)


def _covered(player: Player) -> Player:
    receipts = None if player.receipts is None else HIDDEN
    return Player((UNSEEN,) * len(player.hand), player.chart, player.track, receipts)


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Deal the cards that cannot be seen to the hands where they may be, and guess the receipts."""
    seen = (*on_table(view.piles), *(card for player in view.players for card in player.called))
    hands = refilled(tuple(player.hand for player in view.players), seen, rng)
    players = tuple(
        attrs.evolve(player, hand=hand, receipts=_guessed(player.receipts, rng))
        for player, hand in zip(view.players, hands, strict=True)
    )
    return attrs.evolve(view, players=players)


def _guessed(receipts: Receipts | Hidden | None, rng: Randomness) -> Receipts | None:
    if isinstance(receipts, Hidden):
        ways = investments()
        return ways[below(len(ways), rng)].receipts
    return receipts


def private(state: State, seat: Seat) -> bool:
    """Whether the seat decides on its own hand.

    It does not when a called card has to be played, or when there is no hand left: all can see that.
    """
    match state.step:
        case Investing():
            return state.players[seat].receipts is None
        case Turn(acting):
            return acting == seat and bool(state.players[seat].hand) and not due_cards(state, seat)
        case Dealing() | Over():
            return False


def answers_itself(state: State, seat: Seat) -> bool:
    """What is forced by a hand is asked; a called card, and a turn without a hand, all can see."""
    return not private(state, seat)
