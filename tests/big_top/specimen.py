"""Big Top under the laws."""

from __future__ import annotations

from collections import Counter

from rules import big_top
from rules.big_top.moves import Move
from rules.big_top.pieces import on_table
from rules.big_top.state import Options, State
from rules.core import Rules
from tests import secrecy
from tests.specimens import Specimen

CONTRACT: Rules[State, Move, Options] = big_top
"""The type checker holds the package against the contract here."""


def pieces(state: State) -> Counter[str] | None:
    """Every card, in the hands, on the charts and on the table."""
    cards = [*on_table(state.piles)]
    for player in state.players:
        cards += player.hand + player.called
    return Counter(card.code for card in cards) if cards else None


SPECIMEN = Specimen("big_top", pieces, secrecy.big_top, options=({}, {"dealer": "seat_0"}), cap=250)
