"""The short form of `python -m tests.load_host`: it runs, and what does not hang on the machine holds."""

from __future__ import annotations

import asyncio

import pytest

from tests.load_host import measure


@pytest.mark.slow
def test_a_few_play_at_two_tables_and_a_host_where_nobody_does_anything_rests() -> None:
    measured = asyncio.run(measure(clients=6, tables=2, seconds=4, rest=2))
    assert measured.keys > 5
    assert measured.p50 > 0
    assert measured.memory < 4
    assert measured.bytes_a_move < 200_000
    assert measured.idle < 5
