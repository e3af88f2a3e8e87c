"""Circus Combat on the screen: that what is told before it matters is understood by somebody who is new to it."""

from __future__ import annotations

import attrs

from circus_tui.drawing.wordings import best
from circus_tui.screens.circus_combat.pictures.tricks import titles
from rules.circus_combat.figures import TRICK_IDS
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import Options
from rules.circus_combat.steps import Dice, Placing, Rerolling, Resolving
from tests.circus_combat.scenes import LARGE, ROLL, STAGE, lines, pictures, plainly, sentence, table, text, words
from tests.circus_combat.tables import trick


def test_points_are_summed_up_only_where_more_than_own_pips_count() -> None:
    alone = table(Placing(0, Dice((5,), ()), (0,)), queues=((), ()))
    assert sentence(alone).endswith("two own dice to none: +10 points.")
    red = table(Placing(0, Dice((4,), ()), (0,)), stage=(trick("gold three_of_a_kind", "4", red="4"),), queues=((), ()))
    assert sentence(red).endswith("two own dice to none: +4 = 8 - 4 red.")
    every = table(Placing(0, Dice((4,), ()), (0,)), stage=(trick("teal three_of_a_kind", "4", red="4"),))
    assert sentence(every).endswith("+16 = (8 - 4 red) x2 by place x2 by colour.")


def test_tricks_that_a_die_completes_come_first_and_those_that_have_no_room_are_named() -> None:
    stage = (*(trick("gold straight", face) for face in "1346"), *STAGE[1:3], trick("teal one_pair", "2"))
    view = table(Placing(0, Dice((2,), ()), (0,)), stage=stage)
    assert [line.split(":")[0] for line in lines(view)][:3] == ["6", "7", "1"]
    assert "also 3 4 5" in text(pictures(view, 0, size=(80, 24)).zones["roll"], 76, 4)
    assert "also" not in text(pictures(view, 0, size=LARGE).zones["roll"], 116, 7)


def test_two_tricks_never_have_the_same_name_in_whatever_room() -> None:
    for cells in range(5, 30):
        names = [best(titles(Card.of("gold", each), Options()), cells) for each in TRICK_IDS]
        whole = [name for name in names if not name.endswith("…")]
        assert len(set(whole)) == len(whole), cells
    assert titles(Card.of("gold", "two_pairs_swap"), Options())[0] == "Two Pairs ↻"
    assert titles(Card.of("gold", "two_pairs_swap"), Options(swap_tricks=()))[0] == "Two Pairs"


def test_nothing_is_said_of_takers_where_complete_tricks_have_none() -> None:
    view = table(Resolving(0), stage=(trick("gold one_pair", red="3 3"), trick("teal one_pair", red="5 5")))
    heading = words(pictures(view, 0, size=LARGE).zones["roll"].value.heading[0])
    assert heading == "What is settled leaves the stage; the next one of the deck comes in its place."
    bare = attrs.evolve(view, deck=())
    assert "the deck has run out" in words(pictures(bare, 0, size=LARGE).zones["roll"].value.heading[0])


def test_the_start_is_told_before_the_cards_that_can_be_seen() -> None:
    told = ("On stage: gold One Pair, teal 2 Pairs.", "Ana rolls 4, Benjamin rolls 3: Ana starts.")
    assert text(pictures(table(Rerolling(0, ROLL)), 0, news=told).zones["news"], 60, 1).strip() == f"Last: A {told[1]}"


def test_who_leads_stands_apart_from_the_name_and_from_what_is_missing() -> None:
    view = table(Placing(0, ROLL, (0, 1, 2, 3)), stage=(*STAGE[:5], trick("gold three_pairs", "2 2"), *STAGE[6:]))
    line = next(each for each in text(pictures(view, 0).zones["stage"], 80, 11).splitlines() if "Three Pairs" in each)
    assert "Three Pairs · A 2-0   2 pairs" in plainly(line)


def test_dice_that_somebody_else_rolls_are_not_called_yours() -> None:
    view = table(Rerolling(1, ROLL))
    assert [each.tag for each in pictures(view, None, size=LARGE).zones["roll"].value.dice] == ["Benjamin"] * 3 + [
        "red"
    ]
    assert [each.short for each in pictures(view, None).zones["roll"].value.dice] == ["Benja"] * 3 + ["red"]
    placing = table(Placing(1, ROLL, (0, 1, 2, 3)))
    assert [each.tag for each in pictures(placing, 1, size=LARGE).zones["roll"].value.dice][1:] == ["yours"] * 2 + [
        "red"
    ]
