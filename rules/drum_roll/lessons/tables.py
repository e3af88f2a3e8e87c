"""Tables for the lessons of Drum Roll: a rival, what is for hire, and moves that have been made."""

from __future__ import annotations

from typing import Any, Final

from rules.core import Seat
from rules.drum_roll.engine import step
from rules.drum_roll.moves import (
    PassMarker,
)
from rules.drum_roll.position import Display, circus
from rules.drum_roll.state import State


def after(state: State, *moves: tuple[Seat, Any]) -> State:
    """The table after moves that are known to be legal."""
    for seat, move in moves:
        state = step(state, seat, move)
    return state


BEN: Final = circus("dog_trainer", "hat_juggler", coins=6, storage=("green", "red"))
DISPLAY: Final = Display(
    ("lion_tamer", "floor_tumbler", "plate_spinner"), ("popcorn_vendor", "orchestra", "agent_blue_red")
)
PASS: Final = PassMarker()
