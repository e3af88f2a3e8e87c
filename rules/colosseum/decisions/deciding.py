"""A seat decides whether to produce an event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import PASS, SeatRules
from rules.colosseum.moves import Move, Pass, Roll
from rules.colosseum.outlook import outlooks, producible
from rules.colosseum.pieces import program
from rules.colosseum.state import Deciding, Rolling, State, gone_on
from rules.core import Refusal, Seat
from rules.evolve import evolve
from rules.wording import seat_name

DecidingMove: TypeAlias = Roll | Pass

_ROLL: Final = Roll()


class DecidingRules(SeatRules[Deciding, DecidingMove]):
    """Only who can produce some program may ask for the dice, and the faces are left to chance."""

    step = Deciding
    kinds = (Roll, Pass)
    clause = Clause.PRODUCE

    def _moves(self, state: State, step: Deciding, seat: Seat) -> Iterable[Move]:
        return (_ROLL, PASS) if producible(state.players[seat]) else (PASS,)

    def _why_not(self, state: State, step: Deciding, seat: Seat, move: DecidingMove) -> Refusal | None:
        return None if isinstance(move, Pass) else _why_not_roll(state, seat, move)

    def _made(self, state: State, step: Deciding, seat: Seat, move: DecidingMove) -> State:
        match move:
            case Roll():
                return evolve(state, agenda=(Rolling(seat), *state.agenda[1:]))
            case Pass():
                return gone_on(state)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Deciding, seat: Seat, move: DecidingMove, after: State) -> Iterator[str]:
        match move:
            case Roll():
                yield f"{seat_name(seat)} will produce an event."
            case Pass():
                yield f"{seat_name(seat)} produces nothing."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: DecidingMove) -> str:
        match move:
            case Roll():
                return "roll to produce an event"
            case Pass():
                return "produce nothing"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Deciding) -> str:
        return "roll to produce an event, or pass"


def _why_not_roll(state: State, seat: Seat, move: Roll) -> Refusal | None:
    player = state.players[seat]
    if move.faces is not None:
        return Refusal(Clause.NOBLES, "Chance says what the dice show: you only ask for the roll.")
    if producible(player):
        return None
    seen = [view for view in outlooks(state, seat) if view.fits]
    if not seen:
        return Refusal(Clause.PRODUCE, f"No program of yours fits an arena of {player.arena.spaces} spaces.")
    closest = min(seen, key=lambda view: view.missing_at_best - len(program(view.program).table))
    staged = program(closest.program)
    have = staged.size - closest.missing_at_best
    return Refusal(
        Clause.PRODUCE,
        f"You cannot produce anything: program {staged.number} needs {staged.minimum} of its {staged.size} assets,"
        f" and {'with jokers ' if closest.jokers else ''}you have {have}.",
    )
