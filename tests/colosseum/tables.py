"""Small tables for the tests of Colosseum: players and lots from a few words."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from rules import colosseum
from rules.colosseum.board import arena_of
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import Move, Shuffle
from rules.colosseum.pieces import GREEN, ORANGE, Asset, Face, count
from rules.colosseum.state import Options, Player, State, Step, position
from rules.core import CHANCE, name_seats, play


def tokens(text: str) -> tuple[Asset, ...]:
    """`horse*3 lion`: three horses and a lion."""
    found: list[Asset] = []
    for word in text.split():
        code, _, number = word.partition("*")
        found += [Asset.parse(code)] * int(number or 1)
    return tuple(found)


def faces(text: str) -> tuple[Face, ...]:
    return tuple(map(Face.parse, text.split()))


def player(held: str = "", *programs: int, produced: Iterable[int] = ()) -> Player:
    """A player in the first arena of three; `table` moves the arena to the seat's place."""
    return Player(arena_of(0, 3), tokens=count(tokens(held)), programs=programs, produced=tuple(produced))


def table(
    *players: Player, agenda: Iterable[Step], turn: int = 1, markets: str = "", options: Options | None = None
) -> State:
    """A position: the players on their places round the ring, and lots like `horse lion ship, cage cage cage`."""
    seats = len(players)
    seated = [
        attrs.evolve(each, arena=attrs.evolve(each.arena, first=arena_of(seat, seats).first))
        for seat, each in enumerate(players)
    ]
    lots = [tokens(lot) for lot in markets.split(",")]
    return position(seated, *agenda, turn=turn, markets=lots, options=options)


def after(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        state = play(colosseum, state, seat, move)
    return state


def refused(state: State, seat: int, move: Move) -> tuple[Clause, str]:
    refusal = colosseum.explain(state, seat, move)
    assert refusal is not None
    assert isinstance(refusal.clause, Clause)
    return refusal.clause, name_seats(refusal.text, ("Ana", "Ben", "Cleo", "Dan", "Eve"))


def told(state: State, seat: int, move: Move) -> list[str]:
    """What the table sees of a legal move."""
    events = colosseum.events(state, seat, move, after(state, (seat, move)))
    return [name_seats(event.text, ("Ana", "Ben", "Cleo", "Dan", "Eve")) for event in events]


SHUFFLES = (
    Shuffle("green", GREEN),
    Shuffle("orange", ORANGE),
    Shuffle("low_programs", (1, 2, 3, 4, 5)),
    Shuffle("high_programs", (6, 7, 8, 9, 10)),
)
"""The four piles in the order of the box."""


def dealt(seats: int = 3) -> State:
    """A game after a set-up without chance."""
    return after(colosseum.new(seats, Options()), *((CHANCE, move) for move in SHUFFLES))
