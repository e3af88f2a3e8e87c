"""SCOUT under the laws."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from rules import scout
from rules.core import Rules
from rules.scout.moves import Move
from rules.scout.state import Options, State
from tests import secrecy
from tests.specimens import Specimen

CONTRACT: Rules[State, Move, Options] = scout
"""The type checker holds the package against the contract here."""


def pieces(state: State) -> Counter[str] | None:
    """Every card that is not out of the game, by its two numbers, wherever it lies."""
    cards = [*state.active, *state.aside, *chain(*state.unshown)]
    for player in state.players:
        cards += player.hand + player.collected
    return Counter("{}/{}".format(*card.face) for card in cards) if cards else None


SPECIMEN = Specimen(
    "scout",
    pieces,
    secrecy.scout,
    options=({}, {"start": "fixed"}, {"start": "holder_of_1_2"}),
    fresh=frozenset({"deal"}),
)
