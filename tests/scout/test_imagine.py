"""A match that is imagined could have been played: whoever is to act has a move."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rules.core import NATURE
from rules.record import load

FAULTS = sorted((Path(__file__).parent / "faults").glob("*.json"))


@pytest.mark.parametrize("path", FAULTS, ids=lambda path: path.stem)
def test_nobody_is_left_without_a_move(path: Path) -> None:
    history = load(json.loads(path.read_text())).history
    rules, state = history.rules, history.state
    for viewer in (None, *range(history.seats)):
        view = rules.view(state, viewer)
        for seed in range(60):
            imagined = rules.imagine(view, viewer, Random(seed))
            assert rules.view(imagined, viewer) == view
            assert all(rules.legal_moves(imagined, seat) for seat in rules.to_act(imagined) - {NATURE})
