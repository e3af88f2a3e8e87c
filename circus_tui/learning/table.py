"""A lesson as a table: the learner's moves are answered by the lesson, and nothing of it is a saved game."""

from __future__ import annotations

from typing import Any

from circus_tui.learning.progress import Progress, profile_of
from circus_tui.storage.store import Match, Store
from circus_tui.tables.hotseat import Decide, Interval, Over, Situation
from circus_tui.tables.table import StaleError, Table, TakeBack
from rules.codec import encode_options
from rules.core import AnyRules, Refusal, Seat
from rules.teaching.example import run_at
from rules.teaching.lesson import Lesson
from rules.teaching.run import Run, opened


class LessonTable(Table):
    """Only the learner decides here; `run` says how far the lesson is."""

    def __init__(self, store: Store, rules: AnyRules, lesson: Lesson, number: int, deeds: int = 0) -> None:
        """Take that lesson, which is known by its number at least 1; saved games have other numbers.

        So many of the things that solve it have been done already; a lesson that was joined late is not kept as solved.
        """
        self.lesson = lesson
        self._whole = not deeds
        self.beginning = len(opened(rules, lesson).entries)
        """How many entries led to the position with which the lesson begins."""
        self.run = run = run_at(rules, lesson, deeds)
        seats, info = run.history.seats, rules.INFO
        names, options = _names(store, lesson)[:seats], encode_options(run.history.options)
        match = Match(-number, info.slug, info.rules_version, names, options, None, False, None, "", 0)
        super().__init__(store, match, run.history, None)

    @property
    def watching(self) -> bool:
        """Whether others play and this window only watches: never in a lesson."""
        return False

    def leave(self) -> None:
        """There is nothing to give free."""

    def wake(self) -> None:
        """There is nothing to go on with before the learner has moved."""

    def situation(self, sitting: Seat | None, computers: frozenset[Seat] = frozenset()) -> Situation:
        """The learner decides, or looks at a result, or has solved it."""
        run = self.run
        if run.solved or not self.rules.to_act(run.state):
            return Over()
        if run.waits:
            return Interval()
        seat = self.lesson.seat
        return Decide(seat, seat if self.rules.private(run.state, seat) else None)

    def play_all(
        self, entries: tuple[tuple[Seat, Any], ...], revision: int, agreed: frozenset[Seat] = frozenset()
    ) -> None:
        """Make moves; the lesson may say why one of them is not to be made. Raises `Illegal` and `StaleError`."""
        if revision != self.revision:
            raise StaleError("The table has gone on meanwhile: look at it again.")
        self._follow(self.run.played(entries))

    def tried(self, refusal: Refusal, *, asking: bool) -> None:
        """Note that the learner has met a refusal."""
        self._follow(self.run.tried(refusal, asking=asking))

    def advance(self) -> None:
        """Begin the next round."""
        self._follow(self.run.advance())

    def help(self) -> None:
        """Ask for the hint of this step, which costs a star."""
        self.run = self.run.asked()

    def again(self) -> None:
        """Begin the lesson again, at its beginning."""
        self._told.clear()
        self._whole = True
        self._follow(Run.begin(self.rules, self.lesson))

    def keep(self) -> None:
        """Keep that the lesson has been solved, if all of it has been. Raises `StoreError`."""
        if not self._whole:
            return
        run = self.run
        met = {clause.number for clause in (*self.lesson.rules, *run.met)}
        Progress(self._store.folder).solved(
            profile_of(self._store), self.rules.INFO.slug, self.lesson.name, run.stars, met
        )

    def take_back(self, computers: frozenset[Seat] = frozenset()) -> TakeBack | None:
        """A lesson is begun again instead."""
        return None

    def _follow(self, run: Run) -> None:
        self.run = run
        self._history = run.history
        self.revision += 1


def _names(store: Store, lesson: Lesson) -> tuple[str, ...]:
    """Who sits at the table: in the learner's seat whoever learns, if that name is not taken by another."""
    name = profile_of(store)
    if not name or name in lesson.names:
        return lesson.names
    return tuple(name if seat == lesson.seat else other for seat, other in enumerate(lesson.names))
