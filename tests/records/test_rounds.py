"""How a game came to its scores: what the rounds brought adds up, and a game without rounds has its last sums."""

from __future__ import annotations

import pytest

from circus_tui.records.rounds import course
from circus_tui.widgets.columns import Column, ColumnChart, Columns
from circus_tui.widgets.picture import Room
from rules import GAMES
from rules.history import History
from tests.specimens import random_history, specimen

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_the_rounds_brought_adds_up_to_the_scores(slug: str) -> None:
    rules = GAMES[slug]
    seats = rules.INFO.seats[-1]
    history: History = random_history(rules, seats, rules.Options(), 3, specimen(slug).cap)
    found = course(history, NAMES[:seats])
    first, last = (rules.scores(rules.view(state, None)) for state in (history.states[0], history.state))
    if found.gains:
        assert [start + sum(gains) for start, gains in zip(first, found.gains, strict=True)] == list(last)
        assert all(len(gains) == len(found.heads) for gains in found.gains)
        assert found.counts in ("round", "hand", "show", "turn")
        best = [NAMES[seat] for seat in range(seats) if last[seat] == max(last)]
        assert all(name in found.story for name in best)
    else:
        result = rules.result(rules.view(history.state, None))
        assert result is not None
        assert (found.heads, found.rows) == (result.columns, result.rows)


@pytest.mark.parametrize("room", [Room(20, 8), Room(50, 15), Room(100, 40)], ids=str)
@pytest.mark.parametrize("numbers", [(3,), (0, 0), (-7, -30), (12, -7, 0, 31), (100_000, 1), tuple(range(300))])
def test_every_column_is_seen_on_its_side_of_zero(numbers: tuple[int, ...], room: Room) -> None:
    drawn = Columns().paint(ColumnChart(tuple(Column(each, "gold") for each in numbers)), room)
    assert len(drawn) == room.rows
    rows = [sum(len(span.text) for span in line if span.role == "gold" and span.text.strip()) for line in drawn]
    lines = ["".join(span.text for span in line) for line in drawn]
    zero = next(number for number, line in enumerate(lines) if line.lstrip().startswith("0"))
    assert any(rows[:zero]) == any(each > 0 for each in numbers[-room.cells :])
    assert any(rows[zero:]) == any(each < 0 for each in numbers[-room.cells :])
