"""A match that is imagined could have been played, as a player who forgets nothing knows it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import attrs
import pytest

from rules import scout
from rules.core import CHANCE
from rules.record import load
from rules.scout.moves import Orient
from rules.scout.pieces import UNSEEN, Card
from rules.scout.state import MustShow, Options, Orienting, position
from tests.scout.specimen import pieces
from tests.specimens import random_game

FAULTS = sorted((Path(__file__).parent / "faults").glob("*.json"))


@pytest.mark.parametrize("path", FAULTS, ids=lambda path: path.stem)
def test_nobody_is_left_without_a_move(path: Path) -> None:
    history = load(json.loads(path.read_text())).history
    rules, state = history.rules, history.state
    for viewer in (None, *range(history.seats)):
        view = rules.view(state, viewer)
        for seed in range(60):
            imagined = rules.resample(view, viewer, Random(seed))
            assert rules.view(imagined, viewer) == view
            assert all(rules.legal_moves(imagined, seat) for seat in rules.to_act(imagined) - {CHANCE})


def test_a_show_that_is_owed_can_be_made_however_unlikely_it_is() -> None:
    """Four unknown cards beat 5-6-7-8: one deal in some thousands."""
    active = tuple(Card.of(number, 1) for number in (5, 6, 7, 8))
    state = attrs.evolve(position(((UNSEEN,) * 4, (), (), ()), active=active, owner=1), step=MustShow(0))
    for seed in range(20):
        imagined = scout.resample(state, 1, Random(seed))
        assert scout.legal_moves(imagined, 0)
        assert scout.view(imagined, 1) == scout.view(state, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_has_lain_open_is_remembered_where_it_went(seats: int) -> None:
    """A card that all have seen is in the hand that scouted it, or in none; for two also in the second round."""
    open_once: set[tuple[int, int]] = set()
    second_rounds = 0
    for played in random_game(scout, seats, Options(), 5, 400):
        if played.move.kind == "deal" and not played.before.aside:
            open_once.clear()
        if played.move.kind == "show":
            open_once |= faces(played.after.active)
        second_rounds += seats == 2 and len(played.before.rounds) == 1 and played.move.kind == "show"
        for viewer in (None, *range(seats)):
            imagined = scout.resample(scout.view(played.after, viewer), viewer, Random(3))
            for before, after in zip(played.after.players, imagined.players, strict=True):
                assert faces(before.hand) & open_once == faces(after.hand) & open_once
                assert faces(after.collected) <= open_once
            assert max((pieces(imagined) or Counter(["none"])).values()) == 1
    assert second_rounds or seats > 2


def faces(cards: tuple[Card, ...]) -> set[tuple[int, int]]:
    return {card.face for card in cards}


def test_which_way_up_a_card_lies_and_what_others_have_chosen_is_guessed_evenly() -> None:
    state = scout.new(3, Options())
    state = scout.step(state, CHANCE, scout.draw(state, Random(1)))
    state = scout.step(scout.step(state, 1, Orient(True)), 2, Orient(False))
    seen = scout.view(state, 0)
    rising = held = 0
    chosen: Counter[bool] = Counter()
    rng = Random(2)
    for _ in range(200):
        imagined = scout.resample(seen, 0, rng)
        step = imagined.step
        assert isinstance(step, Orienting)
        assert step.chosen[0] is None
        chosen.update(choice for choice in step.chosen[1:] if isinstance(choice, bool))
        rising += sum(card.up < card.down for card in imagined.players[1].hand)
        held += len(imagined.players[1].hand)
    assert 0.4 < rising / held < 0.6
    assert 170 < chosen[True] < 230
    assert chosen.total() == 400
