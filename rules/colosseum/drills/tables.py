"""Tables for the questions of Colosseum: three players, by the names under which they are asked about."""

from __future__ import annotations

from typing import Final

from rules.colosseum.board import Arena, arena_of
from rules.colosseum.state import Player, State, Step, position
from rules.core import Seat

PLAYERS: Final = ("you", "Ben", "Cleo")
"""The players by seat."""

ARENAS: Final = tuple(arena_of(seat, len(PLAYERS)) for seat in range(len(PLAYERS)))
"""Their arenas."""


def table(you: Player, *agenda: Step, others: tuple[Player, ...] = ()) -> State:
    """A table with you at your own place; the others have nothing where nothing is said of them."""
    seated = others or tuple(Player(arena) for arena in ARENAS[1:])
    return position((you, *seated), *agenda)


def you(spaces: int = ARENAS[0].spaces) -> Player:
    """You, with an arena of so many spaces and nothing else but the first coins."""
    return Player(Arena(ARENAS[0].first, spaces))


def has(seat: Seat) -> str:
    """`you have`, `Ben has`."""
    return f"{PLAYERS[seat]} {'have' if seat == 0 else 'has'}"


def does(seat: Seat, verb: str) -> str:
    """`you open`, `Ben opens`."""
    return f"{PLAYERS[seat]} {verb}{'' if seat == 0 else 's'}"
