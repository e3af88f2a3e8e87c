"""Tombola in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.tombola.engine import scores, winners
from rules.tombola.moves import Draw, Move, Shuffle, Stop
from rules.tombola.state import Over, Shuffling, State, Turn

from rules.core import Event, Result, Seat, listing


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move."""
    return tuple(_told(seat, move, after))


def _told(seat: Seat, move: Move, after: State) -> Iterator[Event]:
    match move:
        case Shuffle():
            yield Event("shuffle", "The tickets are in the drum; {0} begins.")
        case Draw():
            player = after.players[seat]
            beyond = ": too much" if player.stopped else ""
            yield Event("draw", f"{{{seat}}} draws a {player.tickets[-1]} and has {player.total}{beyond}.")
        case Stop():
            yield Event("stop", f"{{{seat}}} stops at {after.players[seat].total}.")
        case _:
            assert_never(move)
    if isinstance(after.step, Over):
        yield Event("over", f"{_won(after)}.")


def _won(state: State) -> str:
    first = winners(state)
    verb = "wins" if len(first) == 1 else "share the win"
    return f"{listing(f'{{{seat}}}' for seat in first)} {verb} with {max(scores(state))}"


def result(state: State) -> Result | None:
    """Give the sums of the game when it is over."""
    if not isinstance(state.step, Over):
        return None
    rows = tuple(
        (str(points), " + ".join(map(str, player.tickets)) or "no ticket")
        for points, player in zip(scores(state), state.players, strict=True)
    )
    return Result("The tombola", ("points", "tickets"), rows, (f"{_won(state)}.",))


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    match state.step:
        case Shuffling():
            return "The tickets have to be shuffled."
        case Turn(acting):
            who = "You" if acting == seat else f"{{{acting}}}"
            return f"{who} must draw a ticket or stop." if state.drum else f"{who} must stop: the drum is empty."
        case Over():
            return "The game is over."
        case _:
            assert_never(state.step)


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move."""
    match move:
        case Shuffle():
            return "shuffle the tickets"
        case Draw():
            return "draw a ticket"
        case Stop():
            return f"stop at {state.players[seat].total}"
        case _:
            assert_never(move)
