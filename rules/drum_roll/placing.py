"""The action spaces: which there are, who is on them, and how often a seat may use one."""

from __future__ import annotations

from typing import Final, assert_never

from rules.core import Seat, implements
from rules.drum_roll.card_reader import CUBE_ACTIONS
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import Colour
from rules.drum_roll.figures import Figures
from rules.drum_roll.moves import Action, CubeAction
from rules.drum_roll.state import State

CUBE_SPACES: Final[tuple[CubeAction, ...]] = ("rehearsal", "equipment", "promotion", "costume", "supplies")
ACTIONS: Final[tuple[Action, ...]] = (*CUBE_SPACES, "tickets", "invest", "hire_performer", "hire_personnel")


def cube_of(action: Action) -> Colour | None:
    """The colour a cube action gives; None for the other actions."""
    return CUBE_ACTIONS.get(action)


@implements(Clause.CUBE_ACTION, Clause.UNBLOCK)
def occupants(state: State) -> dict[Action, Seat]:
    """The cube actions in use this turn, and by whom; markers placed by an Unblock are not in anybody's way."""
    return {
        marker.action: marker.seat
        for marker in state.turn.markers
        if marker.action and marker.action in CUBE_ACTIONS and not marker.unblock
    }


def placed(state: State, seat: Seat, action: Action) -> int:
    """How many markers the seat has on an action."""
    return [marker.action for marker in state.turn.markers if marker.seat == seat].count(action)


@implements(Clause.TICKETS, Clause.INVEST, Clause.HIRE_PERFORMER, Clause.HIRE_PERSONNEL)
def most_markers(figures: Figures, action: Action) -> int:
    """How many markers one seat may place on an action in a turn."""
    match action:
        case "tickets":
            return figures.tickets_per_turn
        case "invest":
            return figures.invest_per_turn
        case "hire_performer":
            return figures.hire_performer_per_turn
        case "hire_personnel":
            return figures.hire_personnel_per_turn
        case "rehearsal" | "equipment" | "promotion" | "costume" | "supplies":
            return 1
        case _:
            assert_never(action)
