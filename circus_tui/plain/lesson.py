"""A lesson, line by line: the same positions and the same judging as on the screen, told in steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from circus_tui.keyboard.spelling import spelled
from circus_tui.learning.table import LessonTable
from circus_tui.plain.console import Console
from circus_tui.plain.game import PlainGame
from circus_tui.plain.hearing import Pause
from circus_tui.plain.reading import words_of
from circus_tui.storage.store import StoreError
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating
from rules.core import Refusal, Seat
from rules.teaching.lesson import STARS
from rules.teaching.run import Run, wanted
from rules.wording import counted

HELP: Final = (
    "goal: what the lesson is about, and the present step. hint: what to type; it costs a star.",
    "again: begin the lesson anew. quit: back to the lessons.",
)
_KEY: Final = r"\[\w+\]"
_BY_KEYS: Final = (
    (rf" \({_KEY}(?:, then {_KEY})?\)| \(right\)", ""),
    (rf",? by their letters, then {_KEY}", ""),
    (rf",?(?: each)? with (?:{_KEY}|Backspace|Left|Right|Space|the arrows)(?=[ ,.:])", ""),
    (rf": press {_KEY}, go to [0-9]+, {_KEY}(?=[.])", ""),
    (rf"Press {_KEY}, put", "Put"),
    (rf"[:,]?(?: and| then)? press (?:{_KEY}|[0-9])(?:, then {_KEY})?(?=[.:;])", ""),
    (r"(?::|, and|, then) type\b[^.:]*(?=[.])", ""),
    (rf"(?::|,(?: and| then)?) {_KEY}(?: for each)?(?=[.])", ""),
    (r" Up leads to it[.]", ""),
    (r" and look, then take it(?=[.])", ""),
    (r": (?:mark|go to)\b[^.:;]*(?=[.])", ""),
    (r"\bGo to the\b", "Choose the"),
    (r":(?=[.,;])", ""),
)
"""How a lesson speaks of keys and of a cursor, and what is said instead where there are none."""


_OWN_CHOICE: Final = "with the arrows, then [confirm]"
"""How a step speaks of keys that leaves to the learner what is chosen with them."""


class Solved(Exception):
    """A lesson is over, and the next one is wanted."""


class PlainLesson(PlainGame):
    """Takes one lesson on a console."""

    table: LessonTable
    HAGGLES = False

    def __init__(self, table: LessonTable, console: Console) -> None:
        """Sit down to a lesson."""
        super().__init__(table, console, Company(table, Seating()))
        self._step = -1
        self._kept = False

    @property
    def lone(self) -> Seat | None:
        """Whoever learns: nothing at this table is secret from them."""
        return self.table.lesson.seat

    @property
    def run(self) -> Run:
        """How far the lesson is."""
        return self.table.run

    def begin(self) -> None:
        """Say what the lesson is about."""
        self.console.say(f"{self.table.lesson.title}. {self.table.lesson.goal}")

    def _announce(self) -> None:
        """What is to be done now, or what was overlooked."""
        if self.run.slip:
            self.console.say(self._spoken(self.run.slip))
        if self._step != self.run.number and not self.run.solved:
            self._step = self.run.number
            self._tell_step()

    def _tell_step(self) -> None:
        words = self._spoken(self.run.text)
        said = f"Step {self.run.number + 1} of {len(self.run.lesson.steps)}. {words}"
        if words != self.run.text and _OWN_CHOICE not in self.run.text:
            move = wanted(self.run)
            said = said if move is None else f"{said} Type: {self.typed(move)}"
        self.console.say(said)

    def _rest(self, why: Pause, words: str) -> None:
        if why == "over" and not self._kept:
            try:
                self.table.keep()
                self._kept = True
            except StoreError as error:
                self.console.say(str(error))
        super()._rest(why, words)

    def _last_words(self) -> str:
        worth = counted(self.run.stars, "star")
        return f"{self._spoken(self.run.text)} Solved: {worth} of {STARS}. Enter: the next lesson; again; quit."

    def go_on(self) -> None:
        """Begin the next round, or the next lesson. Raises `Solved`."""
        if self.pause == "over":
            raise Solved
        super().go_on()

    def refuse(self, refusal: Refusal, *, asking: bool = False) -> None:
        """Say why a move is not allowed; a step may have asked to try just that."""
        super().refuse(refusal, asking=asking)
        before = self.run.number
        self.table.tried(refusal, asking=asking)
        if self.run.number == before:
            self._revision = self.table.revision

    def answer(self, text: str) -> None:
        """Take what is typed as anywhere; what the hint says, which may be against the rules, before all else."""
        move = wanted(self.run)
        if move is not None and words_of(text) == words_of(self.typed(move)):
            self.play(move)
        else:
            super().answer(text)

    def typed(self, move: Any) -> str:
        """What can be typed for a move: what it is called, or if that is not allowed, its kind and its parts."""
        allowed = self.table.rules.explain(self.view, self.seat, move) is None
        return self.lister.words(move) if allowed else self.lister.spelt(move)

    @property
    def helping(self) -> Sequence[str]:
        """Help with the lesson instead of a table's."""
        return HELP

    def obeys(self, word: str, rest: str) -> bool:
        """Help with the lesson: what it wants, how it is done, the beginning once more."""
        match word:
            case "hint":
                self._hint()
            case "goal":
                self.console.say(self.table.lesson.goal)
                if not self.run.solved:
                    self._tell_step()
            case "again" | "undo" | "u":
                self._again()
            case _:
                return False
        return True

    def _hint(self) -> None:
        if self.pause:
            self.console.say("There is nothing to decide now.")
            return
        self.table.help()
        move = wanted(self.run)
        self.console.say(self._spoken(self.run.step.hint) if move is None else f"Type: {self.typed(move)}")

    def _spoken(self, text: str) -> str:
        return spoken(text, self.table.rules.INFO.slug)

    def _again(self) -> None:
        self._step, self._kept = -1, False
        self.table.again()
        self._heard = self.table.entries
        self._known.clear()
        self.console.say("From the beginning.")


def spoken(text: str, game: str) -> str:
    """What a lesson of a game says, without the keys that do it on the screen; those of a hint stay."""
    for pattern, instead in _BY_KEYS:
        text = re.sub(pattern, instead, text)
    return spelled(text, game)
