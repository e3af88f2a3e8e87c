"""A state machine that plays, errs, takes back and reloads as it likes, over every game."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from rules.core import CHANCE, Illegal
from rules.history import History
from rules.record import Record, read, write
from tests.laws.cases import every_game
from tests.specimens import Played, Specimen, random_entry


class Course(RuleBasedStateMachine):
    """Any course of events in one game."""

    game: ClassVar[Specimen]
    history: History

    @property
    def state(self) -> Any:
        return self.history.state

    @initialize(which=st.integers(0, 10), seed=st.integers(0, 2**16))
    def open(self, which: int, seed: int) -> None:
        rules = self.game.rules
        self.rng = Random(seed)
        self.history = History.start(rules, rules.INFO.seats[which % len(rules.INFO.seats)], rules.Options())

    @precondition(lambda self: bool(self.game.rules.to_act(self.state)))
    @rule(count=st.integers(1, 12))
    def play_some(self, count: int) -> None:
        for _ in range(count):
            entry = random_entry(self.game.rules, self.state, self.rng)
            if entry is not None:
                before, self.history = self.state, self.history.after(*entry)
                assert Played(before, *entry, self.state).conserves(self.game)

    @precondition(lambda self: self.history.entries)
    @rule(which=st.integers(0, 10**6), seat=st.integers(0, 5))
    def play_something_old(self, which: int, seat: int) -> None:
        before = self.history
        entry = before.entries[which % len(before.entries)]
        seat %= before.seats
        if self.game.rules.explain(self.state, seat, entry.move) is None:
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
        assert self.game.rules.to_act(self.state) != {CHANCE}

    @rule()
    def reload(self) -> None:
        assert read(write(Record(self.history)).encode()).history == self.history


@every_game
def test_any_course_of_events(game: Specimen) -> None:
    machine = type(f"CourseOf{game.slug}", (Course,), {"game": game})
    quick = settings(max_examples=12, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine, settings=quick)
