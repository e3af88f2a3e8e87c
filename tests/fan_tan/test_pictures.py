"""What Fan Tan's pictures show: every peanut, and all that is needed in a wide window of few rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from circus_tui.drawing.paint import text_of, width
from circus_tui.widgets.pot import nuts
from rules import fan_tan
from rules.fan_tan.state import Options
from tests.shell.stage import texts_at
from tests.specimens import random_history


@pytest.mark.parametrize("number", [0, 4, 25, 29])
@pytest.mark.parametrize("cells", [15, 16, 36])
def test_every_peanut_of_a_player_is_drawn_in_two_rows(number: int, cells: int) -> None:
    rows = nuts(number, cells)
    assert sum(text_of(line).count("•") for line in rows) == number
    assert len(rows) <= 2
    assert all(width(line) <= cells + 1 for line in rows)


@pytest.mark.slow
def test_in_a_wide_window_of_few_rows_the_hand_and_what_it_would_do_are_seen(tmp_path: Path) -> None:
    history = random_history(fan_tan, 6, Options(), 2, 20)
    (seat,) = fan_tan.to_act(history.state)
    for text in texts_at(history, seat, tmp_path, [(120, rows) for rows in (32, 33, 34, 35)]):
        for words in ("Sideshow", "The pot", "peanuts", "✓ ", "6 cards ─"):
            assert words in text, text
