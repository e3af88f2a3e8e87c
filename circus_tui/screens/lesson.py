"""A lesson on a game's own screen: what is to be done stands above the table, and the learner alone sits there."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, Guard
from circus_tui.keyboard.pages.lesson import DONE, HINT, LEAVE, NEXT, OWN, REPEAT, TASK
from circus_tui.keyboard.spelling import key, spelled
from circus_tui.learning.progress import Progress, profile_of
from circus_tui.learning.table import LessonTable
from circus_tui.screens.contract import Decision, Decisions, Outcome, Played, Size, decisions_of
from circus_tui.screens.cursor import reach
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store, StoreError
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.task import Task, star_words
from circus_tui.widgets.title_bar import Heading
from rules import GAMES
from rules.core import Clause, Refusal, Seat
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson

_LEFT_OUT: Final = frozenset({"undo", "hide", "again", "record", "go_on", "who", "quit"})


class LessonSession(Session):
    """A session without a curtain, at a table where a lesson answers."""

    def __init__(
        self, table: LessonTable, number: int, lessons: tuple[Lesson, ...], decisions: Decisions, guard: Guard
    ) -> None:
        """Take lesson `number`, counted from 0, of these."""
        self.number = number
        self.lessons = lessons
        self.unfolded = True
        self._kept = False
        super().__init__(table, decisions, guard)
        self.lesson_table = table

    @property
    def slug(self) -> str:
        """The slug of the game that is taught."""
        return self.table.rules.INFO.slug

    @property
    def standing(self) -> str:
        """The stars it is still worth."""
        return star_words(self.lesson_table.run.stars)

    @property
    def tasks(self) -> tuple[str, ...]:
        """What is to be done, longer and shorter, while the panel is folded away."""
        run = self.lesson_table.run
        return () if self.unfolded or run.solved else tuple(spelled(each, self.slug) for each in run.briefs)

    @property
    def reading(self) -> Clause:
        """The rule to read about: once it is solved, one that the lesson is about."""
        return self.lesson_table.run.reading

    @property
    def is_last(self) -> bool:
        """Whether no lesson comes after it."""
        return self.number + 1 == len(self.lessons)

    @property
    def duty(self) -> Row:
        """Once it is solved, what comes next, whatever the game would go on with."""
        if not self.lesson_table.run.solved:
            return ()
        following = "back to the lessons" if self.is_last else f"the next lesson, {self.lessons[self.number + 1].title}"
        return row(Span("► ", "gold bold"), Span(f"{key('confirm')}: {following}.", "gold bold"))

    def heading(self, heading: Heading) -> Heading:
        """Which lesson it is, in place of how far the game is."""
        place = f"lesson {self.number + 1} of {len(self.lessons)}   {self.lesson_table.lesson.title}"
        return Heading(f"Learn {heading.game}", place, standing=heading.standing)

    def offers(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What there is at a table, without what a lesson has no use for."""
        run = self.lesson_table.run
        out = _LEFT_OUT - {"go_on"} if run.waits and not run.solved else _LEFT_OUT
        kept = [each for each in actions if each.name not in out]
        if run.solved:
            return keys.with_common((DONE if self.is_last else NEXT, REPEAT, TASK), (*kept, LEAVE))
        own = [each for each in kept if each not in keys.COMMON]
        common = [each for each in kept if each in keys.COMMON and each is not keys.WHY]
        decides = 1 + max((k for k, each in enumerate(own) if each.name == "confirm"), default=-1)
        why = (keys.WHY,) if keys.WHY in kept else ()
        mine = (*own[:decides], HINT, *own[decides:])
        return keys.with_common(mine, (*why, TASK, REPEAT, *common, LEAVE))

    def panels(self, form: Size) -> dict[str, Zone[Any]]:
        """The panel over the table, if it is not folded away."""
        run = self.lesson_table.run
        if self.explains:
            return super().panels(form)
        if not self.unfolded:
            return {}
        steps = len(run.lesson.steps)
        price = "" if run.hinted else ", costs a star"
        place = (
            "solved"
            if run.solved
            else f"{key('hint')}: hint{price} · {key('lesson.task')}: fold · step {run.number + 1} of {steps}"
        )
        hint = spelled(run.step.hint, self.slug) if run.hint and not run.solved else ""
        stars = run.stars if run.solved else None
        texts = tuple(spelled(each, self.slug) for each in run.lesson.texts)
        goal, text, slip = (spelled(each, self.slug) for each in (run.aim, run.text, run.slip))
        task = Task(goal, text, slip, hint, place, stars, texts=texts)
        return {"task": task.zone(aloft=form != "roomy")}

    def press(self, name: str) -> None:
        """Help, fold the panel, begin again, or give the action to the decision."""
        match name:
            case "lesson_hint":
                self.lesson_table.help()
                self.unfolded = True
            case "task":
                self.unfolded = not self.unfolded
            case "repeat":
                self.answer = ""
                self._kept = False
                self.lesson_table.again()
                self._news()
            case _:
                super().press(name)

    def uncover(self, name: str) -> None:
        """Fold the panel away, unless the action is about the panel."""
        self.unfolded = self.unfolded and any(each.name == name for each in OWN)

    def begin(self) -> None:
        """Begin with the first step."""
        super().begin()
        self._news()

    def _news(self) -> None:
        """Begin: what has happened before the learner decides is told."""
        self.unfolded = True
        self._settle()
        self.told, self.unread = (), False
        if self.table.entries > self.lesson_table.beginning:
            self._tell(self.lesson_table.beginning)

    def _take(self, outcome: Outcome, name: str) -> None:
        super()._take(outcome, name)
        if not isinstance(outcome, Refusal):
            return
        before, answer = self.lesson_table.run, self.answer
        self.lesson_table.tried(outcome, asking=name == "why")
        after = self.lesson_table.run
        if after.number != before.number:
            self.unfolded = True
            if after.solved or after.history != before.history:
                self._guard.decided()
                self._settle()
                self.answer = answer

    def _play(self, entries: tuple[tuple[int, Any], ...], agreed: frozenset[int] = frozenset()) -> bool:
        before, seen = self.lesson_table.run, self.table.entries
        played = super()._play(entries, agreed)
        after = self.lesson_table.run
        if after.slip or after.number != before.number:
            self.unfolded = True
        if played and self.table.entries > seen:
            self._tell(seen + len(entries))
        return played

    def _open(self, seat: Seat, view: Any) -> None:
        """Where one is to choose, the cursor begins beside what is looked for."""
        super()._open(seat, view)
        if self.lesson_table.run.step.chooses:
            self.decision = self._opened = self._beside()

    def _beside(self) -> Decision | None:
        """The decision with the cursor on the nearest other thing that can be done, if there is one."""
        if self.decision is None:
            return None
        for decision in reach(self.decision):
            match decision.press("confirm"):
                case Played((move, *_)) if not self.lesson_table.run.is_met_by(move):
                    return decision
        return self.decision

    def _settle(self) -> None:
        """The learner's own view is shown whoever is to act; what has been solved is kept."""
        super()._settle()
        if self.lesson_table.run.solved:
            self._keep()

    def _forget(self) -> None:
        """Nothing at this table is secret from whoever sits here."""
        super()._forget()
        self.sitting = self.lesson_table.lesson.seat
        self.view = self.table.view(self.sitting)

    def _keep(self) -> None:
        if self._kept:
            return
        try:
            self.lesson_table.keep()
            self._kept = True
        except StoreError as error:
            self.answer = str(error)


def sit_down(store: Store, slug: str, number: int, guard: Guard, deeds: int = 0) -> LessonSession:
    """Sit down to a lesson of a game, after so much of its solution, and keep that it was begun."""
    rules, lessons = GAMES[slug], lessons_of(slug)
    table = LessonTable(store, rules, lessons[number], number + 1, deeds)
    session = LessonSession(table, number, lessons, decisions_of(slug), guard)
    session.begin()
    try:
        Progress(store.folder).begun(profile_of(store), slug, table.lesson.name)
    except StoreError as error:
        session.answer = str(error)
    return session
