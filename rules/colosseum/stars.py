"""The seven stars: who has the most gladiators, and so on, and keeps them."""

from __future__ import annotations

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.pieces import STARS, Asset
from rules.colosseum.state import Player, State
from rules.core import Seat, implements
from rules.evolve import evolve

_MINIMUM = FIGURES.star.minimum


def settled(state: State) -> State:
    """Award and move the stars after tokens have changed hands. Jokers never count."""
    stars = holders(state.players, state.stars)
    return state if stars == state.stars else evolve(state, stars=stars)


@implements(Clause.STARS)
def holders(players: tuple[Player, ...], stars: tuple[Seat | None, ...]) -> tuple[Seat | None, ...]:
    """Give the holder of each star, in the order of `STARS`, given who held it before; None is the supply."""
    tokens = [player.tokens for player in players]
    return tuple(
        [_holder([held[star.index] for held in tokens], before) for star, before in zip(STARS, stars, strict=True)]
    )


def _holder(held: list[int], before: Seat | None) -> Seat | None:
    most = max(held)
    if most < _MINIMUM:
        return None
    if before is not None and held[before] == most:
        return before
    return held.index(most) if held.count(most) == 1 else None


def stars_of(stars: tuple[Seat | None, ...], seat: Seat) -> tuple[Asset, ...]:
    """The stars a seat holds."""
    return tuple(star for star, holder in zip(STARS, stars, strict=True) if holder == seat)
