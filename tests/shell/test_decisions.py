"""The laws of decisions, for every game: keys make only legal moves, refusals name a clause, and every key is bound."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from circus_tui.drawing.paint import width
from circus_tui.keyboard import keys
from circus_tui.screens import aiming
from circus_tui.screens.contract import Lift, Played, PlayedByAll, Scene, decisions_of
from circus_tui.screens.cursor import reach
from circus_tui.screens.hand_list import HandList
from circus_tui.screens.table import OWN
from circus_tui.widgets.key_bar import fitting
from circus_tui.widgets.picture import Picture, Room
from rules import GAMES
from rules.core import Refusal
from rules.teaching import lessons_of
from rules.teaching.run import Run
from tests.laws.cases import Case, cases
from tests.shell.painting import pictures
from tests.shell.positions import decisions, entries_of, every_table, largest_tables, met, states

ARROW_SIGNS: Final = {"←": "left", "→": "right", "↑": "up", "↓": "down"}


@every_table
def test_keys_make_only_legal_moves_and_refusals_name_a_clause(case: Case) -> None:
    rng = Random(3)
    decided = 0
    for state in states(case, 40):
        for start in decisions(case, state):
            decision = start
            for _ in range(25):
                outcome = decision.press(rng.choice(decision.actions).name)
                match outcome:
                    case Played() | PlayedByAll() | Lift():
                        after = state
                        for seat, move in entries_of(decision, outcome):
                            assert case.rules.explain(after, seat, move) is None
                            after = case.rules.step(after, seat, move)
                        decided += 1
                    case Refusal():
                        assert outcome.clause in case.rules.CLAUSES
                    case _:
                        decision = outcome
    assert decided


@every_table
def test_every_action_of_a_decision_is_bound_and_no_key_means_two_things(case: Case) -> None:
    rng = Random(7)
    table = (*decisions_of(case.specimen.slug).ACTIONS, *keys.CURSOR)
    bound = {(each.name, each.keys) for each in table}
    for decision in met(case, 12, rng, 6):
        offered = keys.with_common(decision.actions)
        assert {(each.name, each.keys) for each in decision.actions} <= bound
        pressed = [key for each in offered for key in each.keys]
        assert len(pressed) == len(set(pressed)), sorted(pressed)


@every_table
def test_the_keys_that_decide_and_the_one_that_leaves_are_in_the_key_bar_of_the_smallest_window(case: Case) -> None:
    rng = Random(6)
    for decision in met(case, 12, rng, 5):
        shown = fitting(keys.with_common(decision.actions), 59, roomy=False)
        names = ("confirm", "pass", "decline", "done")
        deciding = [each for each in decision.actions if each.name in names and each.label]
        assert sum(len(f"  {each.shown}  {each.label}") for each in shown) < 61, shown
        assert all(each in shown for each in deciding)
        assert keys.by_key(keys.with_common(decision.actions))["q"] in shown


@largest_tables
def test_no_key_bar_names_a_key_that_does_nothing_wherever_the_cursor_is(case: Case) -> None:
    """That is said of the decision alone; how a picture lies is seen in `test_pictures` of a game that spreads one."""
    rng = Random(8)
    for decision in met(case, 8, rng, 3):
        places = list(islice(reach(decision), 40))
        for each in (each for each in aiming.named(decision, decision.actions, ()) if each.label):
            assert any(place.press(each.name) != place for place in places), each
            for arrow in (ARROW_SIGNS[sign] for sign in each.shown if sign in ARROW_SIGNS):
                bound = [(place, keys.by_key(place.actions).get(arrow)) for place in places]
                assert any(on is not None and place.press(on.name) != place for place, on in bound), (each, arrow)


@pytest.mark.parametrize("slug", list(GAMES))
def test_no_action_needs_a_capital_and_letters_of_the_house_keep_their_meaning(slug: str) -> None:
    taken = {
        key for each in (*OWN, keys.UNDO) for key in each.keys if each in (keys.UNDO, keys.LOG, keys.RULES, keys.QUIT)
    }
    for each in decisions_of(slug).ACTIONS:
        assert not any(len(key) == 1 and key.isupper() for key in each.keys), each
        closes = set(keys.QUIT.keys) if each.label in ("back", "close") else set()
        if each not in keys.COMMON:
            assert not (taken - closes) & set(each.keys), each


PANELS = {
    "big_top": ("called", "receipts", "receipts called"),
    "circus_combat": ("closely", "shows", "shows shows"),
    "drum_roll": ("circuses", "show", "hire", "circuses confirm"),
}
"""What is opened over a decision and covers the table, by the actions that open it. Colosseum's is the screen's."""


@pytest.mark.parametrize(("slug", "opening"), [(slug, each) for slug, all_ in PANELS.items() for each in all_])
def test_q_closes_what_has_been_opened_and_only_then_leaves_the_game(slug: str, opening: str) -> None:
    case = next(each for each in cases() if each.specimen.slug == slug)
    closed = 0
    for state in states(case, 40):
        for start in decisions(case, state):
            if opening.split()[0] not in {each.name for each in start.actions}:
                continue
            decision: Any = start
            for name in opening.split():
                decision = decision.press(name)
            for _ in opening.split():  # a panel may have taken the place of another
                if _on_q(decision) != keys.QUIT:
                    decision = decision.press(_on_q(decision).name)
                    closed += 1
            assert _on_q(decision) == keys.QUIT
            assert decision.actions == start.actions
    assert closed


def _boxes(slug: str, scene: Scene) -> Iterator[dict[int, tuple[int, int, int, int]]]:
    """Where each choice lies in each of the pictures: first row and cell, last row and cell."""
    room = Room(scene.cells - 4, scene.height // 2)
    for zone in pictures(slug, scene).zones.values():
        yield _places(zone.value, room)


@lru_cache(maxsize=64)
def _places(value: Any, room: Room) -> dict[int, tuple[int, int, int, int]]:
    """The same in one picture: most of a table stays as it is while a cursor moves."""
    found: dict[int, tuple[int, int, int, int]] = {}
    for y, line in enumerate(Picture.of(value).paint(value, room)):
        x = 0
        for span in line:
            if isinstance(span.target, int):
                top, left, bottom, right = found.get(span.target, (y, x, y, x))
                after = x + width((span,))
                found[span.target] = (min(top, y), min(left, x), max(bottom, y), max(right, after))
            x += width((span,))
    return found


def _follows(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether the second lies to the right of the first, or in a row below it."""
    beside = one[0] <= other[2] and other[0] <= one[2]
    return other[1] >= one[3] if beside else other[0] > one[2]


