"""What has to be done now, said to the one who must do it or about him."""

from __future__ import annotations

from typing import Final

from rules.core import Seat, listing
from rules.drum_roll.distribution import conversions, moves_left
from rules.drum_roll.hiring_area import hires
from rules.drum_roll.moves import PileName
from rules.drum_roll.state import State, hand_limit
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    Distributing,
    DoubleVoting,
    DrawingFirst,
    EndingTurn,
    GivingTrailers,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Keeping,
    Over,
    Overflowing,
    Performing,
    Placing,
    SeatDecision,
    Shuffling,
    SkippingSalary,
    TakingCubes,
    Voting,
)
from rules.drum_roll.turns import most_coins_to_store, owns_organizer
from rules.drum_roll.wording import coins, number, plural, price, seat_name


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    match state.step:
        case Shuffling(pile):
            return f"The {PILE_NAMES[pile]} must be shuffled."
        case DrawingFirst():
            return "The starting player must be drawn."
        case Keeping(kept=choices):
            return _all_must(state, seat, _undecided(choices), "keep one of two performers and pass the other left")
        case TakingCubes(waiting):
            cubes = number(state.figures.starting_cubes)
            return _all_must(state, seat, waiting, f"take {cubes} cubes of any colours")
        case Voting(choices):
            return _all_must(state, seat, _undecided(choices), "vote to start the show or to delay it by a turn")
        case Over():
            return "The game is over."
        case _:
            who = "You" if state.step.seat == seat else seat_name(state.step.seat)
            return f"{who} must {_duty(state, state.step)}."


PILE_NAMES: Final[dict[PileName, str]] = {
    "performers": "performer cards",
    "personnel": "personnel cards",
    "investments": "investment cards",
    "regions": "region tiles",
}


def _undecided(choices: tuple[object, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, choice in enumerate(choices) if choice is None)


def _all_must(state: State, seat: Seat | None, waiting: tuple[Seat, ...], duty: str) -> str:
    if seat in waiting:
        return f"You must {duty}."
    return f"{listing(seat_name(other) for other in state.order if other in waiting)} must {duty}."


def _duty(state: State, step: SeatDecision) -> str:
    match step:
        case Banking(seat):
            most = most_coins_to_store(state, seat)
            return f"store {'a coin' if most == 1 else f'1 to {coins(most)}'} with the Bank Representative, or decline"
        case Placing(seat):
            used = sum(1 for marker in state.turn.markers if marker.seat == seat)
            return f"place marker {used + 1} of {state.figures.action_markers}, or pass it"
        case Investing():
            return f"buy an investment card for {price(state.figures.invest_cost)}, or decline"
        case HiringPerformer():
            return f"hire a performer, or decline{_nothing(state, step)}"
        case HiringPersonnel():
            return f"hire a personnel member, or decline{_nothing(state, step)}"
        case Distributing():
            left = moves_left(state, step)
            if left <= 0:
                last = "convert a cube or be done" if any(conversions(state, step)) else "finish the distribution"
                return f"{last}: all moves are made"
            return f"move up to {number(left)} cube{'' if left == 1 else 's'} onto performers, then be done"
        case DoubleVoting():
            return "play a Double Vote, or decline"
        case EndingTurn(seat):
            organizer = ", give the Show Organizer back" if owns_organizer(state, seat) else ""
            return f"play cards{organizer} or be done, before the turn ends"
        case _:
            return _show_duty(state, step)


def _nothing(state: State, step: HiringPerformer | HiringPersonnel) -> str:
    return "" if hires(state, step) else ": there is nobody to be had"


def _show_duty(state: State, step: SeatDecision) -> str:
    match step:
        case Performing(left=left):
            return f"let the next performer perform or be flipped ({number(len(left))} to go)"
        case ChoosingCubes(_, cubes):
            return f"take {plural(cubes, 'cube')} of any colour"
        case GivingTrailers(_, trailers):
            more = "" if trailers == 1 else f" ({number(trailers)} to give)"
            return f"give a trailer to a performer{more}"
        case ChoosingCard():
            return "keep one of two investment cards"
        case BeforeSalaries():
            return "play cards or be done, before salaries are paid"
        case SkippingSalary(_, members):
            return f"name {plural(members, 'member')} who will not be paid"
        case Overflowing(seat):
            held, limit = len(state.players[seat].hand), hand_limit(state, seat)
            return f"play or discard cards: {held} in hand, {limit} allowed"
        case _:
            raise AssertionError(f"{step} is worded elsewhere")
