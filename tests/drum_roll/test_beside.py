"""Drum Roll on the screen beside its decisions: circuses looked at, forecasts, sums of a show, the end, the bar."""

from __future__ import annotations

import asyncio
import re
from itertools import product
from pathlib import Path

import pytest

from circus_tui.drawing.paint import text_of, width
from circus_tui.screens.contract import Scene
from circus_tui.screens.drum_roll.pictures import LEGEND, heading
from circus_tui.screens.drum_roll.pictures.wording import plain
from circus_tui.widgets.circus_panel import CircusPanel, CircusSum
from circus_tui.widgets.picture import Room
from rules import drum_roll
from rules.drum_roll.position import circus
from rules.drum_roll.state import Options
from rules.drum_roll.steps import Over, Placing
from tests.drum_roll.scenes import (
    ANA,
    BEN,
    CLEO,
    COMPACT,
    NAMES,
    ROOMY,
    SMALL,
    decision,
    drawn,
    every_size,
    said,
    scene,
    seen,
    table,
)
from tests.drum_roll.specimen import SPECIMEN
from tests.drum_roll.tables import after
from tests.laws.cases import Case
from tests.shell.painting import painted, pictures
from tests.shell.stage import staged
from tests.specimens import random_game, random_history

pytestmark = pytest.mark.slow

# all that is about, in little room


@pytest.mark.parametrize("size", [COMPACT, SMALL], ids=str)
@pytest.mark.parametrize("moment", ["placing", "distribution", "vote"])
def test_what_happened_last_stands_in_a_frame_where_the_prompt_has_none(size: tuple[int, int], moment: str) -> None:
    view = seen(table(moment=moment, turn=5), 1)
    zones = pictures("drum_roll", scene(view, decision(view, 1), size, news=("Ana sold tickets.",))).zones
    told = [
        text_of(part) for zone in zones.values() for part in (zone.title, zone.subtitle) if "Last: " in text_of(part)
    ]
    assert len(told) == 1
    assert "Ana sold tickets" in told[0]


def test_no_count_of_a_circus_is_written_over_another() -> None:
    for cells, acts, staff in product((20, 22, 24, 28, 40), (0, 1, 4, 12), (0, 1, 11)):
        panel = CircusPanel()
        last = text_of(panel.paint(CircusSum(-15, 132, (1,) * 5, acts, min(acts, 3), staff, 2), Room(cells, 3))[2])
        ready = rf"{min(acts, 3)}(?: ready|✓)" if cells > 20 or not staff else rf"(?:{min(acts, 3)}✓)?"
        assert re.fullmatch(
            rf" {acts} (?:performers?|perf\.) ?{ready}" + (rf" +{staff} pers(?:onnel|\.)" if staff else ""),
            last.rstrip(),
        ), last


def test_with_four_players_everybody_s_region_is_seen() -> None:
    view = seen(table(ANA, BEN, CLEO, circus(coins=3), regions=("moscow", "rome", "paris", "vienna")))
    zones = drawn(view, decision(view, 0), COMPACT).zones
    feet = [text_of(zones[f"seat-{seat}"].subtitle) for seat in range(4)]
    assert feet == ["Moscow", "Rome", "Paris", "Vienna"]


# looking closely


@every_size
def test_a_circus_looked_at_tells_every_level_and_who_waits(size: tuple[int, int]) -> None:
    view = seen(table())
    text = said(view, decision(view, 0, "v"), size)
    assert "Benjamin's circus: 2 performers" in text
    assert "Dog Trainer" in text
    assert "only looking" in text
    large = said(view, decision(view, 0, "v", "enter"), size)
    assert large.replace(" ", "").count("DOGTRAINER") == 1
    assert "What it still needs" in large
    offered = drawn(view, decision(view, 0, "f"), size).zones["troupe"]
    assert text_of(offered.title) == "For hire"
    assert [card.tag for card in offered.value.acts] == ["3¢", "2¢", "1¢", "2¢"]
    assert [slip.names[0] for slip in offered.value.staff] == ["Show Organizer", "Personal Assistant", "Popcorn Vendor"]


@every_size
def test_the_forecast_goes_source_by_source(size: tuple[int, int]) -> None:
    view = seen(table())
    text = said(view, decision(view, 0, "n"), size)
    for words in ("Mind Reader: no cube, fired", "salaries of 3", "left, and 1 cube 3¢ 3★"):
        assert words in text


# after a show, and at the end


@every_size
def test_after_a_show_its_sums_stand_until_the_next_move(size: tuple[int, int]) -> None:
    game = random_game(drum_roll, 3, Options(), 5, 2000)
    state = next(p.after for p in game if p.after.closing and isinstance(p.after.step, Placing))
    (seat,) = drum_roll.to_act(state)
    view = seen(state)
    zone = drawn(view, decision(view, seat), size).zones["aftermath"]
    assert text_of(zone.title) == "Show 1 of 3 is over: what it came to"
    for at, (each, player) in enumerate(zip(zone.value.sums, view.players, strict=True)):
        assert NAMES[at] in text_of(each.labels[0])
        assert f"salaries \N{MINUS SIGN}{player.tally.salaries}¢" in text_of(each.labels[0])
        assert text_of(each.amount) == f"{plain(player.coins, '¢')}  {plain(player.prestige, '★')}"
    later = after(state, (seat, drum_roll.moves.PassMarker()))
    (turn,) = drum_roll.to_act(later)
    assert "aftermath" not in drawn(seen(later), decision(seen(later), turn), size).zones


