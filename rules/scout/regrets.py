"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.core import Refusal, Seat
from rules.scout.clauses import Clause
from rules.scout.engine import legal_moves, step
from rules.scout.moves import Move, Orient, Scout
from rules.scout.sets import reaches
from rules.scout.state import State
from rules.wording import counted_in_words, in_words, seat_name


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of the way up with the shorter sets, and of a scout that ends the round for another; else None."""
    if isinstance(move, Orient):
        return _shorter(state, seat, turn=move.turn)
    if isinstance(move, Scout):
        return _ending(state, seat, move)
    return None


def _shorter(state: State, seat: Seat, *, turn: bool) -> Refusal | None:
    """Warn of a hand whose longest set is shorter than it would be the other way up."""
    hand = state.players[seat].hand
    up, down = (max(reaches(shown)) for shown in ([card.up for card in hand], [card.down for card in hand]))
    held, other = (down, up) if turn else (up, down)
    if other <= held:
        return None
    cards = counted_in_words(other, "card")
    text = f"The other way up you have a set of {cards}, this way at most {in_words(held)}. It cannot be turned later."
    return Refusal(Clause.TURNING, text)


def _ending(state: State, seat: Seat, move: Scout) -> Refusal | None:
    """Warn of a scout that ends the round, where one could show instead."""
    if all(isinstance(each, Scout) for each in legal_moves(state, seat)):
        return None
    after = step(state, seat, move)
    if len(after.rounds) == len(state.rounds):
        return None
    ended = after.rounds[-1]
    owner, cards = seat_name(ended.ender), counted_in_words(ended.tallies[seat].left, "card")
    text = f"This scout ends the round: nobody has beaten {owner}'s set. You pay for {cards} in hand."
    return Refusal(Clause.UNBEATEN, text)
