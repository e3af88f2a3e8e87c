"""Why a move of Fan Tan is not allowed. `explain` is the only judge; `legal_moves` lists what it lets through."""

from __future__ import annotations

from rules.big_top.pieces import Card, Deal, dealing_seat, fits, misdeal, misfit, misnamed_dealer, on_table
from rules.core import NATURE, Refusal, Seat, listing
from rules.fan_tan.clauses import Clause
from rules.fan_tan.engine import playable, to_act
from rules.fan_tan.moves import Move, Pass, Play
from rules.fan_tan.state import Dealing, State, Turn


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if seat not in to_act(state):
        return Refusal(Clause.TURN, _not_your_turn(state))
    match state.step, move:
        case Turn(), Play(card):
            return _play(state, seat, card)
        case Turn(), Pass():
            return _pass(state, seat)
        case Dealing(), Deal():
            return _deal(state, move)
        case Dealing(), _:
            return Refusal(Clause.DEAL, "The cards have to be dealt first.")
        case _:
            return Refusal(Clause.DEAL, "The cards of this hand have been dealt.")


def _not_your_turn(state: State) -> str:
    acting = to_act(state)
    if not acting:
        return "The match is over."
    return "The cards have to be dealt first." if acting == {NATURE} else f"It is {{{min(acting)}}}'s turn."


def _deal(state: State, move: Deal) -> Refusal | None:
    due = state.due_dealer
    misnamed = misnamed_dealer(move.dealer, seats=state.seats, due=due, fixed=state.options.dealer == "seat_0")
    if misnamed is not None:
        return Refusal(Clause.DEALER, misnamed)
    wrong = misdeal(move.hands, state.seats, dealing_seat(move.dealer, due))
    return None if wrong is None else Refusal(Clause.DEAL, wrong)


def _play(state: State, seat: Seat, card: Card) -> Refusal | None:
    if card not in state.players[seat].hand:
        where = "has been played" if card in on_table(state.piles) else "is in another hand"
        return Refusal(Clause.PLAY, f"You do not hold {card.name}: it {where}.")
    return None if fits(state.piles, card) else Refusal(Clause.PILES, misfit(state.piles, card))


def _pass(state: State, seat: Seat) -> Refusal | None:
    able = playable(state, seat)
    if not able:
        return None
    return Refusal(Clause.PASS, f"You may not pass: you can play {listing((card.name for card in able), last='or')}.")
