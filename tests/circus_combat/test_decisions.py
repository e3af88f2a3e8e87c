"""Circus Combat by keys: every kind of decision, what the cursors do, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs
import pytest

from circus_tui.screens.circus_combat.decisions.looking import Looking
from circus_tui.screens.contract import Played
from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.moves import Keep, Place, Reroll, Resolve, ReturnFatigue, Swap, ThrowFatigue
from rules.circus_combat.state import State
from rules.circus_combat.steps import Dice, Placing, Rerolling, Resolving, Swapping, Wearied
from rules.core import Refusal
from tests.circus_combat.scenes import ROLL, STAGE, decided, decision, pressed, table
from tests.circus_combat.tables import trick

PLACING = table(Placing(0, ROLL, (0, 1, 2, 3)))
REROLLING = table(Rerolling(0, ROLL))
SETTLING = table(
    Resolving(1), stage=(*STAGE[:4], trick("gold four_of_a_kind", "", "4 4 4", red="4"), trick("teal one_pair", "3 3"))
)
SWAPPING = table(Swapping(1, 0))
RED = table(Wearied(1, (6, 3)))


@pytest.mark.parametrize(
    ("keys", "dice"),
    [
        (("enter",), ()),
        (("space", "enter"), (0,)),
        (("right", "right", "right", "space", "left", "left", "space", "enter"), (1, 3)),
        (("space", "space", "enter"), ()),
        (("a", "enter"), (0, 1, 2, 3)),
        (("a", "space", "enter"), (1, 2, 3)),
        (("a", "a", "enter"), ()),
        (("right", "right", "right", "right", "space", "enter"), (3,)),
    ],
)
def test_dice_are_marked_to_be_rolled_again(keys: tuple[str, ...], dice: tuple[int, ...]) -> None:
    assert decided(REROLLING, 0, *keys) == Reroll(dice)


def test_before_a_reroll_it_can_be_asked_what_fits() -> None:
    assert decision(REROLLING, 0).at is None
    at = decision(REROLLING, 0, "down", "down", "down")
    assert (at.die, at.at) == (0, 2)
    assert decision(REROLLING, 0, "3") == at
    assert decision(REROLLING, 0, "3", "escape").at is None
    refusal = at.press("why")
    assert isinstance(refusal, Refusal)
    assert refusal.clause is Clause.FITS


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        (("enter",), Place(0, 0)),
        (("down", "enter"), Place(0, 1)),
        (("7",), Place(0, 6)),
        (("right", "enter"), Place(1, 1)),
        (("right", "3"), Place(1, 2)),
        (("down", "down", "down", "right", "right", "right", "enter"), Place(3, 1)),
        (("right", "left", "space"), Place(0, 1)),
    ],
)
def test_a_die_is_placed_at_the_cursor_or_by_number(keys: tuple[str, ...], move: Place) -> None:
    assert decided(PLACING, 0, *keys) == move


def test_the_second_cursor_goes_where_the_next_die_fits_and_stays_if_it_can() -> None:
    assert decision(PLACING, 0).at == 0
    assert decision(PLACING, 0, "right").at == 1
    assert decision(PLACING, 0, "down", "right").at == 1
    assert decision(PLACING, 0, "up").at == 0


@pytest.mark.parametrize("keys", [("3",), ("down", "down", "enter"), ("down", "down", "w")])
def test_where_a_die_does_not_fit_the_rules_say_why(keys: tuple[str, ...]) -> None:
    at = decision(PLACING, 0, *keys[:-1])
    outcome = at.press("why") if keys[-1] == "w" else pressed(PLACING, 0, *keys)
    assert isinstance(outcome, Refusal)
    assert outcome.clause is Clause.FITS
    assert outcome.text.startswith("The 5 does not fit on the teal Full House with 2 2 6 6")


def test_an_empty_place_is_refused_by_number() -> None:
    view = attrs.evolve(PLACING, stage=(STAGE[0], None, *STAGE[2:]))
    outcome = pressed(view, 0, "2")
    assert isinstance(outcome, Refusal)
    assert outcome.clause is Clause.STAGE


def test_only_dice_that_wait_are_offered_and_the_first_that_fits_comes_first() -> None:
    view = table(Placing(0, Dice((1, 5, 5), (4,)), (0, 2)), stage=(trick("gold one_pair", "5"),))
    assert decision(view, 0).die == 2
    assert decision(view, 0, "left").die == 0
    assert decision(view, 0, "right").die == 2


@pytest.mark.parametrize(
    ("keys", "move"),
    [(("enter",), Resolve(4)), (("down", "enter"), Resolve(5)), (("6",), Resolve(5))],
)
def test_the_player_chooses_which_trick_is_settled(keys: tuple[str, ...], move: Resolve) -> None:
    assert decided(SETTLING, 1, *keys) == move


def test_a_trick_that_is_not_complete_is_not_settled() -> None:
    for outcome in (
        pressed(SETTLING, 1, "up", "enter"),
        pressed(SETTLING, 1, "4"),
        decision(SETTLING, 1, "up").press("why"),
    ):
        assert isinstance(outcome, Refusal)
        assert outcome.clause is Clause.RESOLVE


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        (("enter",), Swap(2)),
        (("left", "enter"), Swap(1)),
        (("up", "up", "down", "enter"), Swap(1)),
        (("left", "left", "left", "left", "left", "enter"), Swap(0)),
        (("right", "right", "enter"), Keep()),
        (("right", "right", "right", "left", "enter"), Swap(3)),
        (("left", "n"), Keep()),
        (("p", "p", "n"), Keep()),
    ],
)
def test_neighbours_are_swapped_or_not(keys: tuple[str, ...], move: Swap | Keep) -> None:
    assert decided(SWAPPING, 0, *keys) == move


def test_a_swap_that_costs_points_is_never_what_the_cursor_begins_on() -> None:
    kinds = ("one_pair", "three_of_a_kind", "straight", "full_house")
    rng = Random(3)
    begun = set()
    for _ in range(200):
        queue = tuple(
            trick(f"{rng.choice(('gold', 'teal', 'violet'))} {rng.choice(kinds)}", str(rng.randint(2, 5)))
            for _ in range(rng.randint(2, 9))
        )
        view = table(Swapping(1, 0), queues=(queue, ()))
        gains = [left for left in range(len(queue) - 1) if scored(view, Swap(left)) > scored(view, Keep())]
        move = decided(view, 0, "enter")
        assert move in [Swap(left) for left in gains] if gains else move == Keep()
        begun.add(type(move))
    assert begun == {Swap, Keep}


def scored(view: State, move: Swap | Keep) -> int:
    """What the show is worth after the move."""
    return circus_combat.scores(circus_combat.step(view, 0, move))[0]


def test_the_key_bar_counts_the_places_of_this_stage() -> None:
    few = table(Placing(0, ROLL, (0, 1, 2, 3)), stage=STAGE[:3])
    shown = {each.name: each.shown for each in decision(few, 0).actions}
    assert shown["confirm"] == "⏎ 1\N{EN DASH}3"
    assert {each.name: each.shown for each in decision(SETTLING, 1).actions}["confirm"] == "⏎ 1\N{EN DASH}6"


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        (("enter",), ThrowFatigue()),
        (("down", "enter"), ReturnFatigue()),
        (("down", "up", "enter"), ThrowFatigue()),
        (("r",), ThrowFatigue()),
        (("b",), ReturnFatigue()),
    ],
)
def test_red_dice_are_rolled_again_or_put_back(keys: tuple[str, ...], move: ThrowFatigue | ReturnFatigue) -> None:
    assert decided(RED, 1, *keys) == move


@pytest.mark.parametrize(("view", "seat"), [(PLACING, 0), (REROLLING, 0), (SETTLING, 1), (RED, 1)])
def test_the_shows_are_turned_over_one_by_one(view: State, seat: int) -> None:
    at = decision(view, seat)
    seen = [at.shown]
    for _ in range(3):
        at = at.press("shows")
        seen.append(at.shown)
    assert seen == [None, seat, 1 - seat, None]


def test_a_swap_begins_with_the_show_of_whoever_decides() -> None:
    assert decision(SWAPPING, 0).shown == 0
    assert decision(SWAPPING, 0, "p").shown == 1
    assert decision(SWAPPING, 0, "p", "p").shown is None


@pytest.mark.parametrize(("view", "seat"), [(PLACING, 0), (SETTLING, 1)])
def test_the_number_keys_take_one_line_of_the_help(view: State, seat: int) -> None:
    numbers = [each for each in decision(view, seat).actions if each.name.startswith("trick ")]
    assert [each.keys for each in numbers] == [(str(number),) for number in range(1, 9)]
    assert len({each.meaning for each in numbers}) == 1


def test_clicks_do_what_keys_do() -> None:
    at = decision(PLACING, 0).point(("die", 3))
    assert (at.die, at.at) == (3, 1)
    at = at.point(("trick", 6))
    assert at.at == 6
    assert isinstance(at.point(("trick", 6)), Refusal)
    assert at.point(("trick", 4)).point(("trick", 4)) == Played((Place(3, 4),))
    marked = decision(REROLLING, 0).point(("die", 2))
    assert (marked.die, marked.marked) == (2, frozenset())
    assert marked.point(("die", 2)).point(("trick", 1)).marked == {2}
    assert marked.point(("trick", 1)).point(("trick", 1)).at is None
    assert decision(SETTLING, 1).point(("trick", 5)).point(("trick", 5)) == Played((Resolve(5),))
    assert decision(SWAPPING, 0).point(("queue", 0, 1)).point(("queue", 0, 1)) == Played((Swap(1),))
    assert decision(SWAPPING, 0).point(("gap", 2)) == Played((Swap(2),))
    assert decision(SWAPPING, 0).point(("gap", 4)).point(("gap", 4)) == Played((Keep(),))
    rival = decision(SWAPPING, 0).point(("queue", 1, 0))
    assert rival == decision(SWAPPING, 0, "p")
    assert rival.point(("show", 1)).shown is None
    assert decision(RED, 1).point(("throw", False)).press("confirm") == Played((ReturnFatigue(),))
    assert decision(RED, 1).point(("throw", True)) == Played((ThrowFatigue(),))


def test_tab_goes_to_the_next_trick_that_the_die_fits_on_and_round() -> None:
    seen = [decision(PLACING, 0, *["tab"] * times).at for times in range(7)]
    assert seen == [0, 1, 3, 5, 6, 0, 1]
    assert all(circus_combat.explain(PLACING, 0, Place(0, place)) is None for place in seen)


@pytest.mark.parametrize(
    ("view", "seat"), [(PLACING, 0), (REROLLING, 0), (SETTLING, 1), (SWAPPING, 0), (RED, 1)], ids=str
)
def test_every_trick_can_be_looked_at_closely_and_nothing_is_decided_by_it(view: State, seat: int) -> None:
    at: Any = decision(view, seat)
    looking: Any = at.press("closely")
    assert isinstance(at.press("closely"), Looking)
    assert looking.press("down").press("trick 6").at == 5
    for name in ("confirm", "back"):
        assert looking.press("down").press(name) == at
    assert looking.point(("trick", 3)).at == 3
    assert looking.point(("trick", 3)).point(("trick", 3)) == at


def test_on_an_empty_stage_there_is_nothing_to_look_at() -> None:
    at = decision(attrs.evolve(SWAPPING, stage=(None,) * 8), 0)
    assert at.press("closely") == at
