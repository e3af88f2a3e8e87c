"""At every step of every game there is a rule to read on at."""

from __future__ import annotations

import pytest

from rules import GAMES
from tests.specimens import random_game, specimen


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_step_has_a_rule(slug: str) -> None:
    rules, given = GAMES[slug], specimen(slug)
    for seed in range(3):
        for played in random_game(rules, rules.INFO.seats[-1], rules.Options(), seed, given.cap):
            assert rules.reading(played.after) in rules.CLAUSES
