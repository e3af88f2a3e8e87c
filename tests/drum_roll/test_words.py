"""Drum Roll: prompts, buttons, and what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from rules import drum_roll
from rules.core import CHANCE, listing
from rules.drum_roll.cards import Benefit
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions import rules_of
from rules.drum_roll.figures import SEATS
from rules.drum_roll.moves import Done, PassMarker, Place
from rules.drum_roll.position import Display, act, circus, position
from rules.drum_roll.state import Options
from rules.drum_roll.steps import Over, SkippingSalary
from rules.drum_roll.wording import benefit, cubes, price
from rules.wording import counted, times
from tests.drum_roll.specimen import SPECIMEN
from tests.drum_roll.tables import onward, told
from tests.specimens import random_game


def test_lists_and_numbers_read_well() -> None:
    assert listing(["a", "b", "c"]) == "a, b and c"
    assert cubes(("white", "white")) == "two white cubes"
    assert cubes(("red", "white")) == "a white and a red cube"
    assert cubes(("red", "red", "white")) == "a white and two red cubes"
    assert (counted(1, "card"), counted(2, "card"), price(0), times(2)) == ("1 card", "2 cards", "nothing", "twice")
    assert benefit(Benefit(coins=1, cubes_any=2, skip_salary=2)) == (
        "1 coin, 2 skipped salaries and 2 cubes of any colour"
    )
    assert benefit(Benefit(prestige=1, trailer=1, invest=1, invest_pick=2)) == (
        "1 prestige, 1 trailer, 1 investment card and one of two investment cards, twice"
    )
    assert benefit(Benefit()) == "nothing"


def test_what_happens_by_itself_is_told() -> None:
    state = position(
        circus(act("rope_walker", 1)),
        circus(),
        moment="placing",
        turn=1,
        display=Display(("lion_tamer",), ("orchestra",), (("orchestra", 4),)),
    )
    state = onward(state, Place("supplies", False), *(PassMarker(),) * 4)
    assert told(state, 1, PassMarker()) == [
        "Ben passed a marker for 1 coin.",
        "Ana gets a red cube.",
        "A discount each: Lion Tamer (now 5 coins).",
        "Orchestra was free and nobody wanted it: discarded.",
    ]
    state = onward(state, PassMarker(), Done())
    said = told(state, 1, Done())
    assert said[-1] == "Show 1, turn 2: Ben starts."
    assert said[-2].startswith("New on display: ")


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_keep_the_laws_of_the_table(seats: int) -> None:
    """Coins never fall below nothing, the type limit holds, markers add up, and nothing is lost to the very end."""
    limit = 1 if seats == 2 else 2
    for played in random_game(drum_roll, seats, Options(), 11, 4000):
        state = played.after
        assert played.conserves(SPECIMEN)
        assert all(player.coins >= 0 and min(player.storage) >= 0 for player in state.players)
        types = [offer.card.type for offer in state.area.performers]
        assert all(types.count(kind) <= limit for kind in types)
        assert len(state.turn.markers) <= 3 * seats
        assert min(*state.supply.cubes, state.supply.discounts, state.supply.trailers) >= 0
    assert not drum_roll.to_act(state)
    assert drum_roll.result(state) is not None


def test_whole_games_are_told_alike_to_all() -> None:
    rng, told = Random(2), 0
    for played in random_game(drum_roll, 3, Options(), 5, 4000):
        if rng.random() < 0.15 or not drum_roll.to_act(played.after):
            events = drum_roll.events(played.before, played.seat, played.move, played.after)
            before, after = drum_roll.view(played.before, None), drum_roll.view(played.after, None)
            assert drum_roll.events(before, played.seat, played.move, after) == events
            assert all(event.text[-1] == "." for event in events)
            told += len(events)
            if played.seat != CHANCE:
                assert drum_roll.describe(played.before, played.seat, played.move)
    assert told > 50


def test_every_decision_belongs_to_a_rule() -> None:
    """A move of another moment is answered by the rule of this one, at every decision of a game."""
    seen = set()
    for played in random_game(drum_roll, 2, Options(), 5, 4000):
        seen.add(type(played.before.step))
        assert drum_roll.reading(played.before).number
    assert len(seen) > 15
    assert {rules_of(step).clause for step in (Over(), SkippingSalary(0, 1))} == {Clause.END, Clause.SKIPPING}
