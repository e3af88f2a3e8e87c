"""Fan Tan under the laws."""

from __future__ import annotations

from collections import Counter

from rules import fan_tan
from rules.big_top.pieces import on_table
from rules.core import Rules
from rules.fan_tan.moves import Move
from rules.fan_tan.state import Options, State
from tests import secrecy
from tests.specimens import Specimen

CONTRACT: Rules[State, Move, Options] = fan_tan
"""The type checker holds the package against the contract here."""


def pieces(state: State) -> Counter[str] | None:
    """Every card, in the hands and on the table, and every peanut, the players' and the pot's."""
    cards = [*on_table(state.piles), *(card for player in state.players for card in player.hand)]
    if not cards:
        return None
    return Counter(card.code for card in cards) + Counter(peanut=sum(state.peanuts) + state.pot)


SPECIMEN = Specimen(
    "fan_tan",
    pieces,
    secrecy.fan_tan,
    options=({}, {"dealer": "seat_0", "hands": 1}, {"hands": None}, {"hands": 3, "broke": "at_once"}),
    cap=330,
)
