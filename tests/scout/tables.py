"""Short ways to set up tables of SCOUT, to go on from them, and to ask why not."""

from __future__ import annotations

from rules import scout
from rules.core import CHANCE, play
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, Move
from rules.scout.pieces import Card, deck, hand_size
from rules.scout.state import Options, State, position


def cards(text: str) -> tuple[Card, ...]:
    """Read several cards, parted by spaces: `7/3 5/1`."""
    return tuple(map(Card.parse, text.split()))


def table(*hands: str, active: str = "", owner: int | None = None, turn: int = 0) -> State:
    """A round in the middle: these hands, this set on the table."""
    return position(tuple(map(cards, hands)), active=cards(active), owner=owner, turn=turn)


def after(state: State, *moves: tuple[int, Move]) -> State:
    """The table after some moves, each with its seat."""
    for seat, move in moves:
        state = play(scout, state, seat, move)
    return state


def refused(state: State, seat: int, move: Move) -> tuple[Clause, str]:
    """Why a move is refused."""
    refusal = scout.explain(state, seat, move)
    assert refusal is not None
    assert isinstance(refusal.clause, Clause)
    return refusal.clause, refusal.text


def dealt(seats: int) -> State:
    """A table just dealt in the order of the deck; the first seat starts."""
    pile, size = deck(seats), hand_size(seats)
    hands = tuple(pile[seat * size : (seat + 1) * size] for seat in range(seats))
    return after(scout.new(seats, Options(start="fixed")), (CHANCE, Deal(hands, pile[size * seats :], 0)))
