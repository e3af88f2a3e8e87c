"""Circus Combat's sums on the screen: what each swap would make of the score, and how the game ended."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from circus_tui.screens.circus_combat.pictures import LEGEND, result
from rules import circus_combat
from rules.circus_combat.moves import Swap
from rules.circus_combat.scoring import total
from rules.circus_combat.state import other
from rules.circus_combat.steps import Ending, Over, Placing, Swapping
from tests.circus_combat.scenes import (
    LARGE,
    OVER,
    PLACING,
    QUEUES,
    ROLL,
    SIZES,
    SWAPPING,
    pictures,
    plainly,
    scene,
    sentence,
    table,
    text,
    words,
)

# swaps


def test_the_projection_of_each_swap_is_the_score_the_swap_makes() -> None:
    for seat in (0, 1):
        view = table(Swapping(other(seat), seat))
        now, gaps = total(view.players[seat], seat), pictures(view, seat).zones["queue"].value.gaps
        for left, gap in enumerate(gaps):
            then = total(circus_combat.step(view, seat, Swap(left)).players[seat], seat)
            assert (plainly(gap.total), gap.change) == (str(then), then - now)


def test_the_swap_at_the_cursor_says_the_score_before_and_after() -> None:
    assert sentence(SWAPPING) == (
        "✓ Swap 3 and 4  the gold Straight and the gold 2 Pairs: 32 becomes 51 (+19), with three gold tricks in a row."
    )
    assert sentence(SWAPPING, "right", "right") == "✓ Keep the order  the score stays 32."


def test_the_show_after_a_swap_has_every_tricks_points_then() -> None:
    then = pictures(SWAPPING, 0).zones["after"].value
    after = circus_combat.step(SWAPPING, 0, Swap(2)).players[0]
    assert then.then == total(after, 0) == sum(each.then for each in then.tricks) - 6
    assert [each.same for each in then.tricks] == [True, True, False, False, True]


def test_the_queue_has_both_multipliers_and_the_sums_of_each_trick() -> None:
    value = pictures(SWAPPING, 0).zones["queue"].value
    assert [plainly(times) for _, times in value.heads] == ["x1"] * 3 + ["x2"] * 3 + ["x3"] * 3
    straight = value.cards[2]
    assert (straight.own, straight.red, straight.place, straight.run, straight.points) == (5, 11, 1, 3, -18)
    assert value.keep.total == "32"


def test_an_empty_show_says_so() -> None:
    view = table(Placing(0, ROLL, (0, 1, 2, 3)), queues=((), ()))
    assert "No tricks yet." in text(pictures(view, 0, "p").zones["queue"], 78, 9)


# the end


def ended(size: tuple[int, int]) -> Any:
    return result(scene(OVER, None, size=size, result=circus_combat.result(OVER)))


def test_the_end_shows_who_has_won_by_how_much_and_through_what() -> None:
    shown = ended(LARGE)
    plate = [words(line) for line in shown.zones["plate"].value.lines]
    assert plate[0].endswith("56 to 32")
    assert plate[1] == "Best trick: B Benjamin, violet Three Pairs: +48 = 24 x2"
    assert plate[2].startswith("Worst trick: A Ana, gold Straight: -18 = (5 - 11 red) x3")
    assert plate[3] == "Red dice left over cost A Ana 6"
    chart = shown.zones["chart-0"]
    assert words(chart.subtitle) == "tricks +38   red dice -6   = 32"
    assert [each.points for each in chart.value.columns] == [10, 8, -18, 26, 12]
    assert (chart.value.highest, chart.value.lowest) == (48, -18)


@pytest.mark.parametrize("rows", range(5, 12))
def test_a_low_chart_names_its_rows_and_bars_stand_on_one_line(rows: int) -> None:
    drawn = plainly(text(ended((80, 24)).zones["chart-0"], 78, rows)).splitlines()
    labels = {line[:4].strip(): y for y, line in enumerate(drawn) if line[:4].strip()}
    assert "10-0" in drawn[labels["pips"]]
    assert "+10" in drawn[labels["pts"]]
    bars = drawn[labels["pips"] + 1 : labels["pts"]]
    if len(bars) > 1:
        assert labels["loss"] == labels["gain"] + 1
        assert not any("▀" in line for line in drawn[: labels["loss"]])
        assert not any(sign in line for line in drawn[labels["loss"] :] for sign in "▁▂▃▄▅▆▇")


def test_why_the_game_is_over_is_said() -> None:
    queue = tuple(QUEUES[0][k % 5] for k in range(9))
    view = table(Over("last turn"), last=1, queues=(queue, QUEUES[1]))
    shown = result(scene(view, None, size=(80, 24), result=circus_combat.result(view)))
    assert words(shown.asks) == "Ana had nine tricks, so Benjamin had one more turn."


@pytest.mark.parametrize("how", get_args(Ending))
def test_the_final_table_can_be_studied_and_nothing_has_to_be_decided(how: Ending) -> None:
    shown = pictures(table(Over(how)), None, size=LARGE)
    assert shown.zones.keys() == {"show-0", "show-1", "news", "stage"}
    assert shown.layout == "stage-alone"
    assert words(shown.asks) == "The game is over, 32 to 56. t shows how the scores came to be."


def test_points_of_either_player_are_always_in_full() -> None:
    for size in SIZES[:3]:
        shown = text(pictures(PLACING, 0, size=size).zones["seats"], size[0], 2)
        assert "32" in shown
        assert "58" not in shown
        for points in ("10", "8", "18", "26", "12", "48"):
            assert points in shown, (size, shown)


def test_every_sign_is_explained() -> None:
    explained = plainly(" ".join(LEGEND))
    for sign in (
        "●",
        "◆",
        "○",
        "2/6",
        "4?",
        "↻",
        "x2",
        "red only",
        "red dice",
        "red cost",
        "heavy",
        "G, T, V",
        "dice left",
        "9 tricks",
    ):
        assert sign in explained, sign
