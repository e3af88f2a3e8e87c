"""Why a move of Fan Tan is not allowed. `explain` is the only judge; `legal_moves` lists what it lets through."""

from __future__ import annotations

from typing import assert_never

from rules.big_top.pieces import Card, Deal, fits, misfit, on_table, why_not_deal
from rules.core import Refusal, Seat, listing
from rules.fan_tan.clauses import Clause
from rules.fan_tan.engine import playable, to_act
from rules.fan_tan.moves import Move, Pass, Play
from rules.fan_tan.state import Dealing, Over, State, Turn
from rules.wording import seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if isinstance(state.step, Over):
        return Refusal(Clause.TURN, "The match is over.")
    if seat not in to_act(state):
        return Refusal(Clause.TURN, _not_your_turn(state))
    match state.step:
        case Dealing():
            return _deal(state, move)
        case Turn():
            return _turn(state, seat, move)
        case _:
            assert_never(state.step)


def _turn(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Play(card):
            return _play(state, seat, card)
        case Pass():
            return _pass(state, seat)
        case Deal():
            return Refusal(Clause.DEAL, "The cards of this hand have been dealt.")
        case _:
            assert_never(move)


def _not_your_turn(state: State) -> str:
    if isinstance(state.step, Turn):
        return f"It is {seat_name(state.step.seat)}'s turn."
    return "The cards have to be dealt first."


def _deal(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Deal):
        return Refusal(Clause.DEAL, "The cards have to be dealt first.")
    fixed = state.options.dealer == "seat_0"
    return why_not_deal(
        move, state.seats, due=state.due_dealer, fixed=fixed, by_dealer=Clause.DEALER, by_hands=Clause.DEAL
    )


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
