"""Circus Combat at its end and in any window: who has won, how, and that all zones have room for what they say."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import attrs
import pytest

from circus_tui.paint import Span, width
from circus_tui.screens.circus_combat.pictures import LEGEND, result
from circus_tui.widgets.picture import Picture, Room, Zone
from rules import circus_combat
from rules.circus_combat.state import (
    Ending,
    Over,
    Player,
    State,
)
from tests.circus_combat.scenes import (
    LARGE,
    OVER,
    PLACING,
    PLAYERS,
    QUEUES,
    REROLLING,
    SIZES,
    SWAPPING,
    pictures,
    plainly,
    scene,
    table,
    text,
    words,
)
from tests.circus_combat.tables import trick


def ended(size: tuple[int, int]) -> Any:
    return result(scene(OVER, None, size=size, result=circus_combat.result(OVER)))


def test_the_end_shows_who_has_won_by_how_much_and_through_what() -> None:
    shown = ended(LARGE)
    plate = [words(line) for line in shown.zones["plate"].value.lines]
    assert plate[0].endswith("56 to 32")
    assert plate[1] == "Best trick: B Benjamin, violet Three Pairs (24-0) x1 x2: +48"
    assert plate[2].startswith("The worst: A Ana, gold Straight (5-11) x1 x3: -18")
    assert plate[3] == "Red dice left over cost A Ana 6"
    chart = shown.zones["chart-0"]
    assert words(chart.subtitle) == "tricks +38   fatigue -6   = 32"
    assert [each.points for each in chart.value.columns] == [10, 8, -18, 26, 12]
    assert (chart.value.highest, chart.value.lowest) == (48, -18)


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


# never more than there is room for


def everything(view: State, seat: int, names: tuple[str, ...], size: tuple[int, int]) -> list[Zone[Any]]:
    """Every zone at that size, with the shows, a trick looked at closely, and the end."""
    over = attrs.evolve(view, step=Over("last turn"), last=1)
    drawn = [pictures(view, seat, *keys, size=size, names=names) for keys in ((), ("p",), ("c",))]
    drawn.append(result(scene(over, None, size=size, names=names, result=circus_combat.result(over))))
    return [zone for each in drawn for zone in each.zones.values()]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_names_and_long_queues_fit_every_window(size: tuple[int, int]) -> None:
    rng = Random(1)
    tricks = [trick("gold five_of_a_kind", "6 6 6 6 6"), trick("violet three_pairs", "1 1", "5", red="6 6 5")]
    for length in (0, 9, 15):
        queue = tuple(rng.choice(tricks) for _ in range(length))
        for view in (PLACING, REROLLING, *((SWAPPING,) if length else ())):
            long = attrs.evolve(view, players=(Player(9, queue, (6, 6)), Player(2, queue)))
            for names in (("W" * 16, "M" * 16), ("界" * 8, "Ben")):
                for zone in everything(long, 0, names, size):
                    check(zone, size)


def check(zone: Zone[Any], size: tuple[int, int]) -> None:
    """A zone draws within its room, whatever room it is given, and its frame's words have room too."""
    cells, height = size
    assert width(zone.title) <= cells - 6
    for rows in (4, height - 8):
        block = Picture.of(zone.value).paint(zone.value, Room(cells - 2, rows))
        assert len(block) <= rows
        assert all(width(line) <= cells - 2 for line in block)


def test_points_of_either_player_are_always_in_full() -> None:
    for size in SIZES[:3]:
        shown = text(pictures(PLACING, 0, size=size).zones["seats"], size[0], 2)
        assert "32" in shown
        assert "58" not in shown
        for points in ("10", "8", "18", "26", "12", "48"):
            assert points in shown, (size, shown)


def test_every_sign_is_explained() -> None:
    explained = plainly(" ".join(LEGEND))
    for sign in ("●", "◆", "○", "2/6", "4?", "↻", "x2", "red only", "fatigue", "dice left", "9 tricks"):
        assert sign in explained, sign


def test_clicks_mean_what_is_drawn() -> None:
    zones = pictures(PLACING, 0, size=LARGE).zones
    seen = {span.target for zone in ("stage", "roll") for line in painted(zones[zone]) for span in line if span.target}
    assert {("trick", place) for place in range(8)} | {("die", number) for number in range(4)} <= seen
    gaps = {span.target for line in painted(pictures(SWAPPING, 0, size=LARGE).zones["queue"]) for span in line}
    assert {("gap", left) for left in range(5)} <= gaps


def painted(zone: Zone[Any]) -> tuple[tuple[Span, ...], ...]:
    return Picture.of(zone.value).paint(zone.value, Room(118, 15))


def test_names_keep_their_letters() -> None:
    assert PLAYERS == ("Ana", "Benjamin")
    assert "► A  Ana" in text(pictures(PLACING, 0).zones["seats"], 80, 2)
