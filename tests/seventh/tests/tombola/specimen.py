"""Tombola under the laws."""

from __future__ import annotations

from collections import Counter
from random import Random

import attrs
from rules.tombola.state import State

from rules.core import Seat
from tests.specimens import Specimen


def pieces(state: State) -> Counter[str] | None:
    """Every ticket."""
    drawn = [ticket for player in state.players for ticket in player.tickets]
    return Counter(map(str, (*drawn, *state.drum))) or None


def secrecy(state: State, seat: Seat | None, rng: Random) -> State:
    """The order of the tickets in the drum is known to nobody."""
    return attrs.evolve(state, drum=tuple(rng.sample(state.drum, len(state.drum))))


SPECIMEN = Specimen("tombola", pieces, secrecy, options=({}, {"limit": 12}), cap=40)
