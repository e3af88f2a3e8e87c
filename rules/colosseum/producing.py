"""Phase 4: who produces, how many dice are rolled, where dice take nobles."""

from __future__ import annotations

from functools import cache
from itertools import product

import attrs

from rules.colosseum.board import RESTING, onward
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import MoveNoble
from rules.colosseum.pieces import NOBLES, Face, Noble
from rules.colosseum.state import Deciding, MovingNobles, State
from rules.core import Seat, implements
from rules.evolve import evolve
from rules.wording import seat_name


@attrs.frozen
class Landing:
    """Where a noble would end: the space, in whose arena it lies (None: in nobody's), and whether it is a rest."""

    noble: Noble
    space: int
    host: Seat | None
    rests: bool


def landing(state: State, noble: Noble, steps: int) -> Landing:
    """Tell where steps would take a noble; only a die that ends at a rest earns a medal."""
    space = onward(state.nobles[noble.index], steps)
    host = next((seat for seat, player in enumerate(state.players) if player.arena.covers(space)), None)
    return Landing(noble, space, host, space in RESTING)


@implements(Clause.PRODUCE)
def begin(state: State) -> State:
    """Every seat will produce or pass, from the start player on."""
    return evolve(state, agenda=tuple(Deciding(seat) for seat in state.order))


@implements(Clause.NOBLES)
def noble_moves(step: MovingNobles) -> tuple[MoveNoble, ...]:
    """Every noble that has not moved, by each unused die, and by the sum while both are unused."""
    return _noble_moves(step.faces, step.unused, step.moved)


@cache
def _noble_moves(faces: tuple[Face, ...], unused: tuple[int, ...], moved: tuple[Noble, ...]) -> tuple[MoveNoble, ...]:
    return tuple(
        MoveNoble(noble, dice, steps)
        for noble in NOBLES
        if noble not in moved
        for dice in hands(unused)
        for steps in ways(faces, dice)
    )


def hands(unused: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The dice that may be used together: one, or both."""
    single = tuple((die,) for die in unused)
    return (*single, unused) if len(unused) > 1 else single


@implements(Clause.NOBLES)
def ways(faces: tuple[Face, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    """The steps that these dice allow in all."""
    return tuple(sorted({sum(steps) for steps in product(*(faces[die].steps for die in dice))}))


@implements(Clause.LOGE)
def dice_of(state: State, seat: Seat) -> int:
    """How many dice a seat rolls for the nobles."""
    return 2 if state.players[seat].loge else 1


def put(state: State, noble: Noble, space: int) -> State:
    """The same table with a noble on this space."""
    nobles = (*state.nobles[: noble.index], space, *state.nobles[noble.index + 1 :])
    return evolve(state, nobles=nobles)


def landing_text(end: Landing) -> str:
    """`space 12, a resting space, in {1}'s arena`."""
    parts = [f"space {end.space}"]
    if end.rests:
        parts.append("a resting space")
    if end.host is not None:
        parts.append(f"in {seat_name(end.host)}'s arena")
    return ", ".join(parts)
