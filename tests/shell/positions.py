"""Where the laws of decisions and screens are tried: states spread over random games of every game and table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from circus_tui.screens.contract import Decision, Lift, Played, PlayedByAll, decisions_of
from rules import GAMES
from rules.core import CHANCE, Refusal, Seat
from rules.history import History
from tests.laws.cases import Case
from tests.specimens import random_game, random_history, specimen

CASES = [Case(specimen(slug), seats, {}) for slug in GAMES for seats in GAMES[slug].INFO.seats]
every_table = pytest.mark.parametrize("case", CASES, ids=str)
largest_tables = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=() if case.seats == case.rules.INFO.seats[-1] else pytest.mark.long) for case in CASES],
    ids=str,
)
"""Each game with as many players as it takes, the others in the long form."""


def states(case: Case, count: int, seed: int = 1) -> list[Any]:
    """States spread over random games."""
    found: list[Any] = []
    rng = Random(seed)
    while len(found) < count:
        game = list(random_game(case.rules, case.seats, case.options, rng.randrange(10**6), case.specimen.cap))
        found += [played.after for played in rng.sample(game, min(12, len(game)))]
    return found[:count]


def pasts(case: Case, count: int, seed: int = 1) -> Iterator[History]:
    """The same with what led there."""
    rng = Random(seed)
    while count > 0:
        whole = random_history(case.rules, case.seats, case.options, rng.randrange(10**6), case.specimen.cap)
        for number in rng.sample(range(1, len(whole.entries) + 1), min(6, count, len(whole.entries))):
            yield whole.at(number)
            count -= 1


def decisions(case: Case, state: Any) -> Iterator[Decision]:
    """The decision of every seat that may decide, begun on its own view."""
    for seat in case.rules.to_act(state) - {CHANCE}:
        yield decisions_of(case.specimen.slug).open_decision(case.rules.view(state, seat), seat)


def wander(decision: Decision, rng: Random, presses: int) -> Iterator[Decision]:
    """Press random keys; whatever comes, go on from the last decision."""
    for _ in range(presses):
        outcome = decision.press(rng.choice(decision.actions).name)
        if not isinstance(outcome, Played | PlayedByAll | Lift | Refusal):
            decision = outcome
        yield decision


def met(case: Case, count: int, rng: Random, presses: int) -> Iterator[Decision]:
    """What is decided in so many states, as it is opened and after every one of some random keys."""
    for state in states(case, count):
        for start in decisions(case, state):
            yield from (start, *wander(start, rng, presses))


def entries_of(decision: Decision, outcome: Played | PlayedByAll | Lift) -> tuple[tuple[Seat, Any], ...]:
    """The moves with the seats that make them."""
    if isinstance(outcome, PlayedByAll | Lift):
        return outcome.entries
    return tuple((decision.seat, move) for move in outcome.moves)
