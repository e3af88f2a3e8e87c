"""A marker is placed on an action, or passed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias, assert_never

from rules.core import Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import number_of
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.figures import for_seats
from rules.drum_roll.moves import Action, Move, PassMarker, Place
from rules.drum_roll.placing import ACTIONS, CUBE_SPACES, cube_of, most_markers, occupants, placed
from rules.drum_roll.state import Marker, State
from rules.drum_roll.steps import Placing
from rules.drum_roll.wording import ACTION_NAMES, coins
from rules.evolve import evolve
from rules.wording import in_words, seat_name, times

PlacingMove: TypeAlias = Place | PassMarker

_PLAIN: Final = {action: Place(action, False) for action in ACTIONS}
_UNBLOCKING: Final = tuple(Place(action, True) for action in CUBE_SPACES)
_PASS: Final = PassMarker()

_marker = cache(Marker)


class PlacingRules(SeatRules[Placing, PlacingMove]):
    """The space, the cube limit, the stock, the limits of each action and the Unblock card allow it."""

    step = Placing
    kinds = (Place, PassMarker)
    clause = Clause.PLACING
    cards_first = True

    def _moves(self, state: State, step: Placing, seat: Seat) -> Iterable[Move]:
        taken, stock, figures = occupants(state), state.supply.cubes, state.figures
        moves: list[Move] = [_PASS]
        if len(taken) < for_seats(figures.cube_cap, state.seats):
            moves += [
                _PLAIN[action]
                for action, cubes in zip(CUBE_SPACES, stock, strict=True)
                if cubes and action not in taken
            ]
        own = [marker.action for marker in state.turn.markers if marker.seat == seat]
        full = "tickets" if _slots_left(state, seat) <= 0 else None
        moves += [
            _PLAIN[action]
            for action in ACTIONS[len(CUBE_SPACES) :]
            if action != full and own.count(action) < most_markers(figures, action)
        ]
        if state.players[seat].held("unblock"):
            moves += [move for move, cubes in zip(_UNBLOCKING, stock, strict=True) if cubes]
        return moves

    def _why_not(self, state: State, step: Placing, seat: Seat, move: PlacingMove) -> Refusal | None:
        match move:
            case Place():
                return _why_not_place(state, seat, move)
            case PassMarker():
                return None
            case _:
                assert_never(move)

    def _made(self, state: State, step: Placing, seat: Seat, move: PlacingMove) -> State:
        match move:
            case Place():
                return _place(state, seat, move)
            case PassMarker():
                return _pass(state, seat)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Placing, seat: Seat, move: PlacingMove, after: State) -> Iterator[str]:
        match move:
            case Place(action, unblock):
                how = " with an Unblock card" if unblock else ""
                yield f"{seat_name(seat)} placed a marker on {ACTION_NAMES[action]}{how}."
            case PassMarker():
                yield f"{seat_name(seat)} passed a marker for {coins(before.figures.pass_coins)}."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: PlacingMove) -> str:
        match move:
            case Place(action, unblock):
                return f"place on {ACTION_NAMES[action]}{' with Unblock' if unblock else ''}"
            case PassMarker():
                return f"pass the marker for {coins(state.figures.pass_coins)}"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Placing) -> str:
        used = sum(1 for marker in state.turn.markers if marker.seat == step.seat)
        return f"place marker {used + 1} of {state.figures.action_markers}, or pass it"


def _slots_left(state: State, seat: Seat) -> int:
    """Ticket slots ahead that no marker of this seat is waiting for."""
    return len(state.figures.track) - state.players[seat].tickets - placed(state, seat, "tickets")


def _why_not_place(state: State, seat: Seat, move: Place) -> Refusal | None:
    colour = cube_of(move.action)
    if colour is not None and not number_of(state.supply.cubes, colour):
        return Refusal(Clause.STOCK, f"There is no {colour} cube left for {ACTION_NAMES[move.action]}.")
    if move.unblock:
        return _why_not_unblock(state, seat, move)
    return _why_not_many(state, seat, move.action) if colour is None else _why_not_cube(state, move.action)


def _why_not_unblock(state: State, seat: Seat, move: Place) -> Refusal | None:
    if cube_of(move.action) is None:
        return Refusal(Clause.UNBLOCK, f"Unblock is for cube actions only, not for {ACTION_NAMES[move.action]}.")
    if state.players[seat].held("unblock") is None:
        return Refusal(Clause.UNBLOCK, "You hold no Unblock card.")
    return None


def _why_not_cube(state: State, action: Action) -> Refusal | None:
    taken = occupants(state)
    if action in taken:
        return Refusal(
            Clause.CUBE_ACTION, f"{ACTION_NAMES[action]} has been taken this turn by {seat_name(taken[action])}."
        )
    cap = for_seats(state.figures.cube_cap, state.seats)
    if len(taken) < cap:
        return None
    return Refusal(
        Clause.CUBE_LIMIT,
        f"With {state.seats} players {in_words(cap)} of the five cube actions are used in a turn, and they have been.",
    )


def _why_not_many(state: State, seat: Seat, action: Action) -> Refusal | None:
    clause = _CLAUSES[action]
    most = most_markers(state.figures, action)
    if placed(state, seat, action) >= most:
        return Refusal(clause, f"You may use {ACTION_NAMES[action]} only {times(most)} a turn.")
    if action == "tickets" and _slots_left(state, seat) <= 0:
        last = "The marker you have there brings" if placed(state, seat, "tickets") else "You have brought"
        return Refusal(clause, f"{last} your ticket cube to the last slot: no tickets are left before the show.")
    return None


_CLAUSES: Final[dict[Action, Clause]] = {
    "tickets": Clause.TICKETS,
    "invest": Clause.INVEST,
    "hire_performer": Clause.HIRE_PERFORMER,
    "hire_personnel": Clause.HIRE_PERSONNEL,
}


@implements(Clause.PLACING, Clause.UNBLOCK)
def _place(state: State, seat: Seat, move: Place) -> State:
    """Put the marker down; an Unblock is spent."""
    marked = _used(state, _marker(seat, move.action, move.unblock))
    if not move.unblock:
        return marked
    card = state.players[seat].held("unblock")
    assert card is not None
    return marked.spent(seat, card)


@implements(Clause.PASSING)
def _pass(state: State, seat: Seat) -> State:
    """The marker earns its coin at once."""
    player = state.players[seat]
    paid = evolve(player, coins=player.coins + state.figures.pass_coins)
    return _used(state.with_player(seat, paid), _marker(seat, None, False))


def _used(state: State, marker: Marker) -> State:
    return evolve(state, turn=evolve(state.turn, markers=(*state.turn.markers, marker)))
