"""Colosseum in sentences: what the table saw, what a turn came to, what is to be done, what a move is called."""

from __future__ import annotations

from rules.colosseum import medals
from rules.colosseum.aftermath import aftermath, ending
from rules.colosseum.decisions import owner_of, rules_of
from rules.colosseum.moves import FREE, Move
from rules.colosseum.state import TURNS, Over, Performance, State, Turn
from rules.colosseum.wording import sums
from rules.core import Event, Result, Seat
from rules.wording import seat_name


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move, and what followed from it."""
    if isinstance(move, FREE):
        told = [medals.tell(seat, move)]
    else:
        told = [*rules_of(before.step).tell(before, seat, move, after)]
    return (*(Event(move.kind, text) for text in told), *aftermath(before, seat, move, after))


def result(state: State) -> Result | None:
    """Give the sums of the turn that has just ended; of everyone's best event, when that was the last one."""
    if not state.turns:
        return None
    if isinstance(state.step, Over):
        rows = tuple(_best_event(state, seat) for seat in range(state.seats))
        return Result("The best events", ("turn", "how", "best"), rows, ending(state))
    return _turn(state, state.turns[-1]) if state.fresh else None


def _turn(state: State, turn: Turn) -> Result:
    rows = tuple(
        (str(performance.spectators.total) if performance else "-", _how(performance), str(best))
        for performance, best in zip(turn.performances, turn.bests, strict=True)
    )
    assert turn.podium is not None, "the last turn, which has no podium, has no sums of its own"
    title = f"Turn {len(state.turns)} of {TURNS}"
    return Result(title, ("event", "how", "best"), rows, (f"{seat_name(turn.podium)} gets a podium.",))


def _best_event(state: State, seat: Seat) -> tuple[str, str, str]:
    """In which turn a seat's best event was produced, and who came."""
    best = state.players[seat].best
    for number, turn in enumerate(state.turns, start=1):
        performance = turn.performances[seat]
        if performance and performance.spectators.total == best:
            return str(number), _how(performance), str(best)
    return "-", _how(None), str(best)


def _how(performance: Performance | None) -> str:
    if performance is None:
        return "nothing produced"
    return f"program {performance.program}: {sums(performance)}"


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    return rules_of(state.step).prompt(state, seat)


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move; unique among the moves of a decision. Markets are counted from 1."""
    if isinstance(move, FREE):
        return medals.describe(move)
    return owner_of(state.step, move).describe(state, seat, move)
