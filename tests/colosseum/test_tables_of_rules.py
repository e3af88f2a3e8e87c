"""Colosseum: every decision and every move has its rules."""

from __future__ import annotations

from typing import get_args

from rules.colosseum.decisions import DECISIONS
from rules.colosseum.moves import FREE, MOVES
from rules.colosseum.state import Step


def test_each_decision_and_each_move_has_its_rules() -> None:
    assert set(DECISIONS) == set(get_args(Step))
    assert {*FREE, *(kind for rules in DECISIONS.values() for kind in rules.kinds)} == set(MOVES)
