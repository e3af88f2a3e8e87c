"""Colosseum under the laws."""

from __future__ import annotations

from collections import Counter

from rules import colosseum
from rules.colosseum.moves import Move
from rules.colosseum.pieces import ASSETS
from rules.colosseum.state import Options, Shuffling, State
from rules.core import Rules
from tests import secrecy
from tests.specimens import Specimen

CONTRACT: Rules[State, Move, Options] = colosseum
"""The type checker holds the package against the contract here."""


def pieces(state: State) -> Counter[str] | None:
    """Every token by its kind, and medals, tickets, nobles and programs from 11 on, wherever they lie."""
    if Shuffling("green") in state.agenda:
        return None
    tokens = [token for lot in state.markets for token in lot] + list(state.draw)
    found = Counter(token.code for token in tokens)
    for counts in (state.removed, *(player.tokens for player in state.players)):
        found += Counter({asset.code: number for asset, number in zip(ASSETS, counts, strict=True)})
    found["medal"] = state.medals + sum(player.medals for player in state.players)
    found["ticket"] = state.tickets + sum(player.tickets for player in state.players)
    found["noble"] = sum(0 <= space < 36 for space in state.nobles)
    for number in (*state.for_sale, *(number for player in state.players for number in player.programs)):
        found[f"program {number}"] += number > 10
    return found


SPECIMEN = Specimen(
    "colosseum",
    pieces,
    secrecy.colosseum,
    options=({}, {"intense_auctions": True}),
    fresh=frozenset({"shuffle"}),
    cap=500,
)
