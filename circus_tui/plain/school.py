"""The school, line by line: which game, which lesson, and what has been learnt."""

from __future__ import annotations

from typing import Final

from circus_tui.learning.drilling import Drilling
from circus_tui.learning.progress import Learnt, Progress, profile_of
from circus_tui.learning.table import LessonTable
from circus_tui.names import clean
from circus_tui.plain import commands
from circus_tui.plain.choosing import choose, numbered
from circus_tui.plain.console import Console, Left
from circus_tui.plain.drill import drill
from circus_tui.plain.lesson import HELP, PlainLesson, Solved
from circus_tui.store import Store
from rules import GAMES
from rules.catalogue import infos
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.wording import counted

_QUESTIONS: Final = "Quick questions"
_WORDS: Final = "Lessons are the same as on the screen, but everything is typed: the number of a choice, or its words."


def learn(store: Store, console: Console, slug: str | None = None, number: int | None = None) -> None:
    """Take lessons of a game, from that number on, or as they are chosen. Raises `Left`, EOFError, `StoreError`."""
    _say_who(store, console)
    slug = slug or _game(store, console)
    lessons = lessons_of(slug)
    console.say(f"Learn {infos()[slug].title}. {_WORDS}", *HELP)
    at = number and number - 1
    while True:
        at = _lesson(store, console, slug) if at is None else at
        try:
            if at == len(lessons):
                drill(store, console, Drilling(slug))
            _take(store, console, slug, at)
        except Solved:
            at = at + 1 if at + 1 < len(lessons) else None
        except Left:
            at = None


def _say_who(store: Store, console: Console) -> None:
    """Ask whose progress is kept, if that is not known yet."""
    name = profile_of(store)
    if not name:
        console.say("Who learns? A name, by which your progress is kept.")
        name = clean(console.ask())
        store.remember("profile", name)
    console.say(f"What {name or 'you'} learn{'s' if name else ''} is kept.")


def _learnt(store: Store, slug: str) -> Learnt:
    return Progress(store.folder).learnt(profile_of(store)).get(slug, Learnt())


def _game(store: Store, console: Console) -> str:
    found = [info for info in infos().values() if info.lessons]
    solved = [len(_learnt(store, info.slug).stars) for info in found]
    console.say(
        *numbered(
            [
                f"{info.title}: {count} of {info.lessons} lessons solved."
                for info, count in zip(found, solved, strict=True)
            ]
        )
    )
    return choose(console, [info.slug for info in found], [info.title for info in found])


def _lesson(store: Store, console: Console, slug: str) -> int:
    """The number of the lesson that is chosen, from 0, or one more for quick questions.

    Enter takes the first that is not solved.
    """
    learnt, lessons = _learnt(store, slug), lessons_of(slug)
    ready = " You are ready for the table." if learnt.ready else ""
    console.say(*numbered([*(_line(lesson, learnt) for lesson in lessons), f"{_QUESTIONS}.{ready}"]))
    ahead = next((k for k, lesson in enumerate(lessons) if lesson.name not in learnt.stars), 0)
    console.say(f"Type a number, or press Enter for {lessons[ahead].title}.")
    titles = [*(lesson.title for lesson in lessons), _QUESTIONS]
    return choose(console, range(len(titles)), titles, usual=ahead)


def _line(lesson: Lesson, learnt: Learnt) -> str:
    stars = learnt.stars.get(lesson.name)
    return f"{lesson.title}." if stars is None else f"{lesson.title}: solved, {counted(stars, 'star')}."


def _take(store: Store, console: Console, slug: str, number: int) -> None:
    """Take one lesson. Raises `Solved`, `Left`, EOFError, `StoreError`."""
    table = LessonTable(store, GAMES[slug], lessons_of(slug)[number], number + 1)
    Progress(store.folder).begun(profile_of(store), slug, table.lesson.name)
    lesson = PlainLesson(table, console)
    console.say(f"Lesson {number + 1} of {len(lessons_of(slug))}.")
    lesson.begin()
    commands.play(lesson)
