"""Why a move of SCOUT is not allowed. `explain` is the only judge: `legal_moves` lists exactly what it lets through."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from rules.core import CHANCE, Refusal, Seat
from rules.scout.clauses import Clause
from rules.scout.engine import can_pay_for_scout, holder_of_lowest, scouted, scouts_and_shows, to_act
from rules.scout.moves import Deal, Move, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import deck, hand_size
from rules.scout.sets import Fits, strength
from rules.scout.state import Acting, Dealing, MustShow, Orienting, Over, State, ups
from rules.scout.wording import numbers, set_name
from rules.wording import counted, seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if isinstance(state.step, Over):
        return Refusal(Clause.TURN, "The match is over.")
    if seat not in to_act(state):
        return Refusal(Clause.TURN, _not_your_turn(state, seat))
    match state.step:
        case Dealing():
            return _deal(state, move)
        case Orienting():
            return _orient(move)
        case MustShow():
            return _owed_show(state, seat, move)
        case Acting():
            return _turn(state, seat, move)
        case _:
            assert_never(state.step)


def _turn(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Show():
            return _show(state, seat, move)
        case Scout():
            return _scout(state, seat, move)
        case ScoutAndShow():
            return _scout_and_show(state, seat, move)
        case Orient():
            return Refusal(Clause.TURNING, "The hand can be turned only before the first turn of a round.")
        case Deal():
            return Refusal(Clause.DEAL, "The cards of this round have been dealt.")
        case _:
            assert_never(move)


def _orient(move: Move) -> Refusal | None:
    return None if isinstance(move, Orient) else Refusal(Clause.TURNING, "First everybody keeps or turns the hand.")


def _owed_show(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Show):
        return _show(state, seat, move)
    return Refusal(Clause.BOTH, "You have scouted with your token: now you must show.")


def _not_your_turn(state: State, seat: Seat) -> str:
    if isinstance(state.step, Orienting):
        return f"{seat_name(seat)} has already chosen." if seat != CHANCE else "The cards have been dealt."
    (acting,) = to_act(state)
    return "The cards have to be dealt first." if acting == CHANCE else f"It is {seat_name(acting)}'s turn."


def _deal(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Deal):
        return Refusal(Clause.DEAL, "The cards have to be dealt first.")
    size, seats = hand_size(state.seats), state.seats
    if len(move.hands) != seats or any(len(hand) != size for hand in move.hands):
        return Refusal(Clause.DEAL, f"Each of the {seats} players gets {size} cards.")
    dealt = (*(card for hand in move.hands for card in hand), *move.aside)
    if state.aside:
        if dealt != state.aside:
            return Refusal(Clause.DEAL, "Round 2 is dealt from the cards set aside, in their order.")
    elif Counter(card.face for card in dealt) != Counter(card.face for card in deck(seats)):
        return Refusal(
            Clause.DEAL, f"With {seats} players each of {len(deck(seats))} cards is dealt or set aside once."
        )
    return _first(state, move)


def _first(state: State, move: Deal) -> Refusal | None:
    if state.rounds:
        late = move.first is not None
        return Refusal(Clause.START, "Only the first round's starting seat is named.") if late else None
    if move.first is None or not 0 <= move.first < state.seats:
        return Refusal(Clause.START, "The first deal names the starting seat.")
    if state.options.start == "fixed" and move.first != 0:
        return Refusal(Clause.START, "The first seat starts at this table.")
    if state.options.start == "holder_of_1_2" and move.first != holder_of_lowest(move.hands, move.first):
        return Refusal(Clause.START, "Whoever holds the card 1/2 starts at this table.")
    return None


def _show(state: State, seat: Seat, move: Show) -> Refusal | None:
    hand = state.players[seat].hand
    stop = move.start + move.length
    if move.start < 0 or move.length < 1 or stop > len(hand):
        return Refusal(Clause.SHOW, f"There are no such cards: your hand has {len(hand)}.")
    cards = hand[move.start : stop]
    shown = strength(ups(cards))
    if shown is None:
        return Refusal(Clause.SET, f"{numbers(cards)} is no set: not all equal, and no run in steps of one.")
    target = state.to_beat
    if target is not None and shown <= target:
        return Refusal(
            Clause.STRONGER, f"{numbers(cards)} does not beat {set_name(state.active)}: {_weaker(shown, target)}."
        )
    return None


def _weaker(shown: tuple[int, bool, int], target: tuple[int, bool, int]) -> str:
    if shown[0] < target[0]:
        return f"it has {counted(shown[0], 'card')}, and {target[0]} are on the table"
    if shown[1] < target[1]:
        return "equal cards beat a run of the same length"
    lowest = "its number" if shown[0] == 1 else "its lowest number"
    return f"{lowest}, {shown[2]}, would have to be higher than {target[2]}"


def _scout(state: State, seat: Seat, move: Scout) -> Refusal | None:
    if not can_pay_for_scout(state, seat):
        return Refusal(Clause.TWO_CHIPS, "You have no chip left to pay with.")
    return _taking(state, seat, move)


def _taking(state: State, seat: Seat, move: Scout | ScoutAndShow) -> Refusal | None:
    hand = state.players[seat].hand
    if not state.active:
        return Refusal(Clause.SCOUT, "There is no active set to scout from: show any set.")
    if move.end == "right" and len(state.active) == 1:
        return Refusal(Clause.SCOUT, "The one card on the table counts as the left one.")
    if not 0 <= move.at <= len(hand):
        return Refusal(Clause.SCOUT, f"A hand of {len(hand)} has no such place for a card.")
    return None


def _scout_and_show(state: State, seat: Seat, move: ScoutAndShow) -> Refusal | None:
    if state.for_two:
        return Refusal(Clause.TWO_TOKEN, "Two players play without Scout & Show.")
    if not state.players[seat].token:
        return Refusal(Clause.BOTH, "You have used your Scout & Show in this round.")
    refusal = _taking(state, seat, move)
    if refusal is not None:
        return refusal
    card, left = scouted(state, move.end)
    number = card.down if move.turn else card.up
    if Fits(ups(state.players[seat].hand), strength(ups(left))).at(move.at, number):
        return None
    if not scouts_and_shows(state, seat):
        return Refusal(Clause.BOTH, f"Neither end of {numbers(state.active)} gives you a set that beats what stays.")
    return Refusal(Clause.BOTH, f"With the {number} at that place no set of yours beats {set_name(left)}, which stays.")
