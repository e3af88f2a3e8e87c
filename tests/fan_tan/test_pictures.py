"""What Fan Tan's pictures show: every peanut, and all that is needed in a wide window of few rows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from circus_tui.drawing.paint import text_of, width
from circus_tui.screens.contract import Scene
from circus_tui.widgets.picture import Room
from circus_tui.widgets.pile_table import OWN
from circus_tui.widgets.pot import NUT, Peanuts, Pot, nuts
from rules import fan_tan
from rules.fan_tan.state import Options
from tests.shell.painting import painted
from tests.shell.stage import texts_at
from tests.specimens import random_history


@pytest.mark.parametrize("number", [0, 4, 25, 29])
@pytest.mark.parametrize("cells", [15, 16, 36])
def test_every_peanut_of_a_player_is_drawn_in_two_rows(number: int, cells: int) -> None:
    rows = nuts(number, cells)
    assert sum(text_of(line).count("•") for line in rows) == number
    assert len(rows) <= 2
    assert all(width(line) <= cells + 1 for line in rows)


@pytest.mark.parametrize("hands", [1, 3])
def test_a_match_is_told_in_numbers_that_go_with_their_nouns(hands: int) -> None:
    for state in random_history(fan_tan, 3, Options(hands=hands), 2, 400).states:
        result = fan_tan.result(state)
        if result is not None:
            text = painted("fan_tan", Scene(state, None, None, ("Ana", "Ben", "Cleo"), 100, 30, result=result))
            assert not re.search(r"\b1 (hands|cards|peanuts)\b", text), text


def test_every_peanut_of_the_pot_is_one_sign_and_ones_own_cards_have_another() -> None:
    lines = Pot().paint(Peanuts(7), Room(24, 12))
    assert sum(text_of(line).count(NUT) for line in lines) == 7
    assert OWN not in "".join(map(text_of, lines))


@pytest.mark.slow
def test_in_a_wide_window_of_few_rows_the_hand_and_what_it_would_do_are_seen(tmp_path: Path) -> None:
    history = random_history(fan_tan, 6, Options(), 2, 20)
    (seat,) = fan_tan.to_act(history.state)
    for text in texts_at(history, seat, tmp_path, [(120, rows) for rows in (32, 33, 34, 35)]):
        for words in ("Sideshow", "The pot", "peanuts", "✓ ", "6 cards ─"):
            assert words in text, text
