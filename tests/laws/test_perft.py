"""The law of numbers: as many moves and states as ever below fixed positions, whatever has been put elsewhere."""

from __future__ import annotations

import json

import pytest

from rules import GAMES
from tests.perft import counts, known


@pytest.mark.parametrize("slug", list(GAMES))
def test_as_many_moves_and_states_as_ever(slug: str) -> None:
    assert counts(slug) == json.loads(known(slug).read_text())
