"""SCOUT in sentences: what happened, what is to be done, what a move is called, what a round was worth."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Event, Result, Seat, listing
from rules.scout.moves import Deal, Move, Orient, Scout, ScoutAndShow, Show
from rules.scout.state import Acting, Dealing, MustShow, Orienting, Over, Round, State, Tally, starting_order
from rules.scout.wording import numbers
from rules.wording import addressed, plural, seat_name, with_article


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move."""
    return (*_told(before, seat, move, after), *_round_end(before, after))


def _told(before: State, seat: Seat, move: Move, after: State) -> Iterator[Event]:
    match move:
        case Deal(hands=hands):
            number = len(after.rounds) + 1
            yield Event("deal", f"Round {number}: {len(hands[0])} cards each; {seat_name(after.first)} starts.")
        case Orient():
            yield Event("orient", f"{seat_name(seat)} has decided which way up to hold the hand.")
            if not isinstance(after.step, Orienting):
                yield Event("orient", f"All hands are held; {seat_name(after.first)} starts.")
        case Show():
            over = f" over {numbers(before.active)} and collected {len(before.active)}" if before.active else ""
            yield Event("show", f"{seat_name(seat)} showed {numbers(after.active)}{over}.")
        case Scout():
            yield Event("scout", f"{seat_name(seat)} scouted {_card(before, move)}; {_paid(before)}.")
        case ScoutAndShow():
            told = f"scouted {_card(before, move)}; {_paid(before)}"
            yield Event("scout_and_show", f"{seat_name(seat)} used Scout & Show: {told}.")


def _card(before: State, move: Scout | ScoutAndShow) -> str:
    card = before.active[0 if move.end == "left" else -1]
    return f"the {card.up} ({card.down} if turned)"


def _paid(before: State) -> str:
    if before.for_two:
        return "that cost a chip"
    assert before.owner is not None
    return f"{seat_name(before.owner)} gets a chip"


def _round_end(before: State, after: State) -> Iterator[Event]:
    if len(after.rounds) == len(before.rounds):
        return
    played = after.rounds[-1]
    points = ", ".join(f"{seat_name(seat)} {tally.score:+d}" for seat, tally in enumerate(played.tallies))
    yield Event("round", f"Round {len(after.rounds)} ends: {_ending(played)}. {points}.")


def _ending(played: Round) -> str:
    if played.how == "out":
        return f"{seat_name(played.ender)} has no cards left"
    return f"{seat_name(played.ender)}'s set stays unbeaten"


def result(state: State) -> Result | None:
    """Give the sums of the round that has just ended."""
    if not state.rounds or not isinstance(state.step, Dealing | Over):
        return None
    played = state.rounds[-1]
    rows = tuple(
        (f"{tally.score:+d}", _sum(tally), str(total))
        for tally, total in zip(played.tallies, state.totals, strict=True)
    )
    title = f"Round {len(state.rounds)} of {state.seats}"
    return Result(title, ("round", "collected + chips - hand", "total"), rows, (f"{_ending(played)}.",))


def _sum(tally: Tally) -> str:
    gained = f"{tally.collected} + {tally.chips}"
    return f"{gained}, {tally.left} in hand free" if tally.forgiven else f"{gained} - {tally.left}"


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    match state.step:
        case Dealing():
            return f"Round {len(state.rounds) + 1} has to be dealt."
        case Orienting(chosen):
            if seat is not None and chosen[seat] is None:
                return "You must keep your hand as it is or turn all of it."
            waiting = [seat_name(other) for other in starting_order(state) if chosen[other] is None]
            return f"{listing(waiting)} must still decide which way up to hold the hand."
        case Acting(acting):
            return f"{addressed(acting, seat)} must {_duty(state, acting)}."
        case MustShow(acting):
            stronger = "a stronger set" if state.active else "any set"
            return f"{addressed(acting, seat)} must now show {stronger}, with or without the scouted card."
        case Over():
            return "The match is over."


def _duty(state: State, seat: Seat) -> str:
    player = state.players[seat]
    if not state.active:
        return "show any set"
    if state.for_two and not player.chips:
        return "show a stronger set"
    if player.token:
        return "show a stronger set, scout, or (once) Scout & Show"
    return "show a stronger set, or pay a chip to scout" if state.for_two else "show a stronger set or scout"


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move; cards are counted from 1, from the left."""
    match move:
        case Deal():
            return "deal the round"
        case Orient(turn):
            return "turn the whole hand" if turn else "keep the hand as it is"
        case Show(start, length):
            cards = state.players[seat].hand[start : start + length]
            to = f" to {start + length}" if length > 1 else ""
            where = f"{plural(length, 'card')} {start + 1}{to}"
            return f"show {numbers(cards)} ({where})"
        case Scout():
            return f"scout {_as(state, move)}"
        case ScoutAndShow():
            return f"scout and show, scouting {_as(state, move)}"


def _as(state: State, move: Scout | ScoutAndShow) -> str:
    card = state.active[0 if move.end == "left" else -1]
    number = card.down if move.turn else card.up
    return f"the {move.end} {card.up} as {with_article(number)} to be card {move.at + 1}"
