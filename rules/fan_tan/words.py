"""Fan Tan in sentences: what happened, what is to be done, what a move is called, what a hand was worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.big_top.pieces import Deal
from rules.core import Event, Result, Seat
from rules.fan_tan.engine import playable
from rules.fan_tan.moves import Move, Pass, Play
from rules.fan_tan.state import Dealing, Hand, Over, State, Turn
from rules.wording import seat_name


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move."""
    return (*_told(before, seat, move, after), *_hand_end(before, after))


def _told(before: State, seat: Seat, move: Move, after: State) -> Iterator[Event]:
    match move:
        case Deal():
            number = _number(after, len(after.hands) + 1)
            yield Event("deal", f"{number}: {seat_name(after.dealer)} deals; {seat_name(after.first)} begins.")
        case Play(card):
            yield Event("play", f"{seat_name(seat)} plays {card.name}.")
        case Pass():
            yield Event("pass", f"{seat_name(seat)} cannot play{_payment(before, seat)}.")


def _number(state: State, number: int) -> str:
    """`Hand 2 of 5`, or `Hand 2` in a match without a limit."""
    limit = state.hands_in_match
    return f"Hand {number}" if limit is None else f"Hand {number} of {limit}"


def _payment(before: State, seat: Seat) -> str:
    if not before.players[seat].peanuts:
        return " and has no peanut left to pay"
    return f" and pays a peanut: {before.pot + 1} in the pot"


def _hand_end(before: State, after: State) -> Iterator[Event]:
    if len(after.hands) == len(before.hands):
        return
    yield Event("hand", f"{_ending(after, after.hands[-1])}.")
    if isinstance(after.step, Over):
        yield from (
            Event("broke", f"{seat_name(seat)} has no peanuts left: the match ends.")
            for seat, peanuts in enumerate(after.peanuts)
            if not peanuts
        )


def _ending(state: State, hand: Hand) -> str:
    number = f"Hand {len(state.hands)}"
    if hand.winner is None:
        return f"{number} is broken off, and the pot of {hand.pot} stays in the middle"
    return f"{number} ends: {seat_name(hand.winner)} has no cards left and takes {_pot(hand)}"


def _pot(hand: Hand) -> str:
    return f"the pot of {hand.pot}" if hand.pot else "an empty pot"


def result(state: State) -> Result | None:
    """Give the sums of the hand that has just ended."""
    if not state.hands or not isinstance(state.step, Dealing | Over):
        return None
    hand = state.hands[-1]
    rows = tuple(
        (f"{hand.gain(seat):+d}", _account(hand, seat), str(peanuts)) for seat, peanuts in enumerate(state.peanuts)
    )
    return Result(_number(state, len(state.hands)), ("hand", "how", "peanuts"), rows, (f"{_ending(state, hand)}.",))


def _account(hand: Hand, seat: Seat) -> str:
    paid = f"paid {hand.paid[seat]}" if hand.paid[seat] else "paid nothing"
    return f"{paid}, took {hand.pot}" if seat == hand.winner else paid


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom; about another seat only what the table can see."""
    match state.step:
        case Dealing():
            return f"Hand {len(state.hands) + 1} has to be dealt."
        case Turn(acting):
            if acting == seat:
                return f"You must {_duty(state, acting)}."
            pays = "pay a peanut and pass" if state.players[acting].peanuts else "pass without paying"
            return f"{seat_name(acting)} must play a card if one fits, or {pays}."
        case Over():
            return "The match is over."
        case _:
            assert_never(state.step)


def _duty(state: State, seat: Seat) -> str:
    match playable(state, seat):
        case ():
            pay = "pay a peanut and pass" if state.players[seat].peanuts else "pass, and have no peanut to pay"
            return f"{pay}: no card of yours fits"
        case (card,):
            return f"play {card.name}, your only card that fits"
        case several:
            return f"play one of your {len(several)} cards that fit"


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move."""
    match move:
        case Deal():
            return "deal the hand"
        case Play(card):
            return f"play {card.name}"
        case Pass():
            return "pay a peanut and pass" if state.players[seat].peanuts else "pass, having no peanut left"
