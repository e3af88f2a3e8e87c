"""Circus Combat as pictures: what each decision shows and says, at every size."""

from __future__ import annotations

from typing import get_args

import pytest

from circus_tui.screens.contract import Scene, face_of
from rules.circus_combat.state import Ending, Over, Placing, Rerolling, Swapping
from tests.circus_combat.scenes import PLAYERS, ROLL, decision, drawn, shown, table

SIZES = ((120, 36), (80, 24), (60, 20), (200, 60))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@every_size
def test_every_decision_has_its_pictures_and_a_sentence(size: tuple[int, int]) -> None:
    for step in (Rerolling(0, ROLL), Placing(0, ROLL, (0, 1, 2, 3)), Swapping(0, 0)):
        at = decision(table(step), 0)
        pictures = face_of("circus_combat").pictures(Scene(at.view, 0, at, PLAYERS, *size))
        assert pictures.sentence
        assert pictures.zones.keys() & {"stage", "queue", "swap"} or pictures.layout == "swap"


def test_the_screen_says_how_many_dice_are_left_and_that_one_rolls_again_once() -> None:
    pictures = face_of("circus_combat").pictures(
        Scene(table(Rerolling(0, ROLL)), 0, decision(table(Rerolling(0, ROLL)), 0), PLAYERS, 120, 36)
    )
    titles = " ".join(span.text for zone in pictures.zones.values() for span in (*zone.title, *zone.subtitle))
    assert "of 36" in titles
    assert "once" in titles.lower()


def test_placing_names_the_trick_and_what_it_leads_to() -> None:
    text = shown(table(Placing(0, ROLL, (0, 1, 2, 3))), 0)
    assert "\u2713" in text
    assert "needs" in text


def test_marking_a_die_to_roll_again_is_shown_under_it() -> None:
    before = shown(table(Rerolling(0, ROLL)), 0)
    after = shown(table(Rerolling(0, ROLL)), 0, "space")
    assert "again" in after
    assert before != after


@pytest.mark.parametrize("how", get_args(Ending))
def test_the_final_table_says_nothing_has_to_be_decided(how: Ending) -> None:
    text = drawn(Scene(table(Over(how)), None, None, PLAYERS, 120, 36))
    assert "Three" in text
    assert "keep" not in text
