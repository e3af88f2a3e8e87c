"""The campaigns of `python -m tests.campaigns`, a few cases of each."""

from __future__ import annotations

import pytest

from tests.campaigns import CAMPAIGNS, run

pytestmark = pytest.mark.slow

CASES = {"records": 150, "card sets": 60, "databases": 12, "terminal bytes": 1, "sudden ends": 2}


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_nothing_crashes_is_lost_or_leaks(name: str) -> None:
    tally = run(name, 7, range(CASES[name]))
    assert tally.clean, "\n".join(tally.findings)
    assert tally.tried >= CASES[name]
    assert tally.refused > 0
