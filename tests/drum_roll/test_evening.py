"""Whole shows of Drum Roll at one keyboard: how often the curtain falls, and what is on the screen meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from circus_tui.screens.drum_roll.pictures.wording import plain
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from rules.drum_roll.steps import Distributing, EndingTurn, Overflowing, Placing
from tests.drum_roll.evening import NAMES, Evening
from tests.shell.bench import Bench

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 7))])
def test_a_first_show_of_four_needs_about_ten_curtains(seed: int, tmp_path: Path) -> None:
    """Four to keep a performer and four for each vote: eight, or twelve if the first vote delays the show.

    The only others are for hands that are too large, one for each.
    """
    evening = Evening(tmp_path, 4, seed)
    evening.play()
    votes = evening.decisions["VoteDecision"] // 4
    assert evening.decisions["VoteDecision"] in (4, 8)
    assert evening.curtains["Keeping"] == 4
    assert evening.curtains["Voting"] == 4 * votes
    assert set(evening.curtains) <= {"Keeping", "Voting", "Overflowing", "ChoosingCard"}
    assert evening.curtains["Overflowing"] <= evening.decisions["CardsDecision"]
    assert evening.curtains["ChoosingCard"] <= evening.decisions["PickDecision"]


@pytest.mark.parametrize(
    ("seats", "size"), [(2, (60, 20)), pytest.param(3, (80, 24), marks=pytest.mark.long), (4, (60, 20))]
)
def test_whole_games_by_keys(seats: int, size: tuple[int, int], tmp_path: Path) -> None:
    evening = Evening(tmp_path, seats, 11, size)
    evening.play(shows=3)
    assert "win" in evening.bench.text
    assert len(evening.decisions) > 10


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_what_a_show_came_to_is_seen_until_the_next_move(size: tuple[int, int], tmp_path: Path) -> None:
    evening = Evening(tmp_path, 4, 1, size)
    evening.play()
    text = evening.bench.text
    assert "Show 1 of 3" in text
    for seat, player in enumerate(evening.state.players):
        line = next(line for line in text.splitlines() if line.startswith(f" {'ABCD'[seat]} {NAMES[seat]}  "))
        assert line.endswith(f" {player.coins}\N{CENT SIGN}  {plain(player.prestige, '★')}")
    evening.once()
    assert "Show 1 of 3" not in evening.bench.text


def test_cards_are_lifted_on_demand_and_dropped_with_the_decision(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 3, 4)
    while not (isinstance(evening.state.step, Placing | Distributing) and evening.decision.player.hand):
        evening.once()
    bench, seat = evening.bench, evening.decision.seat
    held = [card.name for card in evening.table.view(seat).players[seat].hand]
    open_table = bench.text
    assert not any("Your hand" in open_table or name in open_table.splitlines()[2] for name in held)
    lifted = bench.press("c")
    assert "Your hand" in lifted
    assert held[0] in lifted
    assert bench.press("x") == open_table
    assert "Your hand" in bench.press("c")
    key = "p" if isinstance(evening.state.step, Placing) else "d"
    after = bench.press("escape", key)
    assert "Your hand" not in after
    assert "Hand:" not in after


def test_whoever_has_something_to_say_at_the_end_of_a_turn_presses_a_number(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 4, 2)
    while not (isinstance(evening.state.step, EndingTurn) and type(evening.decision).__name__ == "AnyoneDecision"):
        evening.once()
    asked = evening.decision.actions[1].shown.split()
    last = asked[-1]
    before = evening.table.entries
    text = evening.bench.press(last)
    seat = int(last) - 1
    assert evening.decision.seat == seat
    assert evening.table.entries == before + len(asked) - 1
    asked_back = " ".join(evening.bench.press("u").split())
    assert re.search(r"Take this back: \w+: be done\. (Sure|Does)", asked_back)
    evening.bench.press("n")
    if evening.decision.player.hand:
        assert "Your hand" in text
        assert "Your hand" not in evening.bench.press("d")


def test_an_overfull_hand_comes_behind_the_curtain_though_its_owner_has_just_decided(tmp_path: Path) -> None:
    """Everybody has been looking at the open table: nobody is known to sit there alone."""
    evening = Evening(tmp_path, 4, 2)
    while not isinstance(evening.state.step, Overflowing):
        evening.once()
    assert evening.bench.lift
    assert "limit" not in evening.bench.text
    evening.once()
    assert "Too many cards" in evening.bench.text


def test_no_curtain_falls_on_an_overfull_hand_that_was_lifted_before_buying(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 4, 2)
    while "your hand is full" not in evening.bench.text:
        evening.once()
    assert "c first lifts your cards" in " ".join(evening.bench.text.split())
    text = evening.bench.press("c", "escape", "enter")
    assert isinstance(evening.state.step, Overflowing)
    assert "Too many cards" in text
    assert "Too many cards" not in evening.bench.press("d")


def test_a_question_is_put_again_when_the_game_is_taken_up_in_the_middle_of_it(tmp_path: Path) -> None:
    """Nothing is answered by itself on coming back, or the table would learn what the asked ones do not hold."""
    evening = Evening(tmp_path, 4, 2)
    while not (isinstance(evening.state.step, EndingTurn) and type(evening.decision).__name__ == "AnyoneDecision"):
        evening.once()
    entries = evening.table.entries
    evening.table.leave()
    evening.store.close()
    store = Store(tmp_path)
    table = Table.resume(store, store.matches()[0])
    bench = Bench(store, table)
    assert table.entries == entries
    assert "anyone?" in bench.text
    assert GAMES["drum_roll"].INFO.title.upper() in bench.text
    store.close()
