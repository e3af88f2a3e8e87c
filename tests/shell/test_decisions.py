"""The laws of decisions, for every game: keys make only legal moves, refusals name a clause, and every key is bound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from circus_tui.keyboard import keys
from circus_tui.screens.contract import Lift, Played, PlayedByAll, decisions_of
from circus_tui.screens.table import OWN
from circus_tui.widgets.key_bar import fitting
from rules import GAMES
from rules.core import Refusal
from tests.laws.cases import Case, cases
from tests.shell.positions import decisions, entries_of, every_table, states, wander


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
    for state in states(case, 12):
        for start in decisions(case, state):
            for decision in (start, *wander(start, rng, 6)):
                offered = keys.with_common(decision.actions)
                assert {(each.name, each.keys) for each in decision.actions} <= bound
                pressed = [key for each in offered for key in each.keys]
                assert len(pressed) == len(set(pressed)), sorted(pressed)


@every_table
def test_the_key_that_decides_and_the_one_that_leaves_are_in_the_key_bar_of_the_smallest_window(case: Case) -> None:
    rng = Random(6)
    for state in states(case, 12):
        for start in decisions(case, state):
            for decision in (start, *wander(start, rng, 5)):
                shown = fitting(keys.with_common(decision.actions), 59, roomy=False)
                deciding = [each for each in decision.actions if each.name == "confirm" and each.label]
                assert all(each in shown for each in deciding)
                assert keys.by_key(keys.with_common(decision.actions))["q"] in shown


@pytest.mark.parametrize("slug", list(GAMES))
def test_no_action_needs_a_capital_and_letters_of_the_house_keep_their_meaning(slug: str) -> None:
    taken = {
        key for each in (*OWN, keys.UNDO) for key in each.keys if each in (keys.UNDO, keys.LOG, keys.RULES, keys.QUIT)
    }
    for each in decisions_of(slug).ACTIONS:
        assert not any(len(key) == 1 and key.isupper() for key in each.keys), each
        closes = set(keys.QUIT.keys) if each.label in ("back", "close", "your hand") else set()
        if each not in keys.COMMON:
            assert not (taken - closes) & set(each.keys), each


PANELS = {
    "big_top": ("called",),
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
            for _ in opening.split():
                if _on_q(decision) != keys.QUIT:
                    decision = decision.press(_on_q(decision).name)
                    closed += 1
            assert _on_q(decision) == keys.QUIT
            assert decision.actions == start.actions
    assert closed


def _on_q(decision: Any) -> keys.Action:
    return keys.by_key(keys.with_common(decision.actions))["q"]
