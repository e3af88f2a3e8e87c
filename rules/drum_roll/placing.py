"""The action phase: where a marker may be placed, and passing it."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll.card_reader import CUBE_ACTIONS
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import Colour, number_of
from rules.drum_roll.figures import for_seats
from rules.drum_roll.moves import Action, CubeAction, PassMarker, Place
from rules.drum_roll.state import Marker, State
from rules.drum_roll.wording import ACTION_NAMES, number, seat_name, times
from rules.evolve import evolve

CUBE_SPACES: Final[tuple[CubeAction, ...]] = ("rehearsal", "equipment", "promotion", "costume", "supplies")
ACTIONS: Final[tuple[Action, ...]] = (*CUBE_SPACES, "tickets", "invest", "hire_performer", "hire_personnel")

_PLAIN: Final = {action: Place(action, False) for action in ACTIONS}
_UNBLOCKING: Final = tuple(Place(action, True) for action in CUBE_SPACES)
_PASS: Final = PassMarker()

_marker = cache(Marker)


def cube_of(action: Action) -> Colour | None:
    """The colour a cube action gives; None for the other actions."""
    return CUBE_ACTIONS.get(action)


def occupants(state: State) -> dict[Action, Seat]:
    """The cube actions in use this turn, and by whom; markers placed by an Unblock are not in anybody's way."""
    return {
        marker.action: marker.seat
        for marker in state.turn.markers
        if marker.action and marker.action in CUBE_ACTIONS and not marker.unblock
    }


def placed(state: State, seat: Seat, action: Action) -> int:
    """How many markers the seat has on an action."""
    return sum(1 for marker in state.turn.markers if marker.seat == seat and marker.action == action)


def most_markers(state: State, action: Action) -> int:
    """How many markers one seat may place on an action that is not for a cube, in a turn."""
    figures = state.figures
    match action:
        case "tickets":
            return figures.tickets_per_turn
        case "invest":
            return figures.invest_per_turn
        case "hire_performer":
            return figures.hire_performer_per_turn
        case "hire_personnel":
            return figures.hire_personnel_per_turn
        case _:
            return 1


def placings(state: State, seat: Seat) -> list[Place | PassMarker]:
    """List where a marker may go; passing is always possible."""
    taken = occupants(state)
    stock = state.supply.cubes
    moves: list[Place | PassMarker] = [_PASS]
    if len(taken) < for_seats(state.figures.cube_cap, state.seats):
        moves += [
            _PLAIN[action] for action, cubes in zip(CUBE_SPACES, stock, strict=True) if cubes and action not in taken
        ]
    own = [marker.action for marker in state.turn.markers if marker.seat == seat]
    moves += [
        _PLAIN[action] for action in ACTIONS[len(CUBE_SPACES) :] if own.count(action) < most_markers(state, action)
    ]
    if _slots_left(state, seat) <= 0 and _PLAIN["tickets"] in moves:
        moves.remove(_PLAIN["tickets"])
    if state.players[seat].held("unblock"):
        moves += [move for move, cubes in zip(_UNBLOCKING, stock, strict=True) if cubes]
    return moves


def _slots_left(state: State, seat: Seat) -> int:
    """Ticket slots ahead that no marker of this seat is waiting for."""
    return len(state.figures.track) - state.players[seat].tickets - placed(state, seat, "tickets")


def why_not_place(state: State, seat: Seat, move: Place) -> Refusal | None:
    """The space, the cube limit, the stock, the limits of each action and the Unblock card allow it."""
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
        f"With {state.seats} players {number(cap)} of the five cube actions are used in a turn, and they have been.",
    )


def _why_not_many(state: State, seat: Seat, action: Action) -> Refusal | None:
    clause = _CLAUSES[action]
    most = most_markers(state, action)
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


def place(state: State, seat: Seat, move: Place) -> State:
    """Put the marker down; an Unblock is spent."""
    marked = _used(state, _marker(seat, move.action, move.unblock))
    if not move.unblock:
        return marked
    card = state.players[seat].held("unblock")
    assert card is not None
    return marked.spent(seat, card)


def pass_marker(state: State, seat: Seat) -> State:
    """Take a coin instead."""
    player = state.players[seat]
    paid = state.with_player(seat, evolve(player, coins=player.coins + state.figures.pass_coins))
    return _used(paid, _marker(seat, None, False))


def _used(state: State, marker: Marker) -> State:
    return evolve(state, turn=evolve(state.turn, markers=(*state.turn.markers, marker)))