@every_size
def test_while_nobody_here_decides_after_a_show_nobody_has_won_yet(size: tuple[int, int]) -> None:
    """A computer may be next, or a deck be shuffled first."""
    state = next(played.after for played in random_game(drum_roll, 3, Options(), 5, 2000) if played.after.closing)
    shown_now = scene(seen(state), None, size, result=drum_roll.result(state))
    text = " ".join(painted("drum_roll", shown_now).split())
    assert "Show 1 of 3 is over: what it came to" in text
    assert re.search(r" leads? ", text)
    assert re.search(r" with \d+ prestige after one show\.", text)
    assert not re.search(r"\bwins?\b|W I N", text)
    for seat in range(3):
        assert NAMES[seat] in text


@every_size
def test_the_end_tells_who_has_won_and_through_what(size: tuple[int, int]) -> None:
    states = [played.after for played in random_game(drum_roll, 3, Options(), 5, 4000)]
    over = seen(states[-1])
    assert isinstance(over.step, Over)
    past = tuple(map(seen, states))
    shown_now = scene(over, None, size, result=drum_roll.result(over), past=past)
    text = " ".join(painted("drum_roll", shown_now).split())
    winner = NAMES[drum_roll.winners(over)[0]]
    assert " ".join(f"{winner} wins".upper()).replace("   ", " ") in text
    for seat, player in enumerate(over.players):
        assert NAMES[seat] in text
        assert f"{plain(player.prestige)} · {player.coins} coin" in text
    for bonus in ("Largest Show", "Full Variety", "Perfect Show", "Large Troupe", "Cards in hand", "Bank"):
        assert bonus in text
    if size != SMALL:
        assert text.count("→") == 3 * 3


# the bar, the legend, names


def test_the_bar_counts_the_turns_and_announces_the_votes() -> None:
    bar = heading(seen(table()))
    assert bar.place == "show 2 of 3"
    assert " ".join(text_of(bar.crumbs).split()) == "turn 1 2 3 4 5 ? 6 ? 7 SHOW"
    assert [span.text.strip() for span in bar.crumbs if span.role.startswith("bar on")] == ["3"]
    assert [s.text.strip() for s in heading(seen(table(moment="show"))).crumbs if s.role.startswith("bar on")] == [
        "SHOW"
    ]


def test_every_sign_is_explained() -> None:
    explained = " ".join(LEGEND)
    for sign in ("W□", "¢", "★", "■", "▤", "▣", "pick", "skip", "△", "∴", "✦", "✹", "☾", "+A", "?"):
        assert sign in explained, sign


@every_size
@pytest.mark.parametrize("name", ["W" * 16, "\N{CJK UNIFIED IDEOGRAPH-754C}" * 8, "X"])
def test_any_name_leaves_everybody_prestige_and_coins(name: str, size: tuple[int, int]) -> None:
    view = seen(table(ANA, BEN, CLEO, circus(coins=29, prestige=-15)))
    at = decision(view, 0)
    zones = pictures("drum_roll", Scene(view, 0, at, (name,) * 4, *size)).zones
    if size == SMALL:
        (first, *_) = zones["heads"].value.rows
        assert width(first) <= size[0]
        assert all(words in text_of(first) for words in ("4★ 7¢", "6★ 5¢", "3★ 9¢", "\N{MINUS SIGN}15★ 29¢"))
    else:
        seats = [zones[f"seat-{seat}"] for seat in range(4)]
        assert all(width(zone.title) <= size[0] // 4 - 4 for zone in seats)


@every_size
def test_the_key_bar_names_arrows_that_move_and_the_end_of_four_has_room_for_all(
    size: tuple[int, int], tmp_path: Path
) -> None:
    case = Case(SPECIMEN, 4, {})
    past = random_history(drum_roll, 4, case.options, 3, SPECIMEN.cap)
    placing = next(past.at(number) for number, each in enumerate(past.states) if isinstance(each.step, Placing))

    async def look() -> None:
        async with staged(drum_roll, 4, case.options, tmp_path, size, NAMES) as stage:
            await stage.show(placing, min(drum_roll.to_act(placing.state)))
            assert stage.text().splitlines()[-1].split()[:2] == ["←→" if size == ROOMY else "←→↑↓", "go"]
            await stage.show(past, None)
            stage.screen.session.at_table = False
            stage.screen.follow()
            await stage.settle()
            for _ in range(250):
                if "Bank " in stage.text():
                    break
                await stage.pilot.pause(0.02)
            text = stage.text()
            assert all(text.count(name) >= 1 for name in NAMES)
            for bonus in ("Largest Show", "Full Variety", "Perfect Show", "Large Troupe", "Cards in hand", "Bank "):
                assert bonus in text

    asyncio.run(look())
