"""What the distribution phase allows a seat: how many cubes it may move, and what its converters give."""

from __future__ import annotations

from functools import lru_cache

from rules.core import Seat, implements
from rules.drum_roll.cards import Member
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import Colour, Cubes, in_order, number_of, plus
from rules.drum_roll.state import State
from rules.drum_roll.steps import Distributing


def moves_left(state: State, step: Distributing) -> int:
    """How many cubes the seat may still move."""
    return moves_allowed(state, step.seat) - step.moved


@implements(Clause.MOVING, Clause.SUPPLIER)
def moves_allowed(state: State, seat: Seat) -> int:
    """How many cubes a seat may move in a turn: two, three with the General Supplier."""
    figures = state.figures
    return figures.moves_with_supplier if state.players[seat].member("general_supplier") else figures.moves


def is_converter(member: Member) -> bool:
    """Whether the member converts cubes."""
    return member.role in ("agent", "personal_assistant")


def has_worked(step: Distributing, member: Member) -> bool:
    """Whether a member of this role has worked in this distribution."""
    return step.agent if member.role == "agent" else step.assistant


@implements(Clause.AGENT, Clause.ASSISTANT)
def gains(state: State, member: Member, spend: Colour) -> tuple[tuple[Colour, ...], ...]:
    """What a conversion of this cube may bring: the spent cube is in stock already, and a colour run out is lost."""
    there = _in_stock(member.gains, plus(state.supply.cubes, spend))
    if member.role == "agent":
        return tuple((colour,) for colour in there)
    return (there,) if there else ()


@lru_cache(maxsize=1024)
def _in_stock(colours: tuple[Colour, ...], stock: Cubes) -> tuple[Colour, ...]:
    return in_order(colour for colour in colours if number_of(stock, colour))
