"""Somebody who takes a lesson in a session without a screen, with its solution, key by key."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import attrs

from circus_tui.keyboard.keys import Guard
from circus_tui.screens.contract import Decision, Lift, Played, PlayedByAll
from circus_tui.screens.lesson import LessonSession, sit_down
from circus_tui.storage.store import Store
from rules.core import Refusal
from rules.teaching.run import Run, wanted
from tests.lessons import reached
from tests.shell.stage import Ticking

MOST = 12_000
"""Decisions looked at; typing a number takes many."""


@attrs.define
class Learner:
    """A session at a lesson, and the guard of its keyboard."""

    session: LessonSession
    guard: Guard

    @classmethod
    def at(cls, store: Store, slug: str, number: int) -> Learner:
        """Sit down to lesson `number`, counted from 0."""
        guard = Guard(Ticking())
        return cls(sit_down(store, slug, number, guard), guard)

    @property
    def run(self) -> Run:
        """How far it is."""
        return self.session.lesson_table.run

    @property
    def decision(self) -> Decision:
        """What is being decided."""
        decision = self.session.decision
        assert decision is not None
        return decision

    def press(self, name: str) -> None:
        """Press a key that does this."""
        self.guard.hears(name)
        self.session.press(name)

    def steps(self) -> Iterator[Run]:
        """Solve the lesson; give how it stands at the beginning of every step at which something is decided."""
        number = -1
        while not self.run.solved:
            if self.run.waits:
                self.guard.hears("go_on")
                self.session.go_on()
                continue
            if self.run.number != number:
                number = self.run.number
                yield self.run
            self._solve()

    def _solve(self) -> None:
        """Do the next thing that the solution does."""
        run, move = self.run, wanted(self.run)
        for _ in range(2):
            for name in path(self.decision, move, run):
                self.press(name)
            if self.run is not run:
                return
        raise AssertionError(f"no keys lead to {move} at {run.text}")


def path(opened: Decision, move: Any, run: Run) -> tuple[str, ...]:
    """What is pressed from a decision to a move, or to the try that is asked for; else to one's own cards."""
    ways: dict[Decision, tuple[str, ...]] = {opened: ()}
    ahead = deque([opened])
    lift: tuple[str, ...] = ()
    while ahead and len(ways) < MOST:
        decision = ahead.popleft()
        for name in reached(decision):
            outcome, way = decision.press(name), (*ways[decision], name)
            if made(outcome)[:1] == (move,) or (isinstance(outcome, Refusal) and solves(outcome, run)):
                return way
            if outcome == Lift(opened.seat) and not lift:
                lift = way
            if not isinstance(outcome, Played | PlayedByAll | Lift | Refusal) and outcome not in ways:
                ways[outcome] = way
                ahead.append(outcome)
    return lift


def solves(outcome: Any, run: Run) -> bool:
    """Whether what a key has done is what the step asks for."""
    if isinstance(outcome, Refusal):
        return run.tried(outcome).number > run.number
    return any(run.is_met_by(move) for move in made(outcome)[:1])


def made(outcome: Any) -> tuple[Any, ...]:
    """The moves that a key has made."""
    if isinstance(outcome, PlayedByAll | Lift):
        return tuple(move for _, move in outcome.entries)
    return outcome.moves if isinstance(outcome, Played) else ()
