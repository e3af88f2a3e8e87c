"""A state machine that plays, errs, takes back and reloads as it likes, over every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from rules.core import NATURE, Illegal
from rules.history import History
from rules.record import Record, read, write
from tests.laws.cases import every_game
from tests.specimens import Played, Specimen, random_entry


def machine(game: Specimen) -> type[RuleBasedStateMachine]:
    """Build the machine of one game."""
    rules = game.rules

    class Table(RuleBasedStateMachine):
        history: History

        @initialize(seats=st.sampled_from(rules.INFO.seats), seed=st.integers(0, 2**16))
        def open(self, seats: int, seed: int) -> None:
            self.rng = Random(seed)
            self.history = History.start(rules, seats, rules.Options())

        def state(self) -> Any:
            return self.history.state

        @precondition(lambda self: bool(rules.to_act(self.state())))
        @rule(count=st.integers(1, 12))
        def play_some(self, count: int) -> None:
            for _ in range(count):
                entry = random_entry(rules, self.state(), self.rng)
                if entry is not None:
                    before, self.history = self.state(), self.history.after(*entry)
                    assert Played(before, *entry, self.state()).conserves(game)

        @precondition(lambda self: self.history.entries)
        @rule(which=st.integers(0, 10**6), seat=st.integers(0, 5))
        def play_something_old(self, which: int, seat: int) -> None:
            entry = self.history.entries[which % len(self.history.entries)]
            before = self.history
            seat %= before.seats
            refusal = rules.explain(self.state(), seat, entry.move)
            if refusal is None:
                self.history = before.after(seat, entry.move)
                return
            with pytest.raises(Illegal):
                before.after(seat, entry.move)
            assert self.history is before

        @precondition(lambda self: self.history.undo_point() is not None)
        @rule()
        def take_back(self) -> None:
            point = self.history.undo_point()
            assert point is not None
            self.history = self.history.at(point)
            assert rules.to_act(self.state()) != {NATURE}

        @rule()
        def reload(self) -> None:
            assert read(write(Record(self.history)).encode()).history == self.history

    return Table


@every_game
def test_any_course_of_events(game: Specimen) -> None:
    run_state_machine_as_test(
        machine(game),
        settings=settings(
            max_examples=12, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
