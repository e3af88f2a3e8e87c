"""Short ways to set up a hand of Big Top, to play on and to be refused."""

from __future__ import annotations

from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.moves import Invest, Move
from rules.big_top.pieces import DECK, Card, Deal, cards, hand_sizes
from rules.big_top.state import Chart, Options, State, position
from rules.core import CHANCE, Seat, play


def card(code: str) -> Card:
    return Card.parse(code)


def chart(text: str = "- - - -") -> Chart:
    """Read the spaces from $0 to $3: `- AL4 - SD3`."""
    nothing, one, two, three = (None if code == "-" else card(code) for code in text.split())
    return (nothing, one, two, three)


def table(*hands: str, played: str = "", charts: tuple[str, ...] = (), turn: Seat = 0) -> State:
    return position(
        tuple(map(cards, hands)), played=cards(played), charts=tuple(chart(text) for text in charts), turn=turn
    )


def after(state: State, *moves: tuple[Seat, Move]) -> State:
    for seat, move in moves:
        state = play(big_top, state, seat, move)
    return state


def refused(state: State, seat: Seat, move: Move) -> tuple[Clause, str]:
    refusal = big_top.explain(state, seat, move)
    assert refusal is not None
    assert isinstance(refusal.clause, Clause)
    return refusal.clause, refusal.text


def hands_of(seats: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Some legal deal: the deck as printed, cut into hands of the right sizes."""
    source = iter(DECK)
    return tuple(tuple(next(source) for _ in range(size)) for size in hand_sizes(seats, dealer))


def dealt(seats: int, dealer: Seat = 0) -> State:
    return after(big_top.new(seats, Options()), (CHANCE, Deal(hands_of(seats, dealer), dealer)))


def invested(state: State) -> State:
    return after(state, *((seat, Invest(10, 7, 5, 3)) for seat in range(state.seats)))
