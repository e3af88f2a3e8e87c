"""Circus Combat under the laws."""

from __future__ import annotations

from collections import Counter

from rules import circus_combat
from rules.circus_combat.moves import Move
from rules.circus_combat.state import Options, State
from rules.circus_combat.steps import Placing, Rerolling, Rethrowing, dice_in_hand
from rules.core import Rules
from tests import secrecy
from tests.specimens import Specimen

CONTRACT: Rules[State, Move, Options] = circus_combat
"""The type checker holds the package against the contract here."""


def pieces(state: State) -> Counter[str] | None:
    """Every card by its name and every die by its owner, wherever it lies."""
    if not state.stage:
        return None
    tricks = [trick for trick in state.stage if trick is not None]
    tricks += [trick for player in state.players for trick in player.queue]
    cards = [*state.deck, *state.aside, *state.gone, *(trick.card for trick in tricks)]
    count = Counter(card.code for card in cards)
    hand = dice_in_hand(state.step)
    count["red"] = state.supply + len(hand.red) + sum(len(trick.red) for trick in tricks)
    count["red"] += sum(len(player.fatigue) for player in state.players)
    for seat, player in enumerate(state.players):
        count[f"own {seat}"] = player.supply + sum(len(trick.own[seat]) for trick in tricks)
    if isinstance(state.step, Rerolling | Rethrowing | Placing):
        count[f"own {state.step.seat}"] += len(hand.own)
    return count


SPECIMEN = Specimen(
    "circus_combat",
    pieces,
    secrecy.circus_combat,
    options=(
        {},
        {"deck": 28},
        {"swap_tricks": []},
        {"deck": 28, "swap_tricks": ["one_pair", "three_pairs", "straight"]},
    ),
    fresh=frozenset({"shuffle"}),
    cap=300,
)
