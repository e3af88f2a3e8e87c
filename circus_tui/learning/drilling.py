"""Quick questions on a game, one after the other, whatever shows them: which comes next, and how it went."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from random import SystemRandom
from typing import Final

from circus_tui.learning.progress import Progress, profile_of
from circus_tui.learning.repetition import TABLE_READY, Box, next_kind
from circus_tui.storage.store import Store
from rules.core import Clause, Randomness
from rules.teaching import drills_of
from rules.teaching.drill import Question, about

PEOPLE: Final = ("you", "Ben", "Cleo", "Dan", "Eve", "Fay")
"""Who is spoken of in answers."""

_REMEMBERED: Final = 2 * TABLE_READY
"""Questions that are not asked again so soon."""

_ATTEMPTS: Final = 20
"""Questions made in search of one that has not just been asked: some kinds have few."""


class Drilling:
    """Asks about a game; how each kind of question went is kept for whoever learns. `row`: right answers in a row."""

    def __init__(
        self,
        slug: str,
        clause: Clause | None = None,
        rng: Randomness | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Ask about a game, or one of its rules, if there are questions on it.

        `clock` gives seconds, from which it is known what is due.
        """
        self.slug = slug
        self.row = 0
        self._rng: Randomness = rng or SystemRandom()
        some = {} if clause is None else about(drills_of(slug), clause, self._rng)
        self.clause = clause if some else None
        self._drills = some or drills_of(slug)
        self._clock = clock
        self._boxes: dict[str, Box] = {}
        self._kind = next(iter(self._drills))
        self._asked: deque[str] = deque(maxlen=_REMEMBERED)
        self.question = self._another()

    @property
    def is_passed(self) -> bool:
        """Whether that was the last right answer it takes to be ready for the table: questions on all of the game."""
        return self.row == TABLE_READY and self.clause is None

    def recall(self, store: Store) -> None:
        """Go on with what is known already. Raises `StoreError`."""
        self._boxes = Progress(store.folder).boxes(profile_of(store), self.slug)

    def ask(self) -> None:
        """Go on with another question."""
        self._kind = next_kind(self._drills, self._boxes, self._clock(), self._rng)
        self.question = self._another()

    def _another(self) -> Question:
        """A question of the kind whose turn it is, if possible one that has not just been asked."""
        drill = self._drills[self._kind]
        made = (drill(self._rng) for _ in range(_ATTEMPTS))
        question = next((each for each in made if each.text not in self._asked), None) or drill(self._rng)
        self._asked.append(question.text)
        return question

    def judge(self, store: Store, place: int) -> None:
        """Take an answer, and keep how it went. Raises `StoreError`."""
        right = place == self.question.answer
        self.row = self.row + 1 if right else 0
        box = self._boxes.get(self._kind, Box()).answered(self._clock(), right=right)
        self._boxes = {**self._boxes, self._kind: box}
        progress, profile = Progress(store.folder), profile_of(store)
        progress.answered(profile, self.slug, self._kind, box)
        if self.is_passed:
            progress.ready(profile, self.slug)
