"""The decisions of Circus Combat, each a value with a cursor."""

from __future__ import annotations

from typing import TypeAlias

from circus_tui.boards.circus_combat.desks.common import fitting
from circus_tui.boards.circus_combat.desks.dicing import PlaceDesk, RerollDesk
from circus_tui.boards.circus_combat.desks.settling import FatigueDesk, SettleDesk, SwapDesk
from rules.circus_combat.state import (
    Placing,
    Rerolling,
    Resolving,
    State,
    Swapping,
    complete_places,
    fitting_places,
)
from rules.core import Seat

CombatDesk: TypeAlias = RerollDesk | PlaceDesk | SettleDesk | SwapDesk | FatigueDesk


def open_desk(view: State, seat: Seat) -> CombatDesk:
    """Begin the decision that the seat has to make."""
    match view.step:
        case Rerolling(dice=dice):
            return RerollDesk(view, seat, at=fitting(view, dice.faces[0]))
        case Placing(dice=dice, waiting=waiting):
            die = next(number for number in waiting if fitting_places(view.stage, dice.faces[number]))
            return PlaceDesk(view, seat, die, fitting(view, dice.faces[die]))
        case Resolving():
            return SettleDesk(view, seat, complete_places(view)[0])
        case Swapping():
            return SwapDesk(view, seat, len(view.players[seat].queue) - 2, seat)
        case _:
            return FatigueDesk(view, seat)