@pytest.mark.slow
@largest_tables
@pytest.mark.parametrize(
    "size", [(80, 24), *(pytest.param(size, marks=pytest.mark.long) for size in ((120, 36), (60, 20)))], ids=str
)
def test_the_right_arrow_goes_to_what_is_drawn_next(case: Case, size: tuple[int, int]) -> None:
    slug, names = case.specimen.slug, ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")[: case.seats]
    for state in (*states(case, 12), *SPECIAL.get(slug, ())):
        for start in decisions(case, state) if len(case.rules.scores(state)) == case.seats else ():
            decision: Any = start
            for _ in range(6):
                offered = "right" in {each.name for each in decision.actions}
                after: Any = decision.press("right") if offered else decision
                if type(after) is not type(decision) or getattr(after, "cursor", None) == _cursor(decision):
                    break
                scene = Scene(after.view, after.seat, after, names, *size)
                pairs = [(_cursor(decision), _cursor(after), boxes) for boxes in _boxes(slug, scene)]
                ways = [_follows(boxes[one], boxes[other]) for one, other, boxes in pairs if {one, other} <= set(boxes)]
                assert any(ways) or not ways, (decision, after)
                decision = after


def _cursor(decision: Any) -> Any:
    return getattr(decision, "cursor", None)


SPECIAL: Final = {
    "big_top": [Run.begin(GAMES["big_top"], each).state for each in lessons_of("big_top") if each.name == "duty"]
}
"""Tables that come about seldom: two called cards of which one may choose."""


@every_table
def test_a_cursor_in_a_hand_begins_on_what_can_be_done(case: Case) -> None:
    for state in states(case, 40):
        for decision in decisions(case, state):
            if isinstance(decision, HandList) and not isinstance(decision.press("confirm"), Played):
                assert all(each.why_not is not None for each in decision.prospects)


def _on_q(decision: Any) -> keys.Action:
    return keys.by_key(keys.with_common(decision.actions))["q"]
