"""Tables for the lessons of Colosseum: three players in the middle of a turn."""

from __future__ import annotations

from typing import Any, Final

from rules.colosseum.board import Arena, arena_of
from rules.colosseum.pieces import Asset, Noble, count
from rules.colosseum.stars import settled
from rules.colosseum.state import (
    Options,
    Player,
    State,
    Step,
    position,
)


def tokens(text: str) -> tuple[Asset, ...]:
    """`horse*3 lion`: three horses and a lion."""
    words = [word.partition("*") for word in text.split()]
    return tuple(Asset.parse(code) for code, _, number in words for _ in range(int(number or 1)))


def player(held: str, *programs: int, seat: int = 0, spaces: int = 2, **more: Any) -> Player:
    """A player at a table of three."""
    arena = Arena(arena_of(seat, 3).first, spaces)
    return Player(arena, tokens=count(tokens(held)), programs=programs, **more)


BEN: Final = player("gladiator*3 lion*2 cage", 2, 7, seat=1)
CLEO: Final = player("musician*3 horse*2 ship", 3, 10, seat=2)


def table(
    you: Player,
    *agenda: Step,
    lots: str = "",
    turn: int = 1,
    ben: Player = BEN,
    cleo: Player = CLEO,
    options: Options | None = None,
) -> State:
    """A game in the middle of a turn, its stars awarded; the lots are parted by commas."""
    markets = [tokens(lot) for lot in lots.split(",")] if lots else []
    return settled(position((you, ben, cleo), *agenda, turn=turn, markets=markets, options=options))


HORSE, LION, CAGE, TORCH = (Asset.parse(code) for code in ("horse", "lion", "cage", "torch"))
EMPEROR, CONSUL, SENATOR = (Noble.parse(name) for name in ("emperor", "consul_1", "senator_1"))
