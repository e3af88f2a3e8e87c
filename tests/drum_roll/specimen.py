"""Drum Roll under the laws."""

from __future__ import annotations

from collections import Counter

from rules import drum_roll
from rules.core import Rules
from rules.drum_roll.cards import Card
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.moves import Move
from rules.drum_roll.state import Options, State
from rules.drum_roll.steps import ChoosingCard, Drawing, Keeping
from tests import secrecy
from tests.drum_roll.sets import typed_in
from tests.specimens import Specimen

CONTRACT: Rules[State, Move, Options] = drum_roll
"""The type checker holds the package against the contract here."""


def pieces(state: State) -> Counter[str]:
    """Every card by its id, every cube by its colour, every trailer and discount, wherever it lies."""
    count: Counter[str] = Counter(card.id for card in cards(state))
    for colour, number in zip(COLOURS, state.supply.cubes, strict=True):
        count[colour] += number
    for player in state.players:
        for colour, number in zip(COLOURS, player.storage, strict=True):
            count[colour] += number
        count.update(colour for act in player.acts for colour in act.cubes)
        count["trailer tile"] += sum(act.trailer for act in player.acts)
    count["trailer tile"] += state.supply.trailers
    area = state.area
    shown = sum(offer.tokens for offer in area.performers) + sum(offer.tokens for offer in area.personnel)
    count["discount token"] = state.supply.discounts + shown
    return count


def cards(state: State) -> list[Card]:
    """All cards of a state."""
    found: list[Card] = []
    for pile in (state.performers, state.personnel, state.investments, state.regions):
        found += (*pile.deck, *pile.discards)
    found += [offer.card for offer in state.area.performers]
    found += [offer.card for offer in state.area.personnel]
    found += state.destinations
    for player in state.players:
        found += (act.performer for act in player.acts)
        found += (*player.personnel, *player.hand)
    for step in (state.step, *state.agenda):
        match step:
            case Keeping(dealt):
                found += (performer for pair in dealt for performer in pair)
            case ChoosingCard(_, looked) | Drawing(looked=looked):
                found += looked
            case _:
                pass
    return found


SPECIMEN = Specimen("drum_roll", pieces, secrecy.drum_roll, options=({}, {"cards": typed_in()}), cap=700)
