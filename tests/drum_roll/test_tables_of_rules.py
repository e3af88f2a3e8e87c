"""Drum Roll: every decision, every move and every kind of investment card has its rules."""

from __future__ import annotations

from typing import get_args

from rules.drum_roll.decisions import DECISIONS
from rules.drum_roll.investment_cards import FACES, Venture
from rules.drum_roll.moves import MOVES, PlayCard
from rules.drum_roll.steps import Decision
from rules.drum_roll.ventures import VENTURES


def test_each_decision_and_each_move_has_its_rules() -> None:
    assert set(DECISIONS) == set(get_args(Decision))
    assert {PlayCard, *(kind for rules in DECISIONS.values() for kind in rules.kinds)} == set(MOVES)


def test_each_kind_of_investment_card_has_its_rules() -> None:
    assert set(VENTURES) == set(FACES) == set(get_args(Venture))
