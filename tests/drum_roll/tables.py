"""Short ways to play on a table and to ask it."""

from __future__ import annotations

from rules import drum_roll
from rules.core import Seat, name_seats, play
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Move
from rules.drum_roll.state import Act, Player, State

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def after(state: State, *moves: tuple[Seat, Move]) -> State:
    """Play legal moves."""
    for seat, move in moves:
        state = play(drum_roll, state, seat, move)
    return state


def onward(state: State, *moves: Move) -> State:
    """Play legal moves, each by the only seat that may."""
    for move in moves:
        (seat,) = drum_roll.to_act(state)
        state = play(drum_roll, state, seat, move)
    return state


def refused(state: State, seat: Seat, move: Move) -> tuple[Clause, str]:
    """The clause and the sentence against a move."""
    refusal = drum_roll.explain(state, seat, move)
    assert refusal is not None, f"{move} is allowed"
    assert isinstance(refusal.clause, Clause)
    assert move not in list(drum_roll.legal_moves(state, seat))
    return refusal.clause, name_seats(refusal.text, NAMES)


def legal(state: State, seat: Seat, kind: type[Move]) -> list[Move]:
    """The legal moves of one kind; each is let through."""
    moves = [move for move in drum_roll.legal_moves(state, seat) if isinstance(move, kind)]
    assert all(drum_roll.explain(state, seat, move) is None for move in moves)
    return moves


def any_move(state: State, seat: Seat) -> Move:
    """The first legal move."""
    return next(iter(drum_roll.legal_moves(state, seat)))


def told(state: State, seat: Seat, move: Move) -> list[str]:
    """What the table sees of a move."""
    events = drum_roll.events(state, seat, move, after(state, (seat, move)))
    return [name_seats(event.text, NAMES) for event in events]


def own(state: State, seat: Seat, code: str) -> Act:
    """A performer in a circus."""
    act = state.players[seat].act(code)
    assert act is not None
    return act


def hand(player: Player) -> list[str]:
    """The ids of the cards in hand."""
    return [card.id for card in player.hand]
