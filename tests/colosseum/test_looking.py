"""Looking closely in Colosseum: every page at every moment, all programs, one of them watched, and the way back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest

from circus_tui.keyboard.keys import by_key
from circus_tui.screens.colosseum import pictures
from circus_tui.screens.colosseum.decisions.looking import CHOICES, PAGES, Looking, Page
from circus_tui.screens.contract import Scene
from rules.colosseum.outlook import Outlook, outlook
from rules.colosseum.pieces import program
from rules.colosseum.state import State
from tests.colosseum.scenes import ALL, INVEST, OVER, PLAYERS, decision, rows, said
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow

LOOKING = Looking(INVEST, 0)


def looked(looking: Any, *keys: str) -> Any:
    """What is looked at after these keys; None if one is back."""
    for key in keys:
        looking = looking.press(by_key(looking.actions)[key].name)
    return looking


def page(looking: Looking, cells: int = 120, height: int = 36) -> str:
    scene = Scene(looking.view, None, None, PLAYERS, cells, height)
    return "\n".join(said(pictures.looking_at(scene, looking), cells, height))


@pytest.mark.parametrize("view", ALL)
@pytest.mark.parametrize("size", [(120, 36), (80, 24), (60, 20)])
def test_every_page_can_be_seen_at_every_decision(view: State, size: tuple[int, int]) -> None:
    marks = ("Arenas and programs", "The ring", "All thirty programs")
    looking = Looking(view, 0, page="players")
    for mark in marks:
        assert mark in page(looking, *size)
        looking = looked(looking, "tab")
    assert looking is None


def test_the_last_turn_and_the_growth_of_bests_are_pages_once_a_turn_has_ended() -> None:
    over = Looking(OVER, 0, page="programs")
    assert "The events of turn 5" in page(looked(over, "tab"))
    assert "Best after each turn" in page(looked(over, "tab", "tab"))
    assert looked(over, "tab", "tab", "tab") is None
    assert Looking(attrs.evolve(OVER, fresh=True), 0).pages[0] == "turn"


def test_a_program_tells_needs_holders_stalls_bag_and_what_the_nearest_would_draw() -> None:
    text = page(attrs.evolve(LOOKING, number=12))
    assert "12 CAVE LEONEM CRUCIATUM" in text
    assert "for 13 coins" in text
    assert "† 3 gladiator" in text
    assert "lacks 3   from market 4" in text
    assert "holds of 8" in text
    assert "SPECTATORS" in text


def test_lists_are_of_those_for_sale_of_ones_own_of_the_rivals_and_of_the_watched() -> None:
    assert LOOKING.of("all") == tuple(range(1, 31))
    assert LOOKING.of("for sale") == INVEST.for_sale
    assert LOOKING.of("yours") == (6, 20, 23)
    assert LOOKING.of("rivals'") == (2, 5, 8, 9, 11, 14)
    assert LOOKING.of("watched") == ()
    empty = looked(LOOKING, *("f",) * (len(CHOICES) - 1))
    assert empty.which == "watched"
    assert "No program is in this list" in page(empty)


def test_the_order_is_by_number_price_or_spectators() -> None:
    by_price = looked(LOOKING, "f", "o")
    assert by_price.listed[0] == 12
    assert looked(by_price, "o").listed[-1] == 30


def test_one_program_is_watched_and_marked() -> None:
    watching = looked(attrs.evolve(LOOKING, number=16), "enter")
    assert watching.watched == 16
    assert "16◈The Ponies of Epona" in page(watching)
    assert looked(watching, "enter").watched is None
    assert watching.point(16).watched is None
    assert watching.point(17).number == 17
    assert watching.point(("which", "yours")).which == "yours"


def test_the_watched_program_is_marked_in_the_list_and_in_the_markets() -> None:
    at = decision(INVEST)
    drawn = pictures.pictures(Scene(INVEST, 0, at, PLAYERS, 120, 36), 16)
    assert "16◈The Ponies of Epona" in "\n".join(said(drawn))
    assert "◈" not in "\n".join(rows(at))


def test_the_best_fit_is_the_program_of_which_most_is_held() -> None:
    first = looked(attrs.evolve(LOOKING, number=1), "b")
    best = outlook(INVEST.players[0], first.number)
    parts = [outlook(INVEST.players[0], number) for number in (*INVEST.for_sale, 6, 20)]
    assert all(_part(best) >= _part(each) for each in parts)
    assert looked(first, "b").number != first.number


def _part(seen: Outlook) -> float:
    return 1 - seen.missing_at_best / program(seen.program).size


def test_looking_changes_nothing_and_leads_back_to_the_very_cursor(tmp_path: Path) -> None:
    async def play(player: Player) -> None:
        before = await player.press("down", "down")
        text = await player.press("p", "down", "enter")
        assert "looking · saved" in text
        assert "2◈" in text
        assert await player.press("escape") == before
        assert "Arenas and programs" in await player.press("tab")
        assert await player.press("escape") == before
        text = await player.click_on("30 coins")
        assert "Arenas and programs" in text

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), (120, 36))


@pytest.mark.parametrize("name", PAGES)
def test_q_closes_the_page_and_not_the_game(name: Page) -> None:
    assert looked(attrs.evolve(LOOKING, page=name), "q") is None
